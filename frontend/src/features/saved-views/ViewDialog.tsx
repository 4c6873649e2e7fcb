// Names what a list shows, or renames a view, and says whether colleagues see it.
import { changeView, type SavedViewView, saveView } from '@practicum/shared/features/saved-views/saved-views.contract'
import { NAME_MAX } from '@practicum/shared/features/saved-views/saved-views.fields'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import { addressOf } from './use-views'
import { mayShare } from './view-rights'

export interface ViewDialogProps {
  readonly list: string
  /** What is kept under the name. */
  readonly kept: Pick<SavedViewView, 'query' | 'tab'>
  /** Absent: a new one. */
  readonly view?: SavedViewView | undefined
  readonly onClose: () => void
}

export default function ViewDialog({ list, kept, view, onClose }: ViewDialogProps) {
  const translate = useTranslate()
  const me = useMe()
  const [opened] = useState(view)
  const { query, tab } = kept
  const form = Form.useDialogForm({
    messages: 'saved-views.field',
    values: { name: opened?.name ?? '', shared: opened?.shared ?? false },
    request: values => {
      const body = { ...values, query, tab }
      return opened
        ? requestOf(changeView, { params: { id: opened.id }, body: { ...body, version: opened.version } })
        : requestOf(saveView, { body: { list, ...body } })
    },
    onClose,
    onSaved: ({ id }, { name }) => ({
      notice: opened ? 'saved-views.renamed' : 'saved-views.saved',
      args: { name },
      ...(!opened && { to: addressOf({ list, query, tab, id }) }),
    }),
  })
  const { bind } = form
  return (
    <Form.FormDialog
      {...{ form, onClose }}
      title={translate(opened ? 'saved-views.form.change' : 'saved-views.form.save')}
      submit={translate('saved-views.form.submit')}
    >
      <Form.TextField {...bind('name')} max={NAME_MAX} required autoFocus />
      {(mayShare(me) || opened?.shared) && (
        <Form.SwitchField {...bind('shared')} help={translate('saved-views.form.shared')} />
      )}
    </Form.FormDialog>
  )
}

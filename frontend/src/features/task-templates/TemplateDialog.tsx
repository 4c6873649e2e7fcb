// Names what a form says, or renames a template, and says whether colleagues see it.
import {
  changeTaskTemplate,
  saveTaskTemplate,
  type TaskTemplateView,
} from '@practicum/shared/features/task-templates/task-templates.contract'
import { TEMPLATE_NAME_MAX } from '@practicum/shared/features/task-templates/task-templates.fields'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import type { TemplateContent } from './template-content'
import { mayShare } from './template-rights'

export interface TemplateDialogProps {
  readonly kept: TemplateContent
  /** Absent: a new one. */
  readonly template: TaskTemplateView | undefined
  readonly onClose: () => void
  readonly onChanged: (template: TaskTemplateView) => void
}

export function TemplateDialog({ kept, template, onClose, onChanged }: TemplateDialogProps) {
  const translate = useTranslate()
  const me = useMe()
  const [opened] = useState(template)
  const { description, due_in, repeat_on, repeat_days, repeat_for, due_after } = kept
  const content: TemplateContent = { description, due_in, repeat_on, repeat_days, repeat_for, due_after }
  const form = Form.useDialogForm({
    messages: 'templates.field',
    values: { name: opened?.name ?? '', shared: opened?.shared ?? false },
    request: values => {
      const body = { ...values, ...content }
      return opened
        ? requestOf(changeTaskTemplate, { params: { id: opened.id }, body: { ...body, version: opened.version } })
        : requestOf(saveTaskTemplate, { body })
    },
    onClose,
    onSaved: ({ version }, { name, shared }) => {
      if (opened) onChanged({ ...opened, ...content, name, shared, version })
      return { notice: opened ? 'templates.changed' : 'templates.saved', args: { name } }
    },
  })
  const { bind } = form
  return (
    <Form.FormDialog
      {...{ form, onClose }}
      title={translate(opened ? 'templates.form.change' : 'templates.form.save')}
      submit={translate('templates.form.submit')}
    >
      <Form.TextField {...bind('name')} max={TEMPLATE_NAME_MAX} required autoFocus />
      {(mayShare(me) || opened?.shared) && (
        <Form.SwitchField {...bind('shared')} help={translate('templates.form.shared')} />
      )}
    </Form.FormDialog>
  )
}

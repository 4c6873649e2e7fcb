// Asks for the erasure of a person: whom, and why.
import Alert from '@mui/material/Alert'
import { requestErasure } from '@practicum/shared/features/erasures/changing.contract'
import type { ErasablePerson } from '@practicum/shared/features/erasures/erasures.contract'
import { REASON_MAX } from '@practicum/shared/features/erasures/erasures.steps'
import { refuse } from '@practicum/shared/kernel/refusal'
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import { erasingMessages } from './erasing.messages'
import { PersonSearchField } from './PersonSearchField'

interface Values {
  readonly user_id: ErasablePerson | null
  readonly reason: string
}

const EMPTY: Values = { user_id: null, reason: '' }
const NOBODY = refuse('erasure.person_unknown', {}, { field: 'user_id' })
/** Stands for nobody until somebody is found: the rule above says so first. */
const UNKNOWN = '00000000-0000-0000-0000-000000000000'

interface RequestErasureDialogProps {
  readonly onClose: () => void
}

export default function RequestErasureDialog({ onClose }: RequestErasureDialogProps) {
  return (
    <ScreenWords name="erasing" english={erasingMessages}>
      <Request onClose={onClose} />
    </ScreenWords>
  )
}

function Request({ onClose }: RequestErasureDialogProps) {
  const translate = useTranslate()
  const form = Form.useDialogForm<Values, { id: string }>({
    messages: 'erasing.field',
    values: EMPTY,
    request: ({ user_id: person, reason }) => {
      const whom = { user_id: person?.id ?? UNKNOWN, ...(person?.invite_id && { invite_id: person.invite_id }) }
      return requestOf(requestErasure, { body: { ...whom, reason } })
    },
    rules: ({ user_id }) => (user_id === null ? [NOBODY] : []),
    onClose,
    onSaved: ({ id }) => ({ notice: 'erasing.request.success', to: `/erasures/${id}` }),
  })
  const { bind } = form
  return (
    <Form.FormDialog
      form={form}
      onClose={onClose}
      title={translate('erasing.request.title')}
      submit={translate('erasing.request.submit')}
    >
      <Alert severity="warning">{translate('erasing.request.text')}</Alert>
      <PersonSearchField {...bind('user_id')} help={translate('erasing.search.help')} />
      <Form.TextField
        {...bind('reason')}
        help={translate('erasing.request.reason_help')}
        max={REASON_MAX}
        required
        multiline
        minRows={3}
      />
    </Form.FormDialog>
  )
}

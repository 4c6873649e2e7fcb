// Asks for the erasure of a person: whom, and why.
import Alert from '@mui/material/Alert'
import { type ErasablePerson, requestErasure } from '@practicum/shared/features/erasures/erasures.contract'
import { REASON_MAX } from '@practicum/shared/features/erasures/erasures.steps'
import { refuse } from '@practicum/shared/kernel/refusal'
import { useTranslate } from 'react-admin'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import { PersonSearchField } from './PersonSearchField'

interface Values {
  readonly user_id: ErasablePerson | null
  readonly reason: string
}

const EMPTY: Values = { user_id: null, reason: '' }
const NOBODY = refuse('erasure.person_unknown', {}, { field: 'user_id' })
/** Stands for nobody until somebody is found: the rule above says so first. */
const UNKNOWN = '00000000-0000-0000-0000-000000000000'

export default function RequestErasureDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const form = Form.useDialogForm<Values, { id: string }>({
    messages: 'erasures.field',
    values: EMPTY,
    request: ({ user_id: person, reason }) => {
      const whom = { user_id: person?.id ?? UNKNOWN, ...(person?.invite_id && { invite_id: person.invite_id }) }
      return requestOf(requestErasure, { body: { ...whom, reason } })
    },
    rules: ({ user_id }) => (user_id === null ? [NOBODY] : []),
    onClose,
    onSaved: ({ id }) => ({ notice: 'erasures.request.success', to: `/erasures/${id}` }),
  })
  const { bind } = form
  return (
    <Form.FormDialog
      form={form}
      onClose={onClose}
      title={translate('erasures.request.title')}
      submit={translate('erasures.request.submit')}
    >
      <Alert severity="warning">{translate('erasures.request.text')}</Alert>
      <PersonSearchField {...bind('user_id')} help={translate('erasures.search.help')} />
      <Form.TextField
        {...bind('reason')}
        help={translate('erasures.request.reason_help')}
        max={REASON_MAX}
        required
        multiline
        minRows={3}
      />
    </Form.FormDialog>
  )
}

// The form of clients: adds one, or changes one that exists.
import { refOf } from '@practicum/shared/contract/shapes'
import { addClient, type ClientView, editClient } from '@practicum/shared/features/clients/clients.contract'
import { CODE_MAX, codeOf, isCode } from '@practicum/shared/features/clients/clients.fields'
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import { refuse } from '@practicum/shared/kernel/refusal'
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import { PeopleField } from '../people/PeopleField'
import { caseloadMessages } from './caseload.messages'

interface Values {
  readonly code: string
  readonly supervisor: readonly AvailableUser[]
}

export interface ClientFormDialogProps {
  /** Absent: a new one. */
  readonly client?: ClientView
  readonly onClose: () => void
}

/** Also opened from the palette, where its words are not there yet. */
export default function ClientFormDialog(props: ClientFormDialogProps) {
  return (
    <ScreenWords name="caseload" english={caseloadMessages}>
      <ClientForm {...props} />
    </ScreenWords>
  )
}

const ONE_SUPERVISOR = { omitted: [], roles: ['supervisor', 'faculty'], limit: 1, optional: true } as const

const valuesOf = (client: ClientView | undefined): Values => ({
  code: client?.code ?? '',
  supervisor: client?.supervisor ? [{ ...client.supervisor, role_name: client.supervisor.role_keyname }] : [],
})

const bodyOf = ({ code, supervisor: [person] }: Values) => ({ code, supervisor: person ? refOf(person) : null })

function ClientForm({ client, onClose }: ClientFormDialogProps) {
  const translate = useTranslate()
  // As it is now: what others have changed since it was opened is said above the fields.
  const opened = client
  const form = Form.useDialogForm<Values, { id: string }>({
    messages: 'caseload.field',
    values: valuesOf(client),
    request: values =>
      opened
        ? requestOf(editClient, { params: { id: opened.id }, body: { ...bodyOf(values), version: opened.version } })
        : requestOf(addClient, { body: bodyOf(values) }),
    rules: ({ code }) =>
      code.trim() === '' || isCode(codeOf(code)) ? [] : [refuse('client.code_form', {}, { field: 'code' })],
    touches: ['dashboards'],
    onClose,
    onSaved: (_answer, { code }) => ({
      notice: opened ? 'caseload.saved' : 'caseload.added',
      args: { code: codeOf(code) },
    }),
  })
  const { bind, labels } = form
  return (
    <Form.FormDialog
      {...{ form, onClose }}
      title={translate(opened ? 'caseload.form.edit' : 'caseload.form.add', { code: opened?.code })}
      submit={translate('caseload.form.submit')}
    >
      {client && (
        <Form.ConflictAlert
          {...{ form, now: valuesOf(client) }}
          text={translate('caseload.changed')}
          fields={labels(['code', 'supervisor'])}
        />
      )}
      <Form.TextField
        {...bind('code')}
        max={CODE_MAX}
        help={translate('caseload.field.code_help')}
        required
        autoFocus
      />
      <PeopleField {...bind('supervisor')} help={translate('caseload.field.supervisor_help')} rules={ONE_SUPERVISOR} />
    </Form.FormDialog>
  )
}

// Tells anew how one can be reached: all of it, by the rules of signing up.
import { listStates } from '@practicum/shared/features/countries/countries.contract'
import { changeContact, type OwnContact } from '@practicum/shared/features/people/contact.contract'
import { contactRefusals, type SaidAddress, type SaidContact } from '@practicum/shared/features/people/contact.form'
import { useMe } from '../../providers/me'
import { requestOf } from '../../providers/use-intent'
import { useRead } from '../../providers/use-query'
import { AddressFields } from '../../ui/form/AddressFields'
import * as Form from '../../ui/form/dialog'

interface ContactDialogProps {
  readonly contact: OwnContact
  readonly onClose: () => void
}

interface ContactValues extends Omit<SaidContact, 'country_code'>, SaidAddress {
  readonly country_code: string | null
}

const NAMES = {
  ...({ country: 'country_code', street: 'address1', street2: 'address2' } as const),
  ...({ city: 'city', state: 'state_id', zip: 'zip' } as const),
}
const PHONE_MAX = 40
const STUDENT_ID_MAX = 60

const valuesOf = (contact: OwnContact): ContactValues => ({
  phone: contact.phone ?? '',
  other_phone: contact.other_phone ?? '',
  address1: contact.address1 ?? '',
  address2: contact.address2 ?? '',
  city: contact.city ?? '',
  country_code: contact.country_code,
  state_id: contact.state_id,
  zip: contact.zip ?? '',
  university_student_id: contact.university_student_id ?? '',
})

const sentOf = (values: ContactValues): SaidContact & SaidAddress => ({
  ...values,
  country_code: values.country_code ?? '',
})

export default function ContactDialog({ contact, onClose }: ContactDialogProps) {
  const isTrainee = useIsTrainee()
  const now = valuesOf(contact)
  const form: Form.DialogForm<ContactValues> = Form.useDialogForm<ContactValues, unknown>({
    messages: 'contact.field',
    values: now,
    request: values => requestOf(changeContact, { body: { ...sentOf(values), version: contact.version } }),
    rules: values => contactRefusals(sentOf(values), isTrainee, states ?? known(values.state_id)),
    onClose,
    onSaved: () => ({ notice: 'contact.change.done' }),
  })
  const { bind, labels } = form
  const { words } = Form.useFields(form.control, 'contact')
  const country = form.methods.watch('country_code')
  const { data: states } = useRead(listStates, { params: { iso2: country ?? '' } }, { enabled: Boolean(country) })
  return (
    <Form.FormDialog {...{ form, onClose }} title={words('change.title')} submit={words('change.submit')}>
      <Form.ConflictAlert {...{ form, now }} text={words('meanwhile')} fields={labels(Object.keys(now))} />
      <Form.TextField {...bind('phone')} max={PHONE_MAX} type="tel" autoComplete="tel" required />
      <Form.TextField {...bind('other_phone')} max={PHONE_MAX} type="tel" help={words('optional')} autoComplete="off" />
      <AddressFields form={form} names={NAMES} required={['country', 'state']} />
      {isTrainee && (
        <Form.TextField
          {...bind('university_student_id')}
          max={STUDENT_ID_MAX}
          help={words('optional')}
          autoComplete="off"
        />
      )}
    </Form.FormDialog>
  )
}

/** While the states of the country are not there, the server judges alone. */
const known = (state: string | null): readonly { readonly id: string }[] => (state ? [{ id: state }] : [])

function useIsTrainee(): boolean {
  const { positions } = useMe().user
  return positions.some(({ role, status }) => role.keyname === 'trainee' && status !== 'archived')
}

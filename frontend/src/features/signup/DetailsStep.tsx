// The second step: how somebody can be reached, and where they are.
import { AddressFields } from '../../ui/form/AddressFields'
import { TextField } from '../../ui/form/TextField'
import { ZoneField } from '../../ui/form/ZoneField'
import { useSignupWords } from './signup-words'
import type { Signup } from './use-signup'

const NAMES = { country: 'country_code', state: 'state_id', zip: 'zip' } as const
const PHONE_MAX = 40
const STUDENT_ID_MAX = 60

export function DetailsStep({ signup: { methods, offer } }: { signup: Signup }) {
  const { fields, details } = useSignupWords()
  const { control } = methods
  return (
    <>
      <TextField
        {...{ control, label: fields.phone, max: PHONE_MAX, required: true }}
        name="phone"
        type="tel"
        autoComplete="tel"
      />
      <AddressFields form={{ control, methods }} names={NAMES} required={['country', 'state']} />
      <ZoneField control={control} name="timezone" label={fields.timezone} />
      {offer.role.keyname === 'trainee' && (
        <TextField
          {...{ control, label: fields.university_student_id, max: STUDENT_ID_MAX, help: details.optional }}
          name="university_student_id"
          autoComplete="off"
        />
      )}
    </>
  )
}

// The second step: how somebody can be reached, and where they are. Fetched while the first is filled in, with its rules.
import { useLayoutEffect } from 'react'
import { AddressFields } from '../../ui/form/AddressFields'
import { TextField } from '../../ui/form/TextField'
import { ZoneField } from '../../ui/form/ZoneField'
import { detailsComplaints } from './details-complaints'
import { StepFrame } from './StepFrame'
import { useSignupWords } from './signup-words'
import type { Signup } from './use-signup'

const NAMES = { country: 'country_code', state: 'state_id', zip: 'zip' } as const
const PHONE_MAX = 40
const STUDENT_ID_MAX = 60

export default function DetailsStep({ signup }: { signup: Signup }) {
  const { steps, fields, details } = useSignupWords()
  const { methods, offer, rules } = signup
  const { control } = methods
  useLayoutEffect(() => {
    rules.details = detailsComplaints
  }, [rules])
  return (
    <StepFrame signup={signup} title={steps.details} intro={details.intro}>
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
    </StepFrame>
  )
}

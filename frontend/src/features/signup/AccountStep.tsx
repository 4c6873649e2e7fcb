// The first step: who it is, the password, and the texts that have to be accepted.
import Box from '@mui/material/Box'
import MuiTextField from '@mui/material/TextField'
import type { Control } from 'react-hook-form'
import { TextField } from '../../ui/form/TextField'
import { useField } from '../../ui/form/use-field'
import { AcceptField } from './AcceptField'
import { PasswordFields } from './PasswordFields'
import type { SignupValues } from './signup-form'
import { useSignupWords } from './signup-words'
import type { Signup } from './use-signup'

const NAME_MAX = 100
const EMAIL_MAX = 254

export function AccountStep({ signup }: { signup: Signup }) {
  const { fields, account } = useSignupWords()
  const { control } = signup.methods
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextField
          {...{ control, label: fields.first_name, max: NAME_MAX, required: true }}
          name="first_name"
          autoComplete="given-name"
        />
        <TextField
          {...{ control, label: fields.last_name, max: NAME_MAX, required: true }}
          name="last_name"
          autoComplete="family-name"
        />
      </Box>
      {signup.offer.invite ? (
        <InvitedField control={control} />
      ) : (
        <TextField
          {...{ control, label: fields.email, max: EMAIL_MAX, required: true, help: account.email_proved }}
          name="email"
          type="email"
          autoComplete="username"
        />
      )}
      <PasswordFields control={control} policy={signup.offer.password_policy} verdict={signup.verdict} />
      <Box sx={{ display: 'grid' }}>
        <AcceptField control={control} name="terms_accepted" />
        <AcceptField control={control} name="privacy_accepted" />
      </Box>
    </>
  )
}

/** The invitation is for this address: it can be looked at and copied, and a manager of passwords finds it. */
function InvitedField({ control }: { control: Control<SignupValues> }) {
  const { fields, account } = useSignupWords()
  const { value, ref, error } = useField<SignupValues, string>({ control, name: 'email' })
  return (
    <MuiTextField
      fullWidth
      type="email"
      autoComplete="username"
      label={fields.email}
      value={value}
      inputRef={ref}
      error={error !== undefined}
      helperText={error ?? account.email_text}
      slotProps={{ input: { readOnly: true } }}
    />
  )
}

// Where the link of a mail leads that proves an address.
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { SecretField } from '../passwords/SecretField'
import { ConfirmStep } from './ConfirmStep'
import { SignUpFrame } from './SignUpFrame'
import { StepHeading } from './StepFrame'
import { filledWith, useSignupWords } from './signup-words'
import { type MailLink, useVerifying, type Verifying } from './use-verifying'

function linkIn(search: string): MailLink {
  const query = new URLSearchParams(search)
  const [email, code] = [query.get('email') ?? '', query.get('code') ?? '']
  return { email, code, newEmail: query.get('newEmail') ?? undefined }
}

export default function VerifyPage() {
  const [link] = useState(() => linkIn(window.location.search))
  const verifying = useVerifying(link)
  return (
    <SignUpFrame>
      {verifying.at === 'verified' ? (
        <ConfirmStep email={link.newEmail ?? link.email} isNew={link.newEmail !== undefined} />
      ) : (
        <Proving {...verifying} email={link.email} isNew={link.newEmail !== undefined} />
      )}
    </SignUpFrame>
  )
}

type Shown = Verifying & { readonly email: string; readonly isNew: boolean }

function Proving({ email, isNew, ...verifying }: Shown) {
  const { verify, again } = useSignupWords()
  const { at, running, failed, prove } = verifying
  return (
    <>
      <StepHeading title={verify.title} />
      <Stack spacing={2.5} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
        {at === 'checking' && running && <Typography role="status">{verify.checking}</Typography>}
        {failed !== undefined && (
          <Alert severity="error" action={at === 'checking' && <Button onClick={() => void prove()}>{again}</Button>}>
            {failed}
          </Alert>
        )}
        {at === 'password' && <PasswordForm {...verifying} email={email} isNew={isNew} />}
      </Stack>
    </>
  )
}

function PasswordForm({ email, isNew, running, prove }: Shown) {
  const { verify, fields } = useSignupWords()
  const [password, setPassword] = useState('')
  const [visible, setVisible] = useState(false)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (password !== '') void prove(password)
  }
  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography>{filledWith(isNew ? verify.new_elsewhere : verify.elsewhere, { email })}</Typography>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <SecretField
        label={fields.password}
        autoComplete="current-password"
        value={password}
        error={undefined}
        onChange={setPassword}
        visible={visible}
        onVisible={setVisible}
      />
      <Button type="submit" variant="contained" size="large" loading={running} disabled={password === ''}>
        {verify.submit}
      </Button>
    </Stack>
  )
}

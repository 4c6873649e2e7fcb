// Where somebody types the code that they were given, and goes on to sign up by it.
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { type FormEvent, useState } from 'react'
import { useSession } from '../../providers/session'
import { Field } from '../../ui/form/Field'
import { codeAddress } from './entry'
import { SignUpFrame } from './SignUpFrame'
import { StepHeading } from './StepFrame'
import { useSignupWords } from './signup-words'

const CODE_MAX = 40

export function CodePage() {
  const { leave } = useSession()
  const words = useSignupWords().code
  const [code, setCode] = useState('')
  const [asked, setAsked] = useState(false)
  const typed = code.trim()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    setAsked(true)
    if (typed !== '') leave(codeAddress(typed))
  }
  return (
    <SignUpFrame>
      <StepHeading title={words.title} />
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        {words.intro}
      </Typography>
      <Stack component="form" noValidate onSubmit={submit} spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Field
          label={words.label}
          type="text"
          autoComplete="off"
          maxLength={CODE_MAX}
          value={code}
          error={asked && typed === '' ? words.missing : undefined}
          onChange={setCode}
        />
        <Button type="submit" variant="contained" size="large">
          {words.submit}
        </Button>
      </Stack>
    </SignUpFrame>
  )
}

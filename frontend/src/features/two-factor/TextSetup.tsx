// Codes by text message are set up: a phone is named, a code goes there, and whoever gives it has the phone.
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSession } from '../../providers/session'
import { Field } from '../../ui/form/Field'
import { useFirstForm } from '../../ui/form/use-first-form'
import { PhoneForm, type SentTo } from './PhoneForm'
import { SendAgain } from './SendAgain'
import { Refused } from './StepPaper'
import { useSecondStepWords } from './second-step'
import { verifyPhone } from './two-factor.rows'
import type { Steps } from './use-step'

export interface TextSetupProps {
  readonly steps: Steps
  /** Undefined: no phone has been named yet. */
  readonly named: SentTo | undefined
  /** With the recovery codes, which nobody is told again. */
  readonly onVerified: (recoveryCodes: readonly string[]) => void
  readonly onOtherMethod: () => void
}

export default function TextSetup({ steps, named, onVerified, onOtherMethod }: TextSetupProps) {
  const words = useSecondStepWords()
  const [sent, setSent] = useState(named)
  return (
    <Stack spacing={2}>
      {sent === undefined ? (
        <PhoneForm steps={steps} onSent={setSent} />
      ) : (
        <CodeForm key={sent.phone} steps={steps} sent={sent} onVerified={onVerified} />
      )}
      <Stack sx={{ alignItems: 'flex-start' }} spacing={1}>
        {sent && <SendAgain key={sent.phone} steps={steps} againIn={sent.againIn} />}
        {sent && (
          <Button size="small" onClick={() => setSent(undefined)}>
            {words.phone.other}
          </Button>
        )}
        <Button size="small" onClick={onOtherMethod}>
          {words.setup.other_method}
        </Button>
      </Stack>
    </Stack>
  )
}

interface CodeFormProps extends Pick<TextSetupProps, 'steps' | 'onVerified'> {
  readonly sent: SentTo
}

function CodeForm({ steps, sent, onVerified }: CodeFormProps) {
  const { api } = useSession()
  const words = useSecondStepWords()
  const form = useFirstForm({
    values: { token: '' },
    check: ({ token }) => (token.trim() === '' ? { token: words.required } : {}),
    send: ({ token }) =>
      steps.run(async () => {
        const { csrf_token, recovery_codes } = await api.call(verifyPhone, { body: { token } })
        api.takeToken(csrf_token)
        onVerified(recovery_codes)
      }),
  })
  return (
    <Stack component="form" {...form.element} spacing={2.5}>
      <Refused text={steps.refused} />
      <Typography>{words.phone.sent.replace('%{phone}', sent.phone)}</Typography>
      <Field
        label={words.setup.code}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        autoFocus
        {...form.bind('token')}
      />
      <Button type="submit" variant="contained" size="large" disabled={form.running}>
        {words.setup.finish}
      </Button>
    </Stack>
  )
}

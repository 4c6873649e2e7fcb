// A passkey in place of the code after the password.
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { PublicPageProps } from '../../app/public/public-page'
import { hasAuthenticators } from '../../providers/has-authenticators'
import { useSession } from '../../providers/session'
import { Refused } from './StepPaper'
import { askedFor, useSecondStepWords } from './second-step'
import { useSteps } from './use-step'

interface PasskeyStepProps extends Pick<PublicPageProps, 'onEnter'> {
  /** There is no code to give in its place. */
  readonly isAlone?: true
}

export function PasskeyStep({ isAlone, onEnter }: PasskeyStepProps) {
  const { api } = useSession()
  const words = useSecondStepWords().token
  const { refused, run } = useSteps()
  const [missing, setMissing] = useState(false)
  const [running, setRunning] = useState(false)
  const give = async (): Promise<void> => {
    setMissing(false)
    setRunning(true)
    await run(async () => {
      const { byPasskey } = await import('../passkeys/signing-in')
      const entered = await byPasskey(api, 'second_step')
      if (entered) onEnter(askedFor() ?? entered.redirect)
      else setMissing(true)
    })
    setRunning(false)
  }
  if (!hasAuthenticators() && !isAlone) return null
  return (
    <Stack spacing={1.5} sx={{ mt: isAlone ? 0 : 2 }}>
      <Refused text={missing ? words.no_passkey : refused} />
      {isAlone && <Typography color="textSecondary">{words.passkey_text}</Typography>}
      <Button variant={isAlone ? 'contained' : 'outlined'} size="large" disabled={running} onClick={() => void give()}>
        {words.passkey}
      </Button>
    </Stack>
  )
}

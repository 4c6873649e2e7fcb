// A passkey of this device as the second step that one's role asks for: made here, and one is let in by it.
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { PublicPageProps } from '../../app/public/public-page'
import { useSession } from '../../providers/session'
import { Refused } from './StepPaper'
import { askedFor, useSecondStepWords } from './second-step'
import { useSteps } from './use-step'

interface PasskeySetupProps extends Pick<PublicPageProps, 'onEnter'> {
  readonly onOtherMethod: () => void
}

export function PasskeySetup({ onOtherMethod, onEnter }: PasskeySetupProps) {
  const { api } = useSession()
  const words = useSecondStepWords().setup
  const { refused, run } = useSteps()
  const [missing, setMissing] = useState(false)
  const [running, setRunning] = useState(false)
  const make = async (): Promise<void> => {
    setMissing(false)
    setRunning(true)
    await run(async () => {
      const { byFirstPasskey } = await import('../passkeys/signing-in')
      const entered = await byFirstPasskey(api)
      if (typeof entered === 'string') setMissing(true)
      else onEnter(askedFor() ?? entered.redirect)
    })
    setRunning(false)
  }
  return (
    <Stack spacing={2.5}>
      <Refused text={missing ? words.no_passkey : refused} />
      <Typography>{words.confirm_passkey}</Typography>
      <Button variant="contained" size="large" disabled={running} onClick={() => void make()}>
        {words.make_passkey}
      </Button>
      <Button onClick={onOtherMethod}>{words.other_method}</Button>
    </Stack>
  )
}

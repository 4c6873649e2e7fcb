// Which method, and what it asks for; nothing is made before it is confirmed.
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { TwoFactorMethod } from '@practicum/shared/access/second-step'
import { useState } from 'react'
import { useSession } from '../../providers/session'
import { Refused } from './StepPaper'
import { useSecondStepWords } from './second-step'
import { chooseTwoFactor } from './two-factor.rows'
import type { Steps } from './use-step'

/** A passkey is none of the methods: it is there at once, and turns nothing on. */
export type Choice = TwoFactorMethod | 'passkey'

export interface ChooseMethodProps {
  readonly isSmsOffered: boolean
  readonly isPasskeyOffered: boolean
  readonly steps: Steps
  readonly onChosen: (method: Choice) => void
}

export function ChooseMethod({ isSmsOffered, isPasskeyOffered, steps, onChosen }: ChooseMethodProps) {
  const { api } = useSession()
  const words = useSecondStepWords().setup
  const [method, setMethod] = useState<Choice>('authenticator')
  const [confirming, setConfirming] = useState(false)
  const [running, setRunning] = useState(false)
  const confirm = async (): Promise<void> => {
    setRunning(true)
    await steps.run(async () => {
      if (method !== 'passkey') await api.call(chooseTwoFactor, { body: { method } })
      onChosen(method)
    })
    setRunning(false)
  }
  if (confirming) {
    return (
      <Stack spacing={2.5}>
        <Refused text={steps.refused} />
        <Typography>{method === 'sms' ? words.confirm_sms : words.confirm}</Typography>
        <Button variant="contained" size="large" disabled={running} onClick={() => void confirm()}>
          {method === 'sms' ? words.to_phone : words.show}
        </Button>
        <Button onClick={() => setConfirming(false)}>{words.back}</Button>
      </Stack>
    )
  }
  const methods: readonly Choice[] = [
    'authenticator',
    ...(isSmsOffered ? (['sms'] as const) : []),
    ...(isPasskeyOffered ? (['passkey'] as const) : []),
  ]
  return (
    <Stack spacing={2.5}>
      <Typography id="method">{words.choose}</Typography>
      <RadioGroup aria-labelledby="method" value={method} onChange={(_event, value) => setMethod(value as Choice)}>
        {methods.map(one => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', '& .MuiRadio-root': { mt: -1 } }}
            label={
              <>
                <Typography>{words[one]}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {words[`${one}_text`]}
                </Typography>
              </>
            }
          />
        ))}
      </RadioGroup>
      <Button
        variant="contained"
        size="large"
        onClick={() => (method === 'passkey' ? onChosen(method) : setConfirming(true))}
      >
        {words.next}
      </Button>
    </Stack>
  )
}

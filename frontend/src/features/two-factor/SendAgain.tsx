// Another code for a phone, once the one before has had the time to arrive.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { sendCodeAgain } from '../../providers/first-rows'
import { useSession } from '../../providers/session'
import { useSecondStepWords } from './second-step'
import type { Steps } from './use-step'

export interface SendAgainProps {
  readonly steps: Steps
  /** Seconds. */
  readonly againIn: number
  readonly onSent?: () => void
}

export function SendAgain({ steps, againIn, onSent }: SendAgainProps) {
  const { api } = useSession()
  const words = useSecondStepWords().phone
  const [left, setLeft] = useState(againIn)
  const [sent, setSent] = useState(false)
  useEffect(() => {
    const ticking = setInterval(() => setLeft(seconds => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(ticking)
  }, [])
  const send = (): Promise<void> =>
    steps.run(async () => {
      const { again_in } = await api.call(sendCodeAgain, {})
      setLeft(again_in)
      setSent(true)
      onSent?.()
    })
  return (
    <Box>
      <Typography role="status" variant="body2" color="textSecondary">
        {sent && words.again_sent}
      </Typography>
      {left > 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ px: 0.625, py: 0.5 }}>
          {words.again_in.replace('%{seconds}', String(left))}
        </Typography>
      ) : (
        <Button size="small" onClick={() => void send()}>
          {words.again}
        </Button>
      )}
    </Box>
  )
}

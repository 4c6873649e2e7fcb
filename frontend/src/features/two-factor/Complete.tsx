// It is on. Recovery codes stay until their person says that they are kept; only then the dashboard opens by itself.
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'
import { RecoveryCodes } from './RecoveryCodes'
import { useSecondStepWords } from './second-step'

/** Seconds. */
export const LEAVES_AFTER = 10

export interface CompleteProps {
  /** Empty where they were shown before. */
  readonly codes: readonly string[]
  readonly onLeave: () => void
}

export function Complete({ codes, onLeave }: CompleteProps) {
  const words = useSecondStepWords().setup
  const [kept, setKept] = useState(codes.length === 0)
  return (
    <Stack spacing={2}>
      <Alert severity="success">{words.complete}</Alert>
      {kept ? <Leaving onLeave={onLeave} /> : <Keeping codes={codes} onKept={() => setKept(true)} />}
    </Stack>
  )
}

function Keeping({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const words = useSecondStepWords().setup
  return (
    <>
      <Typography variant="h2">{words.keep_title}</Typography>
      <Typography>{words.keep}</Typography>
      <RecoveryCodes codes={codes} />
      <Button variant="contained" size="large" onClick={onKept}>
        {words.kept}
      </Button>
    </>
  )
}

function Leaving({ onLeave }: { onLeave: () => void }) {
  const words = useSecondStepWords().setup
  const [left, setLeft] = useState(LEAVES_AFTER)
  const leave = useRef(onLeave)
  leave.current = onLeave
  useEffect(() => {
    const ticking = setInterval(() => setLeft(seconds => seconds - 1), 1000)
    return () => clearInterval(ticking)
  }, [])
  useEffect(() => {
    if (left <= 0) leave.current()
  }, [left])
  return (
    <>
      <Typography>{words.going.replace('%{seconds}', String(Math.max(left, 0)))}</Typography>
      <Button variant="contained" size="large" onClick={onLeave}>
        {words.go}
      </Button>
    </>
  )
}

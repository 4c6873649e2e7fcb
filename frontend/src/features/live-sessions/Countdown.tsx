// How long it is until a session begins, by the server's clock: in words, and by the second at the end; said aloud at a few moments alone.
import Box from '@mui/material/Box'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useApi } from '../../providers/session'
import { instantInWords } from '../../ui/dates'
import { useReader } from '../../ui/use-reader'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
/** From here on seconds are counted. */
const LAST_MS = 5 * MINUTE_MS
/** Minutes before at which it is said aloud. */
const SAID_AT = [10, 5, 1]

export function Countdown({ at, title }: { at: string; title: string }) {
  const translate = useTranslate()
  const left = useLeft(at)
  const reader = useReader()
  const { clock } = useApi()
  const words =
    left > 0 && left <= LAST_MS
      ? translate('live-sessions.countdown.seconds', { time: minutesAndSeconds(left) })
      : instantInWords(at, { ...reader, now: new Date(clock.now()) })
  const said = saidNow(left)
  return (
    <>
      <Box
        component="time"
        dateTime={at}
        sx={{
          ...{ display: 'inline-block', minWidth: '7em', textAlign: { sm: 'right' } },
          ...{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
          ...(left <= LAST_MS && { color: left > 0 ? 'primary.main' : 'error.main', fontWeight: 600 }),
        }}
      >
        {words}
      </Box>
      <Box component="span" role="status" sx={visuallyHidden}>
        {said === 0 && translate('live-sessions.countdown.now', { title })}
        {said !== undefined && said > 0 && translate('live-sessions.countdown.soon', { title, smart_count: said })}
      </Box>
    </>
  )
}

/** Milliseconds until then; below 0 afterwards. */
function useLeft(at: string): number {
  const { clock } = useApi()
  const [left, setLeft] = useState(() => Date.parse(at) - clock.now())
  const near = left <= LAST_MS + MINUTE_MS && left > -SECOND_MS
  useEffect(() => {
    const look = (): void => setLeft(Date.parse(at) - clock.now())
    look()
    const timer = setInterval(look, near ? SECOND_MS : MINUTE_MS / 2)
    return () => clearInterval(timer)
  }, [at, clock, near])
  return left
}

export function minutesAndSeconds(left: number): string {
  const seconds = Math.ceil(left / SECOND_MS)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Of the moments at which it is said, the one that has come; 0 when it begins. A minute later it is not true any more. */
export function saidNow(left: number): number | undefined {
  if (left <= 0) return left > -MINUTE_MS ? 0 : undefined
  return SAID_AT.find(minutes => left <= minutes * MINUTE_MS && left > (minutes - 1) * MINUTE_MS)
}

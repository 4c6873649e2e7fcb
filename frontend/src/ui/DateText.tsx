// Shows a day or an instant the way people say it, and exactly to those who point at it, reach it by keyboard or have it read to them.
import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { exactDay, exactInstant, instantByClock, instantInWords, longDay, nearDay, shortDay } from './dates'
import { useReader } from './use-reader'

export interface DayTextProps {
  readonly day: string | null
  readonly long?: boolean
  /** Only the date: where two stand side by side, or where the past is told. */
  readonly plain?: boolean
}

/** The date itself always stands there in its format; a near one has the word before it. */
export function DayText({ day, long = false, plain = false }: DayTextProps) {
  const reader = useReader()
  if (day === null) return null
  const near = plain ? undefined : nearDay(day, reader)
  const date = long ? longDay(day) : shortDay(day)
  return (
    <Exact value={day} exact={exactDay(day)}>
      {near === undefined ? (
        date
      ) : (
        <>
          {near}{' '}
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {date}
          </Box>
        </>
      )}
    </Exact>
  )
}

export interface InstantTextProps {
  readonly at: string | null
  /** The time of day stands there: for what people come to, and for what proves something. */
  readonly clock?: boolean
  /** Inside a button, which is itself what the keyboard reaches. */
  readonly inButton?: boolean
}

export function InstantText({ at, clock = false, inButton = false }: InstantTextProps) {
  const reader = useReader()
  if (at === null) return null
  return (
    <Exact value={at} exact={exactInstant(at, reader.zone)} reachable={!(inButton || clock)}>
      {clock ? instantByClock(at, reader) : instantInWords(at, reader)}
    </Exact>
  )
}

interface ExactProps {
  readonly value: string
  readonly exact: string
  /** Has a stop of its own on the way of the Tab key: where the text does not say the date. */
  readonly reachable?: boolean
  readonly children: ReactNode
}

/** A date whose column speaks another format uses this alone. */
export function Exact({ value, exact, reachable = false, children }: ExactProps) {
  return (
    <Tooltip title={exact} describeChild>
      <Box component="time" dateTime={value} {...(reachable && { tabIndex: 0 })}>
        {children}
      </Box>
    </Tooltip>
  )
}

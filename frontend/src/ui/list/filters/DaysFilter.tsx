// Narrows a list to days: a period that moves with the calendar, or from one day to another.
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { PERIODS } from '@practicum/shared/contract/day-filter'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { shortDay } from '../../dates'
import { DayInWords } from '../../form/DayInWords'
import { useListLook } from '../look'
import { FilterChip, useFilterValues } from './FilterChip'

export interface DaysFilterProps {
  /** The filter of the period; those of the days end in `_from` and `_to`. */
  readonly field: string
  readonly label: string
}

const ENDS = ['from', 'to'] as const

interface Days {
  readonly from: string | undefined
  readonly to: string | undefined
}

interface Narrowed extends Days {
  readonly within: string | undefined
}

export function DaysFilter({ field, label }: DaysFilterProps) {
  const translate = useTranslate()
  const [values, set] = useFilterValues()
  const { within, ...days } = daysIn(values, field)
  const inWords = useDaysInWords({ within, ...days })
  const [look] = useListLook()
  const none = { [field]: undefined, [`${field}_from`]: undefined, [`${field}_to`]: undefined }
  // A calendar shows its own days.
  if (look === 'calendar') return null
  return (
    <FilterChip label={label} value={inWords} onClear={() => set(none)}>
      {close => (
        <>
          <Box sx={{ display: 'flex', gap: 1 }}>
            {PERIODS.map(period => (
              <Chip
                key={period}
                label={translate(`app.list.filter.${period}`)}
                color={within === period ? 'primary' : 'default'}
                aria-pressed={within === period}
                onClick={() => {
                  set({ ...none, [field]: within === period ? undefined : period })
                  close()
                }}
              />
            ))}
          </Box>
          <DayFields
            days={days}
            onSettled={({ from, to }) => set({ [field]: undefined, [`${field}_from`]: from, [`${field}_to`]: to })}
          />
        </>
      )}
    </FilterChip>
  )
}

interface DayFieldsProps {
  readonly days: Days
  readonly onSettled: (days: Days) => void
}

/** From one day to another; settled when one is done with both: until then a year may be half typed, and the other day still to come. */
function DayFields({ days: { from, to }, onSettled }: DayFieldsProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState<Days>({ from, to })
  const [turned, setTurned] = useState(false)
  // Words are taken and the panel is left by one and the same event.
  const latest = useRef(typed)
  const type = useCallback((days: Days): void => {
    latest.current = days
    setTyped(days)
  }, [])
  useEffect(() => type({ from, to }), [from, to, type])
  const settle = (): void => {
    const given = latest.current
    const inOrder = ordered(given)
    if (inOrder.from === from && inOrder.to === to && inOrder === given) return
    type(inOrder)
    setTurned(inOrder !== given)
    onSettled(inOrder)
  }
  return (
    <Box
      sx={{ display: 'grid', gap: 1.5 }}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) settle()
      }}
      onKeyDown={event => {
        if (event.key === 'Enter') settle()
      }}
    >
      {ENDS.map(end => (
        <DayInWords
          key={end}
          label={translate(`app.list.filter.${end}`)}
          onDay={day => type({ ...latest.current, [end]: day })}
        >
          <TextField
            type="date"
            fullWidth
            label={translate(`app.list.filter.${end}`)}
            value={typed[end] ?? ''}
            onChange={event => type({ ...latest.current, [end]: event.target.value || undefined })}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </DayInWords>
      ))}
      <Box role="status" sx={{ fontSize: '0.875rem', color: 'text.secondary', mt: turned ? 0 : -1.5 }}>
        {turned && translate('app.list.filter.turned')}
      </Box>
    </Box>
  )
}

/** The same where they are in order already. */
const ordered = (days: Days): Days =>
  days.from !== undefined && days.to !== undefined && days.from > days.to ? { from: days.to, to: days.from } : days

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

const daysIn = (values: Readonly<Record<string, unknown>>, field: string): Narrowed => ({
  within: textOf(values[field]),
  from: textOf(values[`${field}_from`]),
  to: textOf(values[`${field}_to`]),
})

/** Undefined where all days are meant. */
function useDaysInWords({ within, from, to }: Narrowed): string | undefined {
  const translate = useTranslate()
  if (within !== undefined) return translate(`app.list.filter.${within}`)
  const named = ENDS.filter(end => ({ from, to })[end] !== undefined).join('_')
  if (named === '') return undefined
  return translate(`app.list.filter.days.${named}`, { from: from && shortDay(from), to: to && shortDay(to) })
}

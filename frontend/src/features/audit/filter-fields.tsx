// Fields that narrow the lists of the audit trail; what is typed is applied when the typing rests.

import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { dateIn } from '@practicum/shared/kernel/dates'
import { useEffect, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { readerZone } from '../../ui/dates'
import { DayInWords } from '../../ui/form/DayInWords'
import { SEARCH_DEBOUNCE_MS } from '../../ui/list/ListToolbar'

export type SetFilter = (key: string, value: unknown) => void

/** The filters of the list around, and how to set one; undefined takes it away. */
export function useFilters(): { readonly values: Readonly<Record<string, unknown>>; readonly set: SetFilter } {
  const { filterValues, setFilters } = useListContext()
  const values = filterValues as Readonly<Record<string, unknown>>
  const set: SetFilter = (key, value) => {
    const { [key]: _old, ...others } = values
    setFilters(value === undefined || value === '' ? others : { ...others, [key]: value })
  }
  return { values, set }
}

interface TextFilterProps {
  readonly label: string
  readonly applied: unknown
  readonly onApply: (text: string) => void
  /** What may be applied; all where absent. */
  readonly pattern?: RegExp
  readonly help?: string
}

export function TextFilter({ label, applied, onApply, pattern = /.*/, help }: TextFilterProps) {
  const given = typeof applied === 'string' ? applied : ''
  const [typed, setTyped] = useState(given)
  const text = typed.trim()
  const wrong = text !== '' && !pattern.test(text)
  useEffect(() => setTyped(given), [given])
  useEffect(() => {
    if (text === given || wrong) return
    const timer = setTimeout(() => onApply(text), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  })
  return (
    <TextField
      label={label}
      value={typed}
      onChange={event => setTyped(event.target.value)}
      error={wrong}
      helperText={wrong ? help : undefined}
      sx={{ flex: { xs: '1 1 100%', sm: '1 1 180px' } }}
    />
  )
}

interface DayFieldProps {
  readonly name: 'from' | 'to'
  readonly applied: unknown
  readonly onApply: (instant: string | undefined) => void
  /** The end of the day rather than its beginning. */
  readonly end: boolean
}

export function DayField({ name, applied, onApply, end }: DayFieldProps) {
  const translate = useTranslate()
  const instantOf = (day: string): string | undefined => {
    const at = new Date(`${day}T${end ? '23:59:59.999' : '00:00:00.000'}`)
    return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
  }
  const day = typeof applied === 'string' ? dateIn(readerZone(), new Date(applied)) : ''
  return (
    <Box sx={{ flex: { xs: '1 1 130px', sm: '0 1 160px' } }}>
      <DayInWords label={translate(`audit.${name}`)} onDay={given => onApply(instantOf(given))}>
        <TextField
          type="date"
          fullWidth
          label={translate(`audit.${name}`)}
          value={day}
          onChange={event => onApply(instantOf(event.target.value))}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      </DayInWords>
    </Box>
  )
}

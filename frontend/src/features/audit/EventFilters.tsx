// What narrows the event explorer: type, stream and time. They live in the address, so a link shares what one sees.
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { eventFacets } from '@practicum/shared/features/audit/audit.contract'
import { useEffect, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import { SEARCH_DEBOUNCE_MS } from '../../ui/list/ListToolbar'
import { typeInWords } from './history-words'

export function EventFilters() {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const facets = useRead(eventFacets, {})
  const set = (key: string, value: string | undefined): void => {
    const { [key]: _old, ...others } = filterValues as Record<string, unknown>
    setFilters(value ? { ...others, [key]: value } : others)
  }
  return (
    <>
      <TextField
        select
        label={translate('audit.field.type')}
        value={String(filterValues.type ?? '')}
        onChange={event => set('type', event.target.value)}
        sx={{ minWidth: 220, width: { xs: '100%', sm: 'auto' } }}
      >
        <MenuItem value="">{translate('audit.any_type')}</MenuItem>
        {(facets.data?.types ?? []).map(type => (
          <MenuItem key={type} value={type}>
            {typeInWords(type)}
          </MenuItem>
        ))}
      </TextField>
      <StreamField applied={String(filterValues.stream ?? '')} onApply={stream => set('stream', stream)} />
      <DayField name="from" applied={filterValues.from} onApply={value => set('from', value)} end={false} />
      <DayField name="to" applied={filterValues.to} onApply={value => set('to', value)} end />
    </>
  )
}

function StreamField({ applied, onApply }: { applied: string; onApply: (stream: string) => void }) {
  const translate = useTranslate()
  const [typed, setTyped] = useState(applied)
  useEffect(() => setTyped(applied), [applied])
  useEffect(() => {
    if (typed === applied) return
    const timer = setTimeout(() => onApply(typed.trim()), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  })
  return (
    <TextField
      label={translate('audit.field.stream')}
      value={typed}
      onChange={event => setTyped(event.target.value)}
      sx={{ width: { xs: '100%', sm: 220 } }}
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

function DayField({ name, applied, onApply, end }: DayFieldProps) {
  const translate = useTranslate()
  const instantOf = (day: string): string | undefined => {
    const at = new Date(`${day}T${end ? '23:59:59.999' : '00:00:00.000'}`)
    return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
  }
  const day = typeof applied === 'string' ? new Date(applied).toLocaleDateString('en-CA') : ''
  return (
    <TextField
      type="date"
      label={translate(`audit.${name}`)}
      value={day}
      onChange={event => onApply(instantOf(event.target.value))}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: { xs: '100%', sm: 160 } }}
    />
  )
}

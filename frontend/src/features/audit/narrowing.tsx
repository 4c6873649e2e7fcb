// A person or a thing in a row narrows its list to itself; the person that a list is narrowed to stands above it.
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import { useListContext, useTranslate } from 'react-admin'
import { useFilters } from './filter-fields'

export function Narrow({ name, value, label }: { name: string; value: string; label: string }) {
  const { set } = useFilters()
  const translate = useTranslate()
  return (
    <Link
      component="button"
      type="button"
      color="inherit"
      title={value}
      aria-label={translate('audit.narrow_to', { what: label })}
      onClick={() => set(name, value)}
      // Quiet: every row has some, and its own link leads to what happened.
      sx={{ font: 'inherit', verticalAlign: 'baseline', textDecoration: 'underline dotted', textUnderlineOffset: 3 }}
    >
      {label}
    </Link>
  )
}

export interface PersonChipProps {
  /** The fields of a row, and so the filter, that hold the person. */
  readonly id: string
  readonly name: string
}

export function PersonChip({ id, name }: PersonChipProps) {
  const translate = useTranslate()
  const { data } = useListContext()
  const { values, set } = useFilters()
  const chosen = values[id]
  if (typeof chosen !== 'string') return null
  // By the name that its rows give.
  const known = (data ?? []).find(row => row[id] === chosen)?.[name]
  const label = translate('audit.only', { name: String(known ?? chosen) })
  return <Chip color="primary" label={label} onDelete={() => set(id, undefined)} />
}

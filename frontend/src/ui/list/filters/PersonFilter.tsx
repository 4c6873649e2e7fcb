// Narrows a list to one person, found by their name among those whom the reader works with.
import type { Role } from '@practicum/shared/access/roles'
import { availableUsers } from '@practicum/shared/features/people/people.contract'
import { useTranslate } from 'react-admin'
import { useRead } from '../../../providers/use-query'
import { lazyWithRetry } from '../../lazy-with-retry'
import { useFilterValues } from './FilterChip'
import { SearchFilter } from './SearchFilter'

/** With the field that offers people, which no list needs before. */
const PersonSearch = lazyWithRetry(() => import('./PersonSearch'))

export interface PersonFilterProps {
  /** The filter that takes the id. */
  readonly field: string
  readonly label: string
  /** Absent: every role. */
  readonly roles?: readonly Role[]
}

export function PersonFilter({ field, label, roles }: PersonFilterProps) {
  const translate = useTranslate()
  const [values] = useFilterValues()
  const id = values[field]
  const known = useRead(availableUsers, { query: { ids: [String(id)] } }, { enabled: typeof id === 'string' })
  const name = known.data?.[0]?.name ?? translate(known.data ? 'app.list.filter.somebody' : 'app.list.filter.looking')
  return (
    <SearchFilter field={field} label={label} name={name} search={panel => <PersonSearch {...panel} roles={roles} />} />
  )
}

// Narrows the audit trail to whoever did something: found by name among one's people, by an admin among all accounts.
import { useListContext, useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { useFilterValues } from '../../ui/list/filters/FilterChip'
import { SearchFilter } from '../../ui/list/filters/SearchFilter'
import { isPerson } from './narrowing'
import { useNameOf } from './things'

const PersonSearch = lazyWithRetry(() => import('../../ui/list/filters/PersonSearch'))
const AccountSearch = lazyWithRetry(() => import('./AccountSearch'))

export interface ActorFilterProps {
  /** The fields of a row, and so the filter, that hold the person. */
  readonly id: string
  readonly name: string
}

export function ActorFilter({ id, name }: ActorFilterProps) {
  const translate = useTranslate()
  const { role } = useMe()
  return (
    <SearchFilter
      field={id}
      label={translate('audit.field.actor')}
      name={useChosen(id, name)}
      search={panel =>
        role === 'admin' ? <AccountSearch {...panel} /> : <PersonSearch {...panel} roles={undefined} />
      }
    />
  )
}

/** By the name that the rows give, who may have left since; else as they are known now. */
function useChosen(id: string, name: string): string {
  const translate = useTranslate()
  const [values] = useFilterValues()
  const { data, isPending } = useListContext()
  const chosen = values[id]
  const shown = (data ?? []).find(row => row[id] === chosen)?.[name]
  const asked = typeof chosen === 'string' && isPerson(chosen) && shown === undefined && !isPending
  const person = useNameOf(asked ? chosen : undefined)
  return shown ?? person.data?.name ?? translate(`app.list.filter.${person.error ? 'somebody' : 'looking'}`)
}

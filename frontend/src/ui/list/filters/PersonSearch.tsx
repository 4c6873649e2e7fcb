// Finds the person that a list is narrowed to, among those whom the reader works with.
import type { Role } from '@practicum/shared/access/roles'
import { availableUsers } from '@practicum/shared/features/people/people.contract'
import { useTranslate } from 'react-admin'
import { useRead } from '../../../providers/use-query'
import { useSettled } from '../../use-settled'
import { FoundInPanel } from './FoundInPanel'
import type { SearchProps } from './SearchFilter'

const OFFERED = 20

interface PersonSearchProps extends SearchProps {
  readonly roles: readonly Role[] | undefined
}

export default function PersonSearch({ roles, onPick, ...panel }: PersonSearchProps) {
  const translate = useTranslate()
  const wanted = panel.typed.trim()
  const search = useSettled(wanted)
  const query = { limit: OFFERED, ...(search !== '' && { search }), ...(roles && { roles: [...roles] }) }
  const read = useRead(availableUsers, { query })
  // Who works in two positions is one person here.
  const people = [...new Map((read.data ?? []).map(person => [person.id, person])).values()]
  return (
    <FoundInPanel
      {...panel}
      found={people}
      looking={read.isLoading || search !== wanted}
      none={translate('app.list.filter.nobody')}
      onPick={({ id }) => onPick(id)}
    />
  )
}

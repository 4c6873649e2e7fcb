// Finds the thing that accesses are narrowed to, by its id.
import type { SearchProps } from '../../ui/list/filters/SearchFilter'
import { ThingSearch } from './ThingSearch'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export default function ObjectSearch(panel: SearchProps) {
  return (
    <ThingSearch
      {...panel}
      exactly={typed => (UUID.test(typed) ? typed : undefined)}
      idOf={({ id }) => id}
      hint="audit.filter.name_or_id"
    />
  )
}

// Finds the thing that events are narrowed to, by the name of its stream.
import type { SearchProps } from '../../ui/list/filters/SearchFilter'
import { useThingInWords } from './history-words'
import { ThingSearch } from './ThingSearch'
import { kindOf } from './things'

const STREAM = /^[a-z]+-[\w-]{1,180}$/

export default function StreamSearch(panel: SearchProps) {
  const thingInWords = useThingInWords()
  return (
    <ThingSearch
      {...panel}
      exactly={typed => (STREAM.test(typed) ? thingInWords(kindOf(typed)) : undefined)}
      idOf={({ kind, id }) => `${kind}-${id}`}
      hint="audit.filter.name_or_stream"
    />
  )
}

// Finds the thing that events are narrowed to by its name; whoever has its stream from the log may give that.
import { useTranslate } from 'react-admin'
import { FoundInPanel } from '../../ui/list/filters/FoundInPanel'
import type { SearchProps } from '../../ui/list/filters/SearchFilter'
import { useThingInWords } from './history-words'
import { kindOf } from './things'
import { useThingsFound } from './use-things-found'

const STREAM = /^[a-z]+-[\w-]{1,180}$/

export default function StreamSearch({ onPick, ...panel }: SearchProps) {
  const translate = useTranslate()
  const thingInWords = useThingInWords()
  const exact = panel.typed.trim()
  const { found, looking, asks } = useThingsFound(STREAM.test(exact) ? '' : exact)
  const named = found.map(({ kind, id, name }) => ({ id: `${kind}-${id}`, name }))
  return (
    <FoundInPanel
      {...panel}
      found={STREAM.test(exact) ? [{ id: exact, name: thingInWords(kindOf(exact)) }] : named}
      looking={looking}
      none={translate(asks ? 'audit.filter.no_thing' : 'audit.filter.name_or_stream')}
      onPick={({ id }) => onPick(id)}
    />
  )
}

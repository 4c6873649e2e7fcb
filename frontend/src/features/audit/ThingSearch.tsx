// Finds the thing that the audit trail is narrowed to by its name; whoever has it from the log may give that, to the letter.
import { useTranslate } from 'react-admin'
import { FoundInPanel } from '../../ui/list/filters/FoundInPanel'
import type { SearchProps } from '../../ui/list/filters/SearchFilter'
import { type ThingFound, useThingsFound } from './use-things-found'

interface ThingSearchProps extends SearchProps {
  /** What is typed, where it names one to the letter: it is offered under this name. */
  readonly exactly: (typed: string) => string | undefined
  /** What the filter takes. */
  readonly idOf: (thing: ThingFound) => string
  /** Key of what is said before enough is typed. */
  readonly hint: string
}

export function ThingSearch({ exactly, idOf, hint, onPick, ...panel }: ThingSearchProps) {
  const translate = useTranslate()
  const typed = panel.typed.trim()
  const exact = exactly(typed)
  const { found, looking, asks } = useThingsFound(exact === undefined ? typed : '')
  const named = found.map(thing => ({ id: idOf(thing), name: thing.name }))
  return (
    <FoundInPanel
      {...panel}
      found={exact === undefined ? named : [{ id: typed, name: exact }]}
      looking={looking}
      none={translate(asks ? 'audit.filter.no_thing' : hint)}
      onPick={({ id }) => onPick(id)}
    />
  )
}

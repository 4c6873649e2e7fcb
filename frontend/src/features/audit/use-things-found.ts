// Finds things by their names for the filters of the audit trail, as search does for the reader.
import type { FoundThing } from '@practicum/shared/contract/found'
import { findThings } from '@practicum/shared/features/search/search.contract'
import { wordsOf } from '@practicum/shared/kernel/words'
import { useTranslate } from 'react-admin'
import { useFeatures } from '../../app/feature'
import { useRead } from '../../providers/use-query'
import { useSettled } from '../../ui/use-settled'
import { useThingInWords } from './history-words'
import { ACCOUNT, PERSON } from './things'

/** Shorter texts would match half of the organization. */
const TYPED_MIN = 2

export interface ThingFound {
  /** Of its stream. */
  readonly kind: string
  readonly id: string
  /** With its noun. */
  readonly name: string
}

export function useThingsFound(typed: string) {
  const name = useNames()
  const wanted = typed.trim()
  const q = useSettled(wanted)
  const enabled = wanted.length >= TYPED_MIN && q.length >= TYPED_MIN && wordsOf(q).length > 0
  const { data = [], isLoading } = useRead(findThings, { query: { q } }, { enabled })
  const found = data.flatMap(({ kind, things }) => things.map(thing => name(kind, thing)))
  return {
    // Who works in two positions is one account.
    found: enabled ? [...new Map(found.map(thing => [thing.id, thing])).values()] : [],
    looking: wanted.length >= TYPED_MIN && (isLoading || q !== wanted),
    asks: enabled,
  }
}

function useNames(): (kind: string, thing: FoundThing) => ThingFound {
  const translate = useTranslate()
  const thingInWords = useThingInWords()
  const kinds = useFeatures().flatMap(({ slots }) => slots?.findables ?? [])
  return (kind, { id, title, detail, person }) => {
    if (kind === PERSON && person)
      return { kind: ACCOUNT, id: person.id, name: `${thingInWords(ACCOUNT)} · ${person.name}` }
    const untitled = kinds.find(one => one.kind === kind)?.untitled
    const called = title || (untitled ? translate(untitled) : '')
    return { kind, id, name: [thingInWords(kind), called, detail].filter(Boolean).join(' · ') }
  }
}

// Gathers what the palette offers for what has been typed; things are asked of the server, within one's own reach.
import { findThings, recentThings as recentRow } from '@practicum/shared/features/search/search.contract'
import { wordsOf } from '@practicum/shared/kernel/words'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useRead } from '../../providers/use-query'
import { useSettled } from '../../ui/use-settled'
import { useFeatures } from '../feature'
import type { MenuItem } from '../menu'
import { actionChoices, type Choice, type ChoiceFacts, kindsOf, matching, pageChoices, thingChoices } from './choices'
import { recentThings } from './recent-things'

const TYPING_MS = 150
/** Shorter texts would match half of the organization. */
const TYPED_MIN = 2

export interface Choices {
  readonly choices: readonly Choice[]
  readonly loading: boolean
  /** Absent unless the server could not be asked. */
  readonly retry?: () => void
}

export function useChoices(items: readonly MenuItem[], typed: string): Choices {
  const translate = useTranslate()
  const facts = { features: useFeatures(), me: useMe(), translate }
  const recent = useRecent(facts)
  const found = useFound(typed, facts)
  const offered = [...pageChoices(items, facts), ...actionChoices(facts)]
  if (typed.trim() === '') return { choices: [...recent, ...offered], loading: false }
  return { ...found, choices: [...matching(offered, typed), ...found.choices] }
}

function useFound(typed: string, facts: ChoiceFacts): Choices {
  const q = useSettled(typed.trim(), TYPING_MS)
  const enabled = typed.trim().length >= TYPED_MIN && q.length >= TYPED_MIN && wordsOf(q).length > 0
  const { data, error, isFetching, refetch } = useRead(findThings, { query: { q } }, { enabled, keepPrevious: true })
  const choices = kindsOf(facts.features).flatMap(kind => {
    const found = (enabled && data?.find(one => one.kind === kind.kind)) || undefined
    if (!found) return []
    const name = facts.translate(kind.label)
    const group = found.more ? facts.translate('app.palette.more', { kind: name }) : name
    return found.things.flatMap(thing => thingChoices(thing, kind, group, facts))
  })
  const waits = typed.trim().length >= TYPED_MIN && typed.trim() !== q
  return {
    choices,
    loading: waits || (enabled && isFetching),
    ...(enabled && error && !isFetching && { retry: () => void refetch() }),
  }
}

function useRecent(facts: ChoiceFacts): readonly Choice[] {
  const [things] = useState(() => recentThings(facts.me.position.id).join(','))
  const { data = [] } = useRead(recentRow, { query: { things } }, { enabled: things !== '' })
  const group = facts.translate('app.palette.recent')
  const kinds = kindsOf(facts.features)
  return data.flatMap(thing => {
    const kind = kinds.find(one => one.kind === thing.kind)
    return kind ? thingChoices(thing, kind, group, facts) : []
  })
}

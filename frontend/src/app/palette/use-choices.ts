// Gathers what the palette offers for what has been typed; people are asked of the server, within one's own reach.
import { availableUsers } from '@practicum/shared/features/people/people.contract'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useRead } from '../../providers/use-query'
import { useSettled } from '../../ui/use-settled'
import { useFeatures } from '../feature'
import type { MenuItem } from '../menu'
import { actionChoices, type Choice, matching, pageChoices, personChoices } from './choices'

const TYPING_MS = 300
/** Shorter texts would match half of the organization. */
const NAME_MIN = 2
const PEOPLE_OFFERED = 5

export interface Choices {
  readonly choices: readonly Choice[]
  readonly loading: boolean
}

export function useChoices(items: readonly MenuItem[], typed: string): Choices {
  const translate = useTranslate()
  const facts = { features: useFeatures(), me: useMe(), translate }
  const name = useSettled(typed.trim(), TYPING_MS)
  const enabled = name.length >= NAME_MIN
  const people = useRead(availableUsers, { query: { search: name, limit: PEOPLE_OFFERED } }, { enabled })
  const found = (enabled && typed.trim() !== '' && people.data) || []
  const offered = [...pageChoices(items, facts), ...actionChoices(facts)]
  return {
    choices: [...matching(offered, typed.trim()), ...found.flatMap(person => personChoices(person, facts))],
    loading: enabled && people.isFetching,
  }
}

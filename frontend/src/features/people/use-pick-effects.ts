// Where picking acts at once on the server: a failed addition is taken back, and either failure is told.
import type { AvailableUser } from '@practicum/shared/features/people/people.contract'
import { useRef } from 'react'
import { useNotify } from 'react-admin'
import { useFailureWords } from '../../providers/use-intent'

export interface PickEffects {
  readonly onAdd?: ((person: AvailableUser) => Promise<unknown>) | undefined
  readonly onRemove?: ((person: AvailableUser) => Promise<unknown>) | undefined
}

export interface PickFollowUp {
  readonly added: (people: readonly AvailableUser[], picked: readonly AvailableUser[]) => void
  readonly removed: (person: AvailableUser) => void
}

export function usePickEffects(
  { onAdd, onRemove }: PickEffects,
  picked: readonly AvailableUser[],
  onPick: (picked: readonly AvailableUser[]) => void,
): PickFollowUp {
  const notify = useNotify()
  const words = useFailureWords()
  const latest = useRef(picked)
  latest.current = picked
  const tell = (error: unknown): void => notify(words(error)[0] ?? '', { type: 'error' })
  const add = (person: AvailableUser): void => {
    onAdd?.(person).catch(error => {
      tell(error)
      onPick(latest.current.filter(other => other.position_id !== person.position_id))
    })
  }
  return {
    added: people => {
      for (const person of people) add(person)
    },
    removed: person => void onRemove?.(person).catch(tell),
  }
}

// The order of levels as somebody puts it: shown at once, saved behind it, and as it was where that is refused.
import { orderTrainingLevels } from '@practicum/shared/features/training-plans/changing.contract'
import type { TrainingLevelView } from '@practicum/shared/features/training-plans/training-plans.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'

export function useLevelOrder(levels: readonly TrainingLevelView[]) {
  const translate = useTranslate()
  const { run, refused } = useIntent(orderTrainingLevels)
  const [wanted, setWanted] = useState<readonly string[]>()
  const [said, setSaid] = useState('')
  const shown = wanted ? inOrder(levels, wanted) : levels
  const move = (id: string, by: 1 | -1): void => {
    const ids = shown.filter(({ archived }) => !archived).map(level => level.id)
    const from = ids.indexOf(id)
    const next = ids.toSpliced(from, 1).toSpliced(from + by, 0, id)
    setWanted(next)
    const name = levels.find(level => level.id === id)?.name ?? ''
    run({ body: { ids: next } }).then(
      () => setSaid(translate('plans.level.moved', { name, place: from + by + 1 })),
      () => setWanted(undefined),
    )
  }
  return { shown, move, said, refused }
}

/** Those that were made since stand after the others, and the archived last. */
function inOrder(levels: readonly TrainingLevelView[], ids: readonly string[]): readonly TrainingLevelView[] {
  const placeOf = ({ id, archived }: TrainingLevelView): number => {
    if (archived) return 2 * levels.length + ids.length
    return ids.includes(id) ? ids.indexOf(id) : ids.length + 1
  }
  return levels.toSorted((one, other) => placeOf(one) - placeOf(other))
}

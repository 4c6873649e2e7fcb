// Reminds those whose turn it is on a placement: on its page, in the review queue, and as a bell in its row.
import { remindPlacement } from '@practicum/shared/features/placements/placement-reminding.contract'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import { useMe } from '../../providers/me'
import { namesOf } from '../../ui/names'
import { RemindButton, type RemindButtonProps, RemindIcon } from '../../ui/RemindButton'
import { useToldIntent } from '../../ui/use-told-intent'
import { mayDecide } from './placement-rights'

export function RemindPlacementButton({ placement }: { placement: PlacementView }) {
  const props = useReminding(placement)
  return useMayRemind(placement) ? <RemindButton {...props} /> : null
}

export function RemindPlacementIcon({ placement }: { placement: PlacementView }) {
  const props = useReminding(placement)
  return useMayRemind(placement) ? <RemindIcon {...props} /> : null
}

const useMayRemind = ({ waits_for }: PlacementView): boolean => mayDecide(useMe()) && waits_for.length > 0

function useReminding({ id, waits_for, reminded_at }: PlacementView): RemindButtonProps {
  const { run, running } = useToldIntent(remindPlacement)
  const names = namesOf(waits_for)
  const remind = (): Promise<void> =>
    run({ params: { id } }, ({ to }) => [
      'app.remind.done',
      { args: { names: namesOf(waits_for.filter(one => to.includes(one.position_id))) } },
    ])
  return { remindedAt: reminded_at, names, running, onRemind: () => void remind() }
}

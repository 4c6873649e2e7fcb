// What can be done with several placements at once: approve those that are ready, remind those whose turn it is on the others.
import { remindPlacement } from '@practicum/shared/features/placements/placement-reminding.contract'
import type { PlacementView } from '@practicum/shared/features/placements/placements.views'
import { BulkIntent } from '../../ui/list/BulkIntent'
import { ApproveSelectedButton } from './ApproveSelectedButton'
import { placementName } from './placement-name'

const waits = ({ waits_for }: PlacementView): boolean => waits_for.length > 0

export function PlacementBulk() {
  return (
    <>
      <BulkIntent<PlacementView>
        row={remindPlacement}
        words="placements.remind"
        nameOf={placementName}
        applies={waits}
      />
      <ApproveSelectedButton />
    </>
  )
}

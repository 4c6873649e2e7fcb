// Approves a placement from where one is told of it, as long as it waits for that.
import { getPlacement } from '@practicum/shared/features/placements/placements.contract'
import { useMe } from '../../providers/me'
import { useRead } from '../../providers/use-query'
import { ApproveButton } from './ApproveButton'
import { mayDecide } from './placement-rights'

export default function ApproveInPlace({ id }: { id: string }) {
  const may = mayDecide(useMe())
  const { data: placement } = useRead(getPlacement, { params: { id } }, { enabled: may })
  return may && placement ? <ApproveButton placement={placement} /> : null
}

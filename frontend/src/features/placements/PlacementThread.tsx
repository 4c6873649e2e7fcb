// What has been said about a placement, wherever it is shown.
import { placementComments } from '@practicum/shared/features/placements/placements.contract'
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { useApi } from '../../providers/session'
import { CommentThread, type CommentThreadProps } from '../../ui/CommentThread'

interface PlacementThreadProps extends Pick<CommentThreadProps, 'request'> {
  readonly placement: PlacementDetails
}

export function PlacementThread({ placement, ...rest }: PlacementThreadProps) {
  const api = useApi()
  const earlier = async (before: string) =>
    (await api.call(placementComments, { params: { id: placement.id }, query: { before } })).comments
  return <CommentThread comments={placement.comments} count={placement.comments_count} earlier={earlier} {...rest} />
}

// What has been said about a placement, wherever it is shown.
import { placementComments } from '@practicum/shared/features/placements/placements.contract'
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { useApi } from '../../providers/session'
import { CommentThread, type CommentThreadProps } from '../../ui/CommentThread'

export function PlacementThread({ placement }: { placement: PlacementDetails }) {
  return <CommentThread {...usePlacementThread(placement)} />
}

/** Without the place to say more. */
export function usePlacementThread(placement: PlacementDetails): CommentThreadProps {
  const api = useApi()
  const earlier = async (before: string) =>
    (await api.call(placementComments, { params: { id: placement.id }, query: { before } })).comments
  return { comments: placement.comments, count: placement.comments_count, earlier }
}

// What one comes to placements for: coordinators decide, trainees ask for one.
import { useMe } from '../../providers/me'
import { mayDecide } from './placement-rights'
import { RequestPlacementButton } from './RequestPlacementButton'
import { ReviewQueueButton } from './ReviewQueueButton'

export const PlacementsIntent = () => (mayDecide(useMe()) ? <ReviewQueueButton /> : <RequestPlacementButton />)

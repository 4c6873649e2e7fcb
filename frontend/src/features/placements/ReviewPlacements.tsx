// What waits for a decision, as a tab of dashboards.
import { PlacementList } from './PlacementList'

export default function ReviewPlacements() {
  return <PlacementList reviewOnly />
}

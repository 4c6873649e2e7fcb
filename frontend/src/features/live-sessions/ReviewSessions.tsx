// What is in progress and what comes up next, as a tab of dashboards.
import { SessionList } from './SessionList'

export default function ReviewSessions() {
  return <SessionList kind="upcoming" searchable={false} />
}

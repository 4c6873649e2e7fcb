// The date shown beside a placement's status.
import type { PlacementStatus } from './placements.views'

interface Dated {
  readonly status: PlacementStatus
  readonly approvedAt: string | null
  readonly createdAt: string
  readonly updatedAt: string
}

/** Approval when approved, creation when submitted, last update otherwise: an instant, ISO 8601 in UTC. */
export function statusDate({ status, approvedAt, createdAt, updatedAt }: Dated): string {
  if (status === 'approved') return approvedAt ?? updatedAt
  return status === 'submitted' ? createdAt : updatedAt
}

/** MM/D/YY in the reader's zone; in the order of the reader's language, a BCP 47 tag. */
export function shownStatusDate(at: string, zone: string, language: string): string {
  const parts = new Intl.DateTimeFormat(language, { timeZone: zone, year: '2-digit', month: '2-digit', day: 'numeric' })
  return parts.format(new Date(at))
}

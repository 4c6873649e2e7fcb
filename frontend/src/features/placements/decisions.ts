// Which decisions a coordinator can take on a placement now. The server decides; this only spares people buttons that would be refused.
import type { PlacementDetails, PlacementView } from '@practicum/shared/features/placements/placements.views'

export interface PossibleDecision {
  /** Names its words: `placements.<key>`. */
  readonly key: 'approve' | 'deny' | 'reopen' | 'revoke'
  readonly status: 'approved' | 'denied' | 'open' | 'ready'
  readonly needsReason: boolean
  readonly primary: boolean
  readonly danger: boolean
}

export const deny: PossibleDecision = { key: 'deny', status: 'denied', needsReason: true, primary: false, danger: true }
export const approve: PossibleDecision = {
  key: 'approve',
  status: 'approved',
  needsReason: false,
  primary: true,
  danger: false,
}
const reopen: PossibleDecision = { key: 'reopen', status: 'open', needsReason: true, primary: false, danger: false }
const revoke: PossibleDecision = { key: 'revoke', status: 'ready', needsReason: true, primary: false, danger: true }

const POSSIBLE: Readonly<Record<PlacementDetails['status'], readonly PossibleDecision[]>> = {
  open: [],
  submitted: [deny],
  ready: [deny, approve],
  approved: [revoke],
  denied: [reopen],
}

type Standing = Pick<PlacementDetails, 'status' | 'archived_at' | 'supervisor_joined'>

/** Nothing is decided before the supervisor has joined, or while it is archived. */
export function decisionsOn({ status, archived_at, supervisor_joined }: Standing): readonly PossibleDecision[] {
  return archived_at === null && supervisor_joined ? POSSIBLE[status] : []
}

/** Only what can be approved now can be selected for it. */
export const isReady = ({ status, archived_at }: Pick<PlacementView, 'status' | 'archived_at'>): boolean =>
  status === 'ready' && archived_at === null

// Which decisions a coordinator can take on a placement now, by the rules' own table, and the intent that each of them is.
import {
  denyPlacement,
  reopenPlacement,
  revokePlacementApproval,
} from '@practicum/shared/features/placements/placements.contract'
import { possibleDecisions } from '@practicum/shared/features/placements/placements.transitions'
import type { PlacementDetails, PlacementView } from '@practicum/shared/features/placements/placements.views'

export interface PossibleDecision {
  /** Names its words: `placements.<key>`. */
  readonly key: 'approve' | 'deny' | 'reopen' | 'revoke'
  readonly needsReason: boolean
  readonly primary: boolean
  readonly danger: boolean
}

const withReason = { needsReason: true, primary: false } as const

const DECISIONS = {
  approve: { key: 'approve', needsReason: false, primary: true, danger: false },
  deny: { key: 'deny', ...withReason, danger: true },
  reopen: { key: 'reopen', ...withReason, danger: false },
  revoke: { key: 'revoke', ...withReason, danger: true },
} as const satisfies Readonly<Record<PossibleDecision['key'], PossibleDecision>>

export const { approve, deny } = DECISIONS

/** The intent of a decision that says why. */
export const WITH_REASON = { deny: denyPlacement, reopen: reopenPlacement, revoke: revokePlacementApproval } as const

type DecisionFacts = Pick<PlacementDetails, 'status' | 'archived_at' | 'supervisor_joined'>

export const decisionsOn = ({ status, archived_at, supervisor_joined }: DecisionFacts): readonly PossibleDecision[] =>
  possibleDecisions({ status, archived: archived_at !== null, supervisorJoined: supervisor_joined }).map(
    decision => DECISIONS[decision],
  )

/** Only what can be approved now is approved together with others. */
export const isReady = ({ status, archived_at }: Pick<PlacementView, 'status' | 'archived_at'>): boolean =>
  status === 'ready' && archived_at === null

/** Something can be done with it among others: it can be approved, or those whose turn it is reminded. */
export const isSelectable = (placement: Pick<PlacementView, 'status' | 'archived_at' | 'waits_for'>): boolean =>
  isReady(placement) || placement.waits_for.length > 0

// How a placement's status moves: one row a transition, read by the decider and by the screens that offer what people may ask for.
import { type Refusal, refuse } from '../../kernel/refusal'
import type { PlacementStatus } from './placements.views'

export interface Transition {
  readonly from: readonly PlacementStatus[]
  readonly to: PlacementStatus
  readonly needsReason: boolean
  /** The supervisor must have joined. */
  readonly needsSupervisor: boolean
  /** Code of the refusal from any other status. */
  readonly otherwise: string
}

export const TRANSITIONS = {
  /** The trainee has done their part. */
  submit: {
    from: ['open'],
    to: 'submitted',
    needsReason: false,
    needsSupervisor: false,
    otherwise: 'placement.not_open',
  },
  /** Nobody asks for it: it follows as soon as the supervisor has joined and the agreements are complete. */
  ready: {
    from: ['submitted'],
    to: 'ready',
    needsReason: false,
    needsSupervisor: true,
    otherwise: 'placement.not_submitted',
  },
  approve: {
    from: ['ready'],
    to: 'approved',
    needsReason: false,
    needsSupervisor: true,
    otherwise: 'placement.not_ready',
  },
  deny: {
    from: ['submitted', 'ready'],
    to: 'denied',
    needsReason: true,
    needsSupervisor: true,
    otherwise: 'placement.not_decidable',
  },
  reopen: {
    from: ['denied'],
    to: 'open',
    needsReason: true,
    needsSupervisor: false,
    otherwise: 'placement.not_reopenable',
  },
  revoke: {
    from: ['approved'],
    to: 'ready',
    needsReason: true,
    needsSupervisor: false,
    otherwise: 'placement.not_revocable',
  },
} as const satisfies Readonly<Record<string, Transition>>

/** What a coordinator decides; the other transitions follow from what trainee, supervisor and signers do. */
export type PlacementDecision = 'approve' | 'deny' | 'reopen' | 'revoke'

/** The decision that the specification's status patch asks for by its target. */
export const DECISION_BY_TARGET = { approved: 'approve', denied: 'deny', open: 'reopen', ready: 'revoke' } as const

/** A decision has not been made: here the missing supervisor is the reason to name first. */
export const UNDECIDED: readonly PlacementStatus[] = ['open', 'submitted', 'ready']

interface DecisionFacts {
  readonly status: PlacementStatus
  readonly archived: boolean
  readonly supervisorJoined: boolean
}

/** What stands against a transition, as the decider refuses it; `done`: it has happened already. Undefined: it may happen. */
export function transitionProblem(
  { from, to, needsSupervisor, otherwise }: Transition,
  { status, archived, supervisorJoined }: DecisionFacts,
): Refusal | 'done' | undefined {
  if (status === to) return 'done'
  if (archived) return refuse('placement.archived', {}, { kind: 'conflict' })
  if (needsSupervisor && !supervisorJoined && UNDECIDED.includes(status)) {
    return refuse('placement.supervisor_not_joined')
  }
  return from.includes(status) ? undefined : refuse(otherwise, { status }, { kind: 'conflict' })
}

const DECISIONS: readonly PlacementDecision[] = ['revoke', 'reopen', 'deny', 'approve']

/** The decisions that would not be refused now, for the screens that offer them. */
export const possibleDecisions = (placement: DecisionFacts): readonly PlacementDecision[] =>
  DECISIONS.filter(decision => transitionProblem(TRANSITIONS[decision], placement) === undefined)

/** Submitted and ready placements wait for somebody to look at them. */
export const NEEDS_REVIEW: readonly PlacementStatus[] = ['submitted', 'ready']

interface Standing {
  readonly status: PlacementStatus
  readonly archived: boolean
}

/** It holds a place at its site, and days are logged at it. */
export const isInForce = ({ status, archived }: Standing): boolean => status === 'approved' && !archived

/** true: it holds a place; false: it asks for one; null: neither. */
export const placeWanted = (placement: Standing): boolean | null =>
  placement.archived || ['denied', 'open'].includes(placement.status) ? null : isInForce(placement)

/** While it counts, its trainee cannot apply for the same site and training again. */
export const countsAsApplication = (placement: Standing): boolean =>
  placement.status !== 'denied' && !placement.archived

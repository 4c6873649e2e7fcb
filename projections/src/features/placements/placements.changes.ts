// What events of placements change in their rows.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { signatureRequired, withoutSignature } from '@practicum/shared/features/placements/placements.agreements'
import type { PlacementEvent } from '@practicum/shared/features/placements/placements.events'
import type { AgreementCell, DoneCell, PlacementRow, TakenBackCell } from './placements.table'

type Touched = Pick<PlacementRow, 'updated_at' | 'revision'>

export const touched = ({ meta, revision }: StoredEvent): Touched => ({
  updated_at: meta.occurredAt,
  revision: Number(revision),
})

export const withAgreements = (agreements: readonly AgreementCell[]) => ({
  agreements,
  signature_required: signatureRequired(agreements),
})

type TakingBack = Pick<Extract<PlacementEvent, { type: 'PlacementReopened' | 'PlacementApprovalRevoked' }>, 'data'>

export const takenBack = (kind: TakenBackCell['kind'], { data, meta }: TakingBack & Pick<StoredEvent, 'meta'>) => ({
  kind,
  byId: data.by.userId,
  byPositionId: data.by.positionId,
  reason: data.reason,
  at: meta.occurredAt,
})

interface Doer {
  readonly by: { readonly userId: string; readonly positionId: string } | null
  readonly agreement?: string | null
}

type Done = Pick<PlacementRow, 'done'>

export const withDone = (
  { done }: Done,
  step: DoneCell['step'],
  { meta }: Pick<StoredEvent, 'meta'>,
  { by, agreement = null }: Doer,
): Done => ({
  done: [
    ...done,
    { step, agreement, byId: by?.userId ?? null, byPositionId: by?.positionId ?? null, at: meta.occurredAt },
  ],
})

export const without = ({ done }: Done, ...steps: readonly DoneCell['step'][]): Done => ({
  done: done.filter(({ step }) => !steps.includes(step)),
})

export const NOBODY_PROPOSED = { proposed: null, invitee_id: null } as const

/** What the one before has joined and signed does not count any more. */
export function withSupervisor(
  row: PlacementRow,
  supervisor: { readonly userId: string; readonly positionId: string } | null,
  event: StoredEvent,
): Partial<PlacementRow> {
  const theirs = ({ step, byPositionId }: DoneCell): boolean =>
    step === 'joined' || (step === 'signed' && byPositionId === row.supervisor_position_id)
  return {
    supervisor_id: supervisor?.userId ?? null,
    supervisor_position_id: supervisor?.positionId ?? null,
    supervisor_joined: false,
    ...NOBODY_PROPOSED,
    placement_status: row.placement_status === 'ready' ? 'submitted' : row.placement_status,
    ready_at: null,
    ...withAgreements(withoutSignature(row.agreements, 'supervisor')),
    done: row.done.filter(cell => !theirs(cell)),
    ...touched(event),
  }
}

/** Its event does not name who submitted. */
export function actorOf({ meta: { actor } }: Pick<StoredEvent, 'meta'>): Doer['by'] {
  return actor.positionId === undefined ? null : { userId: actor.userId, positionId: actor.positionId }
}

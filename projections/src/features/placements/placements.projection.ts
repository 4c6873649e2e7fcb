// Events of placements become rows of the table of placements.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { signatureRequired, withoutSignature } from '@practicum/shared/features/placements/placements.agreements'
import { type PlacementEvent, placementEvents } from '@practicum/shared/features/placements/placements.events'
import { placementContent, placementRecurrence } from '@practicum/shared/features/placements/placements.fields'
import { withReminders } from '@practicum/shared/features/placements/placements.state'
import { proposedFields } from '@practicum/shared/features/placements/proposed-supervisor'
import { only, toRow } from '@practicum/shared/kernel/fields'
import { commented, UNCOMMENTED } from '../../comments/comment-cell'
import { changes, type Projection } from '../../runner/projection'
import {
  type AgreementCell,
  type DoneCell,
  type PlacementRow,
  placementTable,
  type TakenBackCell,
} from './placements.table'

type Touched = Pick<PlacementRow, 'updated_at' | 'revision'>

const touched = ({ meta, revision }: StoredEvent): Touched => ({
  updated_at: meta.occurredAt,
  revision: Number(revision),
})

const withAgreements = (agreements: readonly AgreementCell[]) => ({
  agreements,
  signature_required: signatureRequired(agreements),
})

type TakingBack = Pick<Extract<PlacementEvent, { type: 'PlacementReopened' | 'PlacementApprovalRevoked' }>, 'data'>

const takenBack = (kind: TakenBackCell['kind'], { data, meta }: TakingBack & Pick<StoredEvent, 'meta'>) => ({
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

const withDone = (
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

const without = ({ done }: Done, ...steps: readonly DoneCell['step'][]): Done => ({
  done: done.filter(({ step }) => !steps.includes(step)),
})

const NOBODY_PROPOSED = { proposed: null, invitee_id: null } as const

/** What the one before has joined and signed does not count any more. */
function withSupervisor(
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
function actorOf({ meta: { actor } }: Pick<StoredEvent, 'meta'>): Doer['by'] {
  return actor.positionId === undefined ? null : { userId: actor.userId, positionId: actor.positionId }
}

export const placementProjection: Projection<PlacementRow> = {
  name: 'placement',
  version: 13,
  table: placementTable,
  on: changes<PlacementRow>()(placementEvents, {
    PlacementOpened: {
      insert: event => ({
        placement_id: event.data.placementId,
        organization_id: event.data.organizationId,
        placement_status: 'open',
        trainee_id: event.data.traineeId,
        trainee_position_id: event.data.traineePositionId,
        supervisor_id: event.data.supervisor?.userId ?? null,
        supervisor_position_id: event.data.supervisor?.positionId ?? null,
        supervisor_joined: false,
        ...NOBODY_PROPOSED,
        faculty_id: event.data.faculty?.userId ?? null,
        faculty_position_id: event.data.faculty?.positionId ?? null,
        site_id: event.data.siteId,
        training_id: event.data.trainingId,
        ...toRow(placementContent, event.data),
        ...withAgreements(
          event.data.agreements.map(agreement => ({ ...agreement, submittedBy: [], submittedAt: null })),
        ),
        ...UNCOMMENTED,
        ...{ denied_reason: null, taken_back: null, done: [], reminders: [] },
        ...{ submitted_at: null, ready_at: null, approved_at: null, archived_at: null },
        created_at: event.meta.occurredAt,
        ...touched(event),
      }),
    },
    SupervisorJoined: {
      patch: (event, row) => ({
        ...withDone(row, 'joined', event, { by: event.data.supervisor }),
        supervisor_id: event.data.supervisor.userId,
        supervisor_position_id: event.data.supervisor.positionId,
        supervisor_joined: true,
        ...NOBODY_PROPOSED,
        ...touched(event),
      }),
    },
    SupervisorProposed: {
      patch: event => ({
        proposed: { ...only(proposedFields, event.data), invitedAt: null },
        invitee_id: null,
        ...touched(event),
      }),
    },
    ProposedSupervisorInvited: {
      patch: (event, { proposed }) => ({
        proposed: proposed && { ...proposed, invitedAt: event.meta.occurredAt },
        invitee_id: event.data.inviteeId,
        ...touched(event),
      }),
    },
    SupervisorNamed: { patch: (event, row) => withSupervisor(row, event.data.supervisor, event) },
    SupervisorDeclined: { patch: (event, row) => withSupervisor(row, null, event) },
    AgreementSubmitted: {
      patch: (event, row) => {
        const { agreementId, role } = event.data
        const signed = (agreement: AgreementCell): AgreementCell => ({
          ...agreement,
          submittedBy: [...agreement.submittedBy, role],
          submittedAt: event.meta.occurredAt,
        })
        const agreements = row.agreements.map(cell => (cell.id === agreementId ? signed(cell) : cell))
        const agreement = agreements.find(({ id }) => id === agreementId)?.name ?? null
        const done = withDone(row, 'signed', event, { by: event.data.by, agreement })
        return { ...withAgreements(agreements), ...done, ...touched(event) }
      },
    },
    PlacementSubmitted: {
      patch: (event, row) => ({
        placement_status: 'submitted',
        submitted_at: event.meta.occurredAt,
        ...withDone(row, 'submitted', event, { by: actorOf(event) }),
        ...touched(event),
      }),
    },
    PlacementReady: {
      patch: event => ({ placement_status: 'ready', ready_at: event.meta.occurredAt, ...touched(event) }),
    },
    PlacementApproved: {
      patch: (event, row) => ({
        ...withDone(row, 'approved', event, event.data),
        placement_status: 'approved',
        ready_at: null,
        approved_at: event.meta.occurredAt,
        taken_back: null,
        ...touched(event),
      }),
    },
    PlacementDenied: {
      patch: (event, row) => ({
        ...withDone(row, 'denied', event, event.data),
        placement_status: 'denied',
        ready_at: null,
        denied_reason: event.data.reason,
        taken_back: null,
        ...touched(event),
      }),
    },
    PlacementReopened: {
      patch: (event, row) => ({
        ...without(row, 'submitted', 'denied'),
        placement_status: 'open',
        denied_reason: null,
        taken_back: takenBack('reopened', event),
        ...touched(event),
      }),
    },
    PlacementApprovalRevoked: {
      patch: (event, row) => ({
        ...without(row, 'approved'),
        placement_status: 'ready',
        ready_at: event.meta.occurredAt,
        approved_at: null,
        taken_back: takenBack('revoked', event),
        ...touched(event),
      }),
    },
    PlacementArchived: { patch: event => ({ archived_at: event.meta.occurredAt, ...touched(event) }) },
    PlacementWithdrawn: {
      patch: (event, row) => ({
        ...without(row, 'submitted'),
        ...{ placement_status: 'open', ready_at: null, archived_at: event.meta.occurredAt, ...touched(event) },
      }),
    },
    PlacementUnarchived: { patch: event => ({ archived_at: null, ...touched(event) }) },
    PlacementRecurringSet: { patch: event => ({ ...toRow(placementRecurrence, event.data), ...touched(event) }) },
    PlacementReminded: {
      patch: (event, row) => ({
        reminders: withReminders(row.reminders, event.data),
        revision: Number(event.revision),
      }),
    },
    PlacementCommented: { patch: (event, row) => ({ ...commented(row, event), ...touched(event) }) },
  }),
}

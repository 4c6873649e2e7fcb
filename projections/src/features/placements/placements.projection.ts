// Events of placements become rows of the table of placements.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { signatureRequired } from '@practicum/shared/features/placements/placements.agreements'
import { type PlacementEvent, placementEvents } from '@practicum/shared/features/placements/placements.events'
import { placementContent, placementRecurrence } from '@practicum/shared/features/placements/placements.fields'
import { toRow } from '@practicum/shared/kernel/fields'
import { commented, UNCOMMENTED } from '../../comments/comment-cell'
import { changes, type Projection } from '../../runner/projection'
import { type AgreementCell, type PlacementRow, placementTable, type TakenBackCell } from './placements.table'

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

export const placementProjection: Projection<PlacementRow> = {
  name: 'placement',
  version: 5,
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
        faculty_id: event.data.faculty?.userId ?? null,
        faculty_position_id: event.data.faculty?.positionId ?? null,
        site_id: event.data.siteId,
        training_id: event.data.trainingId,
        ...toRow(placementContent, event.data),
        ...withAgreements(
          event.data.agreements.map(agreement => ({ ...agreement, submittedBy: [], submittedAt: null })),
        ),
        ...UNCOMMENTED,
        denied_reason: null,
        taken_back: null,
        approved_at: null,
        archived_at: null,
        created_at: event.meta.occurredAt,
        ...touched(event),
      }),
    },
    SupervisorJoined: {
      patch: event => ({
        supervisor_id: event.data.supervisor.userId,
        supervisor_position_id: event.data.supervisor.positionId,
        supervisor_joined: true,
        ...touched(event),
      }),
    },
    AgreementSubmitted: {
      patch: (event, row) => {
        const { agreementId, role } = event.data
        const signed = (agreement: AgreementCell): AgreementCell => ({
          ...agreement,
          submittedBy: [...agreement.submittedBy, role],
          submittedAt: event.meta.occurredAt,
        })
        const agreements = row.agreements.map(cell => (cell.id === agreementId ? signed(cell) : cell))
        return { ...withAgreements(agreements), ...touched(event) }
      },
    },
    PlacementSubmitted: { patch: event => ({ placement_status: 'submitted', ...touched(event) }) },
    PlacementReady: { patch: event => ({ placement_status: 'ready', ...touched(event) }) },
    PlacementApproved: {
      patch: event => ({
        placement_status: 'approved',
        approved_at: event.meta.occurredAt,
        taken_back: null,
        ...touched(event),
      }),
    },
    PlacementDenied: {
      patch: event => ({
        placement_status: 'denied',
        denied_reason: event.data.reason,
        taken_back: null,
        ...touched(event),
      }),
    },
    PlacementReopened: {
      patch: event => ({
        placement_status: 'open',
        denied_reason: null,
        taken_back: takenBack('reopened', event),
        ...touched(event),
      }),
    },
    PlacementApprovalRevoked: {
      patch: event => ({
        placement_status: 'ready',
        approved_at: null,
        taken_back: takenBack('revoked', event),
        ...touched(event),
      }),
    },
    PlacementArchived: { patch: event => ({ archived_at: event.meta.occurredAt, ...touched(event) }) },
    PlacementUnarchived: { patch: event => ({ archived_at: null, ...touched(event) }) },
    PlacementRecurringSet: { patch: event => ({ ...toRow(placementRecurrence, event.data), ...touched(event) }) },
    PlacementCommented: { patch: (event, row) => ({ ...commented(row, event), ...touched(event) }) },
  }),
}

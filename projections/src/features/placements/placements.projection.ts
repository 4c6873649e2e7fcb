// Events of placements become rows of the table of placements.
import { placementDays } from '@practicum/shared/features/placements/placements.days'
import { placementEvents } from '@practicum/shared/features/placements/placements.events'
import {
  placementCampus,
  placementContent,
  placementRecurrence,
} from '@practicum/shared/features/placements/placements.fields'
import { withReminders } from '@practicum/shared/features/placements/placements.state'
import { proposedFields } from '@practicum/shared/features/placements/proposed-supervisor'
import { only, toRow } from '@practicum/shared/kernel/fields'
import { commented, UNCOMMENTED } from '../../comments/comment-cell'
import { changes, type Projection } from '../../runner/projection'
import {
  actorOf,
  NOBODY_PROPOSED,
  takenBack,
  touched,
  withAgreements,
  withDone,
  without,
  withSupervisor,
} from './placements.changes'
import { type AgreementCell, type PlacementRow, placementTable } from './placements.table'

export const placementProjection: Projection<PlacementRow> = {
  name: 'placement',
  version: 16,
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
    PlacementCampusSet: { patch: event => ({ ...toRow(placementCampus, event.data), ...touched(event) }) },
    PlacementDaysChanged: { patch: event => ({ ...toRow(placementDays, event.data), ...touched(event) }) },
    PlacementFacultyChanged: {
      patch: event => ({
        faculty_id: event.data.faculty?.userId ?? null,
        faculty_position_id: event.data.faculty?.positionId ?? null,
        ...touched(event),
      }),
    },
    PlacementReminded: {
      patch: (event, row) => ({
        reminders: withReminders(row.reminders, event.data),
        revision: Number(event.revision),
      }),
    },
    PlacementCommented: { patch: (event, row) => ({ ...commented(row, event), ...touched(event) }) },
  }),
}

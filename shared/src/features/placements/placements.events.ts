// What happens to a placement. Reasons are about the trainee and sealed to them; a comment is its author's.
import { z } from 'zod'
import { role } from '../../access/roles'
import { commentContent } from '../../contract/commented'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { instant } from '../../kernel/dates'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { placementDays } from './placements.days'
import {
  agreementContent,
  decisionReason,
  placementCampus,
  placementContent,
  placementRecurrence,
} from './placements.fields'
import { proposedFields } from './proposed-supervisor'

const placementId = '0192f0c0-0000-7000-8000-0000000000b1'
const agreementId = '0192f0c0-0000-7000-8000-0000000000b2'
const traineeId = '0192f0c0-0000-7000-8000-000000000001'
const traineePositionId = '0192f0c0-0000-7000-8000-000000000002'
const organizationId = '0192f0c0-0000-7000-8000-000000000003'
const other = { userId: '0192f0c0-0000-7000-8000-000000000004', positionId: '0192f0c0-0000-7000-8000-000000000005' }

const person = z.object({ userId: id, positionId: id })

const only = z.object({ placementId: id })
const byPerson = z.object({ placementId: id, by: person })
const withReason = z.object({ placementId: id, traineeId: id, by: person, ...storedOf(decisionReason) })
const reasonSample = { placementId, traineeId, by: other, reason: 'The site has no opening this term' }

export const placementEvents = defineEvents('placement', {
  PlacementOpened: event({
    version: 2,
    /** Before, its days were those of its training. */
    upcasts: { 1: old => ({ ...old, firstDay: null, lastDay: null }) },
    schema: z.object({
      placementId: id,
      organizationId: id,
      traineeId: id,
      traineePositionId: id,
      /** Whom the trainee named; they have joined only when SupervisorJoined says so. */
      supervisor: person.nullable(),
      faculty: person.nullable(),
      siteId: id,
      trainingId: id,
      ...storedOf(placementContent),
      agreements: z.array(z.object({ id, ...storedOf(agreementContent) })),
    }),
    sample: {
      placementId,
      organizationId,
      traineeId,
      traineePositionId,
      supervisor: null,
      faculty: other,
      siteId: '0192f0c0-0000-7000-8000-0000000000c1',
      trainingId: '0192f0c0-0000-7000-8000-0000000000d1',
      firstDay: null,
      lastDay: null,
      isCampus: false,
      recurring: false,
      agreements: [
        {
          id: agreementId,
          name: 'Four-way',
          vendor: null,
          isMultiway: true,
          submitterRoles: ['trainee', 'supervisor'],
        },
      ],
    },
  }),
  PlacementSubmitted: event({ version: 1, schema: only, sample: { placementId } }),
  SupervisorJoined: event({
    version: 1,
    schema: z.object({ placementId: id, supervisor: person }),
    sample: { placementId, supervisor: other },
  }),
  /** Somebody else, or nobody: whoever was named before is not part of it any more. */
  SupervisorNamed: event({
    version: 1,
    schema: z.object({ placementId: id, supervisor: person.nullable(), by: person }),
    sample: { placementId, supervisor: other, by: other },
  }),
  /** Whom the trainee asks for has no account that the directory shows: whoever invites people may invite them. */
  SupervisorProposed: event({
    version: 1,
    schema: z.object({ placementId: id, traineeId: id, ...storedOf(proposedFields) }),
    sample: { placementId, traineeId, firstName: 'Rosa', lastName: 'Delgado', email: 'rosa@bayview.test' },
  }),
  /** Whom the trainee had proposed. `inviteeId` is who they are, or will be once they sign up. */
  ProposedSupervisorInvited: event({
    version: 1,
    schema: z.object({ placementId: id, inviteeId: id, by: person }),
    sample: { placementId, inviteeId: other.userId, by: other },
  }),
  /** Also after they had joined, while nothing is decided. */
  SupervisorDeclined: event({
    version: 1,
    schema: z.object({ placementId: id, supervisor: person }),
    sample: { placementId, supervisor: other },
  }),
  AgreementSubmitted: event({
    version: 1,
    schema: z.object({ placementId: id, agreementId: id, role, by: person }),
    sample: { placementId, agreementId, role: 'supervisor', by: other },
  }),
  /** Follows by itself: submitted, supervisor joined, agreements complete. */
  PlacementReady: event({ version: 1, schema: only, sample: { placementId } }),
  PlacementApproved: event({ version: 1, schema: byPerson, sample: { placementId, by: other } }),
  PlacementDenied: event({ version: 1, schema: withReason, sample: reasonSample }),
  PlacementReopened: event({ version: 1, schema: withReason, sample: reasonSample }),
  PlacementApprovalRevoked: event({ version: 1, schema: withReason, sample: reasonSample }),
  PlacementArchived: event({ version: 1, schema: byPerson, sample: { placementId, by: other } }),
  PlacementUnarchived: event({ version: 1, schema: byPerson, sample: { placementId, by: other } }),
  /** Its trainee does not want it any more: it is archived. */
  PlacementWithdrawn: event({ version: 1, schema: byPerson, sample: { placementId, by: other } }),
  PlacementRecurringSet: event({
    version: 1,
    schema: z.object({ placementId: id, ...storedOf(placementRecurrence) }),
    sample: { placementId, recurring: true },
  }),
  PlacementCampusSet: event({
    version: 1,
    schema: z.object({ placementId: id, ...storedOf(placementCampus) }),
    sample: { placementId, isCampus: true },
  }),
  /** After it was asked for; null: that of its training. */
  PlacementDaysChanged: event({
    version: 1,
    schema: z.object({ placementId: id, by: person, ...storedOf(placementDays) }),
    sample: { placementId, by: other, firstDay: '2027-01-10', lastDay: null },
  }),
  /** Follows by itself: somebody else guides its training, or nobody. */
  PlacementFacultyChanged: event({
    version: 1,
    schema: z.object({ placementId: id, faculty: person.nullable() }),
    sample: { placementId, faculty: other },
  }),
  /** Those whose turn it is are told so. */
  PlacementReminded: event({
    version: 1,
    schema: z.object({ placementId: id, by: person, to: z.array(person).min(1), at: instant }),
    sample: { placementId, by: other, to: [other], at: '2026-11-30T17:00:00.000Z' },
  }),
  PlacementCommented: event({
    version: 1,
    schema: z.object({
      placementId: id,
      commentId: id,
      authorId: id,
      authorPositionId: id,
      ...storedOf(commentContent),
    }),
    sample: {
      placementId,
      commentId: agreementId,
      authorId: other.userId,
      authorPositionId: other.positionId,
      body: 'I called the site today',
    },
  }),
})

export type PlacementEvent = EventsOf<typeof placementEvents>

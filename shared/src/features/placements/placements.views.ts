// Placements as people see them: in lists, and one with its agreements and what was said about it.
import { z } from 'zod'
import { commentView } from '../../contract/commented'
import { personRef } from '../../contract/shapes'
import { shownOf } from '../../kernel/fields'
import { siteTitle } from '../supervision-sites/supervision-sites.fields'
import { trainingContent } from '../trainings/trainings.fields'
import { agreementContent, decisionReason, placementContent } from './placements.fields'
import { proposedFields } from './proposed-supervisor'

export const PLACEMENT_STATUSES = ['open', 'submitted', 'ready', 'approved', 'denied'] as const
export const placementStatus = z.enum(PLACEMENT_STATUSES).meta({ id: 'PlacementStatus' })
export type PlacementStatus = z.infer<typeof placementStatus>

/** What is told to whoever has moved a placement on. */
export const placementMoved = z.object({ id: z.uuid(), status: placementStatus, version: z.int() })

/** Who sees placements, and which. */
export const placementViewers = {
  who: ['coordinator', 'faculty', 'supervisor', 'trainee'],
  relation: 'coordinator: the organization; faculty, supervisor, trainee: placements they are part of',
} as const

export const agreementView = z
  .object({
    id: z.uuid(),
    ...shownOf(agreementContent),
    /** The roles whose signature it waits for now: any one of them, in a multiway agreement the next. */
    open_roles: z.array(z.string()),
    submitted_at: z.string().nullable(),
    status: z.enum(['open', 'progress', 'submitted']),
  })
  .meta({ id: 'Agreement' })

export const proposedSupervisor = z
  .object({
    ...shownOf(proposedFields),
    /** First and last name. */
    name: z.string(),
    /** An instant; null: nobody has invited them yet. */
    invited_at: z.string().nullable(),
  })
  .meta({ id: 'ProposedSupervisor' })

export const placementView = z
  .object({
    id: z.uuid(),
    status: placementStatus,
    /** An agreement is still open for a role. */
    signature_required: z.boolean(),
    trainee: personRef,
    supervisor: personRef.nullable(),
    supervisor_id: z.uuid().nullable(),
    supervisor_joined: z.boolean(),
    /** Whom the trainee asks for who has no account yet; null once somebody is named. */
    proposed_supervisor: proposedSupervisor.nullable(),
    faculty: personRef.nullable(),
    supervision_site: z.object({ id: z.uuid(), ...shownOf(siteTitle) }),
    training: z.object({ id: z.uuid(), ...shownOf(trainingContent) }),
    ...shownOf(placementContent),
    /** The days that it lasts: its own, and those of its training where it has none. */
    ...{ start_at: z.string(), end_at: z.string() },
    archived_at: z.string().nullable(),
    /** Since when it waits for a decision; null while it waits for none. */
    ready_at: z.string().nullable(),
    approved_at: z.string().nullable(),
    denied_reason: z.string().nullable(),
    created_at: z.string(),
    updated_at_zulu: z.string(),
    /** Approval when approved, creation when submitted, last update otherwise; an instant. */
    status_date: z.string(),
    /** Whose turn it is to submit, join or sign. */
    waits_for: z.array(personRef),
    /** When the one of them whose last reminder is longest ago was reminded; null where somebody never was. */
    reminded_at: z.string().nullable(),
    /** On the waiting list of its site: 1 is next; null where it does not wait for a place. */
    waiting_place: z.int().nullable(),
    version: z.int(),
  })
  .meta({ id: 'Placement' })
export type PlacementView = z.infer<typeof placementView>

/** An approval that was revoked, or a denial that was reopened, as long as nothing has been decided since. */
export const takenBack = z.object({
  kind: z.enum(['revoked', 'reopened']),
  by: personRef,
  ...shownOf(decisionReason),
  /** An instant. */
  at: z.string(),
})
export type TakenBack = z.infer<typeof takenBack>

export const PLACEMENT_STEPS = ['submitted', 'joined', 'signed', 'approved', 'denied'] as const

/** Something that was done towards the decision, and still holds. */
export const placementStep = z.object({
  step: z.enum(PLACEMENT_STEPS),
  /** What was signed. */
  agreement: z.string().nullable(),
  /** null: the product by itself. */
  by: personRef.nullable(),
  /** An instant. */
  at: z.string(),
})
export type PlacementStep = z.infer<typeof placementStep>

export const placementDetails = placementView
  .extend({
    placement_requirement: z.object({ agreements: z.array(agreementView) }),
    submitted_agreements: z.array(agreementView),
    taken_back: takenBack.nullable(),
    /** Oldest first. */
    done: z.array(placementStep),
    /** The newest. */
    comments: z.array(commentView),
    comments_count: z.int(),
  })
  .meta({ id: 'PlacementDetails' })
export type PlacementDetails = z.infer<typeof placementDetails>

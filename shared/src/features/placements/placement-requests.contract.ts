// Requests for placements over HTTP: asked for by trainees, and what their people do until they can be decided.
import { z } from 'zod'
import { byId, command, query } from '../../contract/row'
import { pickedRef, typed } from '../../contract/shapes'
import { changedOf, sentOf } from '../../kernel/fields'
import { givenId } from '../../kernel/ids'
import { placementDays } from './placements.days'
import { agreementView, placementMoved, placementViewers } from './placements.views'
import { proposedFields } from './proposed-supervisor'

const feature = 'placements'

export const NOTE_MAX = 2000

const version = z.int().optional()
const asIs = z.strictObject({ version })

const ofTrainee = { who: ['trainee'], relation: 'trainee of the placement', impersonation: 'deny' } as const
const ofSupervisor = { who: ['supervisor'], relation: 'supervisor of the placement', impersonation: 'deny' } as const

export const requestPlacement = command({
  name: 'requestPlacement',
  feature,
  method: 'POST',
  path: '/api/placements',
  summary: 'Apply for a placement at a site of the directory, in one of the caller’s own trainings.',
  access: { who: ['trainee'], relation: 'trainee of the training', impersonation: 'deny' },
  body: z.strictObject({
    site_id: givenId,
    training_id: givenId,
    /** One of the site; without one, somebody is named later. */
    supervisor: pickedRef.nullable().optional(),
    /** In place of one of the site: somebody without an account, whom a coordinator may invite. */
    proposed_supervisor: z.strictObject(sentOf(proposedFields)).nullable().optional(),
    /** Within the training; left out or null: that of the training. */
    ...changedOf(placementDays),
    note: typed(NOTE_MAX).optional(),
  }),
  answer: placementMoved,
  refusals: [
    'placement.site_unknown',
    'placement.site_not_accepting',
    'placement.training_unknown',
    'placement.training_over',
    'placement.day_outside',
    'placement.days_reversed',
    'placement.supervisor_elsewhere',
    'placement.supervisor_unfit',
    'placement.supervisor_twice',
    'placement.duplicate',
    'person.not_available',
  ],
})

/** What one does with a placement of one's own, the placement as it is. */
const step = <const Name extends string>(
  name: `${Name}Placement`,
  verb: Name,
  row: Pick<ReturnType<typeof command>, 'summary' | 'access' | 'refusals'>,
) =>
  command({
    ...{ name, feature, method: 'POST', path: `/api/placements/:id/${verb}` },
    ...{ params: byId, body: asIs, answer: placementMoved, ...row },
  })

export const submitPlacement = step('submitPlacement', 'submit', {
  summary: 'Submit a placement that is open, such as after it was reopened.',
  access: ofTrainee,
  refusals: ['placement.not_open', 'placement.archived', 'version_conflict'],
})

export const withdrawPlacement = step('withdrawPlacement', 'withdraw', {
  summary: 'Withdraw a placement that is not decided: it is archived, and makes room for another request.',
  access: ofTrainee,
  refusals: ['placement.decided', 'version_conflict'],
})

export const joinPlacement = step('joinPlacement', 'join', {
  summary: 'Agree to supervise a placement for which the caller is named.',
  access: ofSupervisor,
  refusals: ['placement.other_supervisor', 'placement.archived', 'version_conflict'],
})

export const declinePlacement = step('declinePlacement', 'decline', {
  summary: 'Decline to supervise a placement, also after having joined it, while it is not decided.',
  access: ofSupervisor,
  refusals: ['placement.decided', 'placement.archived', 'version_conflict'],
})

export const namePlacementSupervisor = command({
  name: 'namePlacementSupervisor',
  feature,
  method: 'PUT',
  path: '/api/placements/:id/supervisor',
  summary: 'Name the supervisor of a placement that is not decided, or nobody; whoever is named joins it themselves.',
  access: {
    who: ['coordinator', 'faculty'],
    relation: 'coordinator of the organization; faculty of the placement',
    impersonation: 'deny',
  },
  params: byId,
  body: z.strictObject({ supervisor: pickedRef.nullable(), version }),
  answer: placementMoved,
  refusals: [
    'placement.decided',
    'placement.archived',
    'placement.supervisor_unfit',
    'sample.refused',
    'person.not_available',
    'version_conflict',
  ],
})

export const inviteProposedSupervisor = command({
  name: 'inviteProposedSupervisor',
  feature,
  method: 'POST',
  path: '/api/placements/:id/invite-supervisor',
  summary:
    'Invite whom the trainee proposed as supervisor by mail. Whoever supervises here already is named at once, everybody else when they have come.',
  access: { who: ['coordinator'], relation: 'coordinator of the organization', impersonation: 'deny' },
  params: byId,
  body: asIs,
  answer: placementMoved,
  refusals: [
    'placement.nobody_proposed',
    'placement.decided',
    'placement.archived',
    'invite.too_many',
    'position.trainee_exclusive',
    'position.role_unfit',
    'organization.archived',
    'organization.full',
    'sample.refused',
    'user.not_active',
    'version_conflict',
  ],
})

export const placementRequirements = query({
  name: 'placementRequirements',
  feature,
  path: '/api/placements/:id/requirements',
  summary: 'What has to be signed before a placement can be decided.',
  access: placementViewers,
  params: byId,
  answer: z.object({ agreements: z.array(agreementView), signature_required: z.boolean() }),
})

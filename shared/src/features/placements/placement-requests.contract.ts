// Requests for placements over HTTP: asked for by trainees, and what their people do until they can be decided.
import { z } from 'zod'
import { byId, command, query } from '../../contract/row'
import { pickedRef, typed } from '../../contract/shapes'
import { givenId } from '../../kernel/ids'
import { agreementView, placementStatus } from './placements.views'

const feature = 'placements'

export const NOTE_MAX = 2000

const version = z.int().optional()
const asIs = z.strictObject({ version })
const moved = z.object({ id: z.uuid(), status: placementStatus, version: z.int() })

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
    note: typed(NOTE_MAX).optional(),
  }),
  answer: moved,
  refusals: [
    'placement.site_unknown',
    'placement.site_not_accepting',
    'placement.training_unknown',
    'placement.training_over',
    'placement.supervisor_elsewhere',
    'placement.supervisor_unfit',
    'placement.duplicate',
    'person.not_available',
  ],
})

export const submitPlacement = command({
  name: 'submitPlacement',
  feature,
  method: 'POST',
  path: '/api/placements/:id/submit',
  summary: 'Submit a placement that is open, such as after it was reopened.',
  access: ofTrainee,
  params: byId,
  body: asIs,
  answer: moved,
  refusals: ['placement.not_open', 'placement.archived', 'version_conflict'],
})

export const withdrawPlacement = command({
  name: 'withdrawPlacement',
  feature,
  method: 'POST',
  path: '/api/placements/:id/withdraw',
  summary: 'Withdraw a placement that is not decided: it is archived, and makes room for another request.',
  access: ofTrainee,
  params: byId,
  body: asIs,
  answer: moved,
  refusals: ['placement.decided', 'version_conflict'],
})

export const joinPlacement = command({
  name: 'joinPlacement',
  feature,
  method: 'POST',
  path: '/api/placements/:id/join',
  summary: 'Agree to supervise a placement for which the caller is named.',
  access: ofSupervisor,
  params: byId,
  body: asIs,
  answer: moved,
  refusals: ['placement.other_supervisor', 'placement.archived', 'version_conflict'],
})

export const declinePlacement = command({
  name: 'declinePlacement',
  feature,
  method: 'POST',
  path: '/api/placements/:id/decline',
  summary: 'Decline to supervise a placement, also after having joined it, while it is not decided.',
  access: ofSupervisor,
  params: byId,
  body: asIs,
  answer: moved,
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
  answer: moved,
  refusals: [
    'placement.decided',
    'placement.archived',
    'placement.supervisor_unfit',
    'person.not_available',
    'version_conflict',
  ],
})

export const placementRequirements = query({
  name: 'placementRequirements',
  feature,
  path: '/api/placements/:id/requirements',
  summary: 'What has to be signed before a placement can be decided.',
  access: {
    who: ['coordinator', 'faculty', 'supervisor', 'trainee'],
    relation: 'coordinator: the organization; faculty, supervisor, trainee: placements they are part of',
  },
  params: byId,
  answer: z.object({ agreements: z.array(agreementView), signature_required: z.boolean() }),
})

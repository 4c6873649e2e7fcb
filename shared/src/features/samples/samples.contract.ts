// Samples over HTTP: which plans and positions are, and marking them.
import { z } from 'zod'
import { byId, command, query } from '../../contract/row'
import { oneOrMany, pickedRef } from '../../contract/shapes'
import { SAMPLE_KINDS } from './samples.events'

const feature = 'samples'
const access = { who: ['coordinator'], relation: 'coordinator of the organization' } as const

/** So many are told. */
export const SAMPLES_TOLD = 1000

export const listSamples = query({
  name: 'listSamples',
  feature,
  path: '/api/samples',
  summary: `The training plans and the positions of trainees and supervisors that are samples, at most ${SAMPLES_TOLD}.`,
  access,
  query: z.strictObject({
    /** Only these plans and positions. */
    id: oneOrMany(z.uuid()).optional(),
  }),
  answer: z.object({ data: z.array(z.object({ id: z.uuid(), kind: z.enum(SAMPLE_KINDS) })) }),
})

const answer = z.object({ id: z.uuid(), sample: z.boolean() })

export const markPlanSample = command({
  name: 'markPlanSample',
  feature,
  method: 'PUT',
  path: '/api/samples/plans/:id',
  summary: 'Say that a training plan is a sample, which only sample trainees are given, or that it is none.',
  access,
  params: byId,
  body: z.strictObject({ sample: z.boolean() }),
  answer,
})

export const markPersonSample = command({
  name: 'markPersonSample',
  feature,
  method: 'PUT',
  path: '/api/samples/people',
  summary: 'Say that a trainee or a supervisor is a sample in a position, or that they are none.',
  access,
  body: z.strictObject({ person: pickedRef, sample: z.boolean() }),
  answer,
  refusals: ['person.not_available'],
})

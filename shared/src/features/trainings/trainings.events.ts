// What happens to a training: somebody is trained by a plan for some days, with a faculty member and perhaps assistants.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { ASSISTANTS_MAX, trainingContent } from './trainings.fields'

const trainingId = '0192f0c0-0000-7000-8000-0000000000d1'
const organizationId = '0192f0c0-0000-7000-8000-000000000003'
const trainee = { userId: '0192f0c0-0000-7000-8000-000000000001', positionId: '0192f0c0-0000-7000-8000-000000000002' }
const faculty = { userId: '0192f0c0-0000-7000-8000-000000000004', positionId: '0192f0c0-0000-7000-8000-000000000005' }
const assistant = { userId: '0192f0c0-0000-7000-8000-000000000006', positionId: '0192f0c0-0000-7000-8000-000000000007' }

const person = z.object({ userId: id, positionId: id })
const ofTraining = { trainingId: id }

function askedForPlacement(old: Record<string, unknown>): Record<string, unknown> {
  return { ...old, placementNotRequired: false }
}

/** Version 1 called the days otherwise than the specification does; version 2 knew a plan by its words alone, and no assistants; before version 4 a placement
 * was asked of everybody. */
const upcasts = {
  1: ({ startOn, endOn, ...others }: Record<string, unknown>) => ({ ...others, startAt: startOn, endAt: endOn }),
  2: (old: Record<string, unknown>) => ({ ...old, planId: null, assistants: [] }),
  3: askedForPlacement,
}

const content = {
  /** Null: planned while plans were words. */
  planId: id.nullable(),
  faculty: person.nullable(),
  assistants: z.array(person).max(ASSISTANTS_MAX),
  ...storedOf(trainingContent),
}
const sample = {
  planId: '0192f0c0-0000-7000-8000-0000000000b1',
  faculty,
  assistants: [assistant],
  planName: 'Marriage and family therapy',
  levelName: 'Practicum I',
  startAt: '2026-09-01',
  endAt: '2027-05-31',
  placementNotRequired: false,
}

export const trainingEvents = defineEvents('training', {
  TrainingPlanned: event({
    version: 4,
    upcasts,
    schema: z.object({ ...ofTraining, organizationId: id, trainee: person, ...content }),
    sample: { trainingId, organizationId, trainee, ...sample },
  }),
  TrainingEdited: event({
    version: 2,
    upcasts: { 1: askedForPlacement },
    schema: z.object({ ...ofTraining, ...content }),
    sample: { trainingId, ...sample, endAt: '2027-06-30', assistants: [] },
  }),
  /** Placements belong to it from now on: it is not deleted any more. */
  TrainingEngaged: event({ version: 1, schema: z.object(ofTraining), sample: { trainingId } }),
  TrainingDeleted: event({ version: 1, schema: z.object(ofTraining), sample: { trainingId } }),
})
export type TrainingEvent = EventsOf<typeof trainingEvents>

// What a placement refers to, as far as placements need it: the training it belongs to.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { trainingContent } from './placements.fields'

const organizationId = '0192f0c0-0000-7000-8000-000000000003'
const trainee = { userId: '0192f0c0-0000-7000-8000-000000000001', positionId: '0192f0c0-0000-7000-8000-000000000002' }
const faculty = { userId: '0192f0c0-0000-7000-8000-000000000004', positionId: '0192f0c0-0000-7000-8000-000000000005' }

const person = z.object({ userId: id, positionId: id })

/** Version 1 called the days otherwise than the specification does. */
const upcasts = {
  1: ({ startOn, endOn, ...others }: Record<string, unknown>) => ({ ...others, startAt: startOn, endAt: endOn }),
}

export const trainingEvents = defineEvents('training', {
  TrainingPlanned: event({
    version: 2,
    upcasts,
    schema: z.object({
      trainingId: id,
      organizationId: id,
      trainee: person,
      faculty: person.nullable(),
      ...storedOf(trainingContent),
    }),
    sample: {
      trainingId: '0192f0c0-0000-7000-8000-0000000000d1',
      organizationId,
      trainee,
      faculty,
      planName: 'Marriage and family therapy',
      levelName: 'Practicum I',
      startAt: '2026-09-01',
      endAt: '2027-05-31',
    },
  }),
})
export type TrainingEvent = EventsOf<typeof trainingEvents>

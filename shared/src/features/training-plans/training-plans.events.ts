// What happens to a training plan.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { trainingPlanFields } from './training-plans.fields'

const trainingPlanId = '0192f0c0-0000-7000-8000-0000000000b1'
const creatorId = '0192f0c0-0000-7000-8000-000000000001'

const written = { creatorId: id, ...storedOf(trainingPlanFields) }

export const trainingPlanEvents = defineEvents('trainingplan', {
  TrainingPlanCreated: event({
    version: 1,
    schema: z.object({ trainingPlanId: id, organizationId: id, creatorPositionId: id, ...written }),
    sample: {
      trainingPlanId,
      organizationId: '0192f0c0-0000-7000-8000-000000000003',
      creatorPositionId: '0192f0c0-0000-7000-8000-000000000002',
      creatorId,
      title: 'The first one',
      day: '2026-12-01',
    },
  }),
  TrainingPlanEdited: event({
    version: 1,
    schema: z.object({ trainingPlanId: id, ...written }),
    sample: { trainingPlanId, creatorId, title: 'Renamed by its creator', day: null },
  }),
  TrainingPlanArchived: event({ version: 1, schema: z.object({ trainingPlanId: id }), sample: { trainingPlanId } }),
})

export type TrainingPlanEvent = EventsOf<typeof trainingPlanEvents>

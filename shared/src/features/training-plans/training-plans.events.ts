// What happens to a training plan, and to a level of training.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { storedActivityType, TYPES_MAX, trainingLevelFields, trainingPlanFields } from './training-plans.fields'

const organizationId = '0192f0c0-0000-7000-8000-000000000003'
const trainingLevelId = '0192f0c0-0000-7000-8000-0000000000a1'
const trainingPlanId = '0192f0c0-0000-7000-8000-0000000000b1'

const ofLevel = { trainingLevelId: id }
const ofPlan = { trainingPlanId: id }

export const trainingLevelEvents = defineEvents('traininglevel', {
  TrainingLevelCreated: event({
    version: 1,
    schema: z.object({ ...ofLevel, organizationId: id, ...storedOf(trainingLevelFields) }),
    sample: { trainingLevelId, organizationId, name: 'Practicum' },
  }),
  TrainingLevelRenamed: event({
    version: 1,
    schema: z.object({ ...ofLevel, ...storedOf(trainingLevelFields) }),
    sample: { trainingLevelId, name: 'Practicum I' },
  }),
  /** Among the levels of its organization, the first at 0. */
  TrainingLevelPlaced: event({
    version: 1,
    schema: z.object({ ...ofLevel, sortOrder: z.int().min(0) }),
    sample: { trainingLevelId, sortOrder: 2 },
  }),
  TrainingLevelArchived: event({ version: 1, schema: z.object(ofLevel), sample: { trainingLevelId } }),
  TrainingLevelUnarchived: event({ version: 1, schema: z.object(ofLevel), sample: { trainingLevelId } }),
})
export type TrainingLevelEvent = EventsOf<typeof trainingLevelEvents>

const content = { ...storedOf(trainingPlanFields), activityTypes: z.array(storedActivityType).max(TYPES_MAX) }
const sample = {
  name: 'Marriage and family therapy',
  levelId: trainingLevelId,
  startAt: '2026-09-01',
  endAt: '2027-05-31',
  activityTypes: [
    { id: '0192f0c0-0000-7000-8000-0000000000c1', name: 'Individual therapy', hours: 150, color: 'blue' as const },
    { id: '0192f0c0-0000-7000-8000-0000000000c2', name: 'Group supervision', hours: 37.5, color: 'purple' as const },
  ],
}

export const trainingPlanEvents = defineEvents('trainingplan', {
  TrainingPlanCreated: event({
    version: 1,
    schema: z.object({ ...ofPlan, organizationId: id, ...content }),
    sample: { trainingPlanId, organizationId, ...sample },
  }),
  TrainingPlanEdited: event({
    version: 1,
    schema: z.object({ ...ofPlan, ...content }),
    sample: { trainingPlanId, ...sample, name: 'Marriage and family therapy, evenings', endAt: '2027-06-30' },
  }),
  TrainingPlanArchived: event({ version: 1, schema: z.object(ofPlan), sample: { trainingPlanId } }),
  TrainingPlanUnarchived: event({ version: 1, schema: z.object(ofPlan), sample: { trainingPlanId } }),
})
export type TrainingPlanEvent = EventsOf<typeof trainingPlanEvents>

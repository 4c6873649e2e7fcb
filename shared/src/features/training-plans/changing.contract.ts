// Training plans and their levels over HTTP, as they are made and changed: apart, for only who does so fetches it.
import { z } from 'zod'
import { ACCEPTED, byId, command } from '../../contract/row'
import { sentOf } from '../../kernel/fields'
import { givenId } from '../../kernel/ids'
import { access, LEVELS_TOLD } from './training-plans.contract'
import { sentActivityType, TYPES_MAX, trainingLevelFields, trainingPlanFields } from './training-plans.fields'

const feature = 'training-plans'

const written = z.object({ id: z.uuid(), version: z.int() })
/** The version the form was opened with; a newer one is a conflict. */
const version = z.int().optional()

export const createTrainingLevel = command({
  name: 'createTrainingLevel',
  feature,
  method: 'POST',
  path: '/api/training-levels',
  summary: 'Make a level of training; it stands after the others.',
  access,
  body: z.strictObject(sentOf(trainingLevelFields)).meta({ examples: [{ name: 'Practicum' }] }),
  answer: written,
  refusals: ['training_plan.name_taken'],
})

export const renameTrainingLevel = command({
  name: 'renameTrainingLevel',
  feature,
  method: 'PUT',
  path: '/api/training-levels/:id',
  summary: 'Give a level of training another name.',
  access,
  params: byId,
  body: z
    .strictObject({ ...sentOf(trainingLevelFields), version })
    .meta({ examples: [{ name: 'Practicum I', version: 0 }] }),
  answer: written,
  refusals: ['training_level.archived', 'training_plan.name_taken', 'version_conflict'],
})

export const orderTrainingLevels = command({
  name: 'orderTrainingLevels',
  feature,
  method: 'POST',
  path: '/api/training-levels/order',
  summary: 'Put levels of training in the order in which they are named.',
  access,
  body: z
    .strictObject({ ids: z.array(givenId).min(1).max(LEVELS_TOLD) })
    .meta({ examples: [{ ids: ['0192f0c0-0000-7000-8000-0000000000a1'] }] }),
  answer: ACCEPTED,
})

export const archiveTrainingLevel = command({
  name: 'archiveTrainingLevel',
  feature,
  method: 'PATCH',
  path: '/api/training-levels/:id/archive',
  summary: 'Archive a level of training or bring it back; its plans stay.',
  access,
  params: byId,
  body: z.strictObject({ archived: z.boolean() }).meta({ examples: [{ archived: true }] }),
  answer: written,
  refusals: ['training_plan.name_taken'],
})

const content = {
  ...sentOf(trainingPlanFields),
  activity_types: z.array(sentActivityType).max(TYPES_MAX).default([]),
}
const example = {
  ...{ name: 'Marriage and family therapy', level_id: '0192f0c0-0000-7000-8000-0000000000a1' },
  ...{ start_at: '2030-09-01', end_at: '2031-05-31' },
  activity_types: [{ name: 'Individual therapy', hours: 150.5, color: 'blue' as const }],
}
const REFUSALS = [
  'training_level.not_available',
  'training_plan.end_before_start',
  'training_plan.type_repeated',
  'training_plan.type_unknown',
  'training_plan.name_taken',
]

export const createTrainingPlan = command({
  name: 'createTrainingPlan',
  feature,
  method: 'POST',
  path: '/api/training-plans',
  summary: 'Make a training plan, with its activity types: their hours in quarters of an hour.',
  access,
  body: z.strictObject(content).meta({ examples: [example] }),
  answer: written,
  refusals: REFUSALS,
})

export const editTrainingPlan = command({
  name: 'editTrainingPlan',
  feature,
  method: 'PUT',
  path: '/api/training-plans/:id',
  summary: 'Change a training plan that is not archived: an activity type with its id stays, one without is new.',
  access,
  params: byId,
  body: z.strictObject({ ...content, version }).meta({ examples: [{ ...example, version: 0 }] }),
  answer: written,
  refusals: [...REFUSALS, 'training_plan.archived', 'version_conflict'],
})

export const archiveTrainingPlan = command({
  name: 'archiveTrainingPlan',
  feature,
  method: 'PATCH',
  path: '/api/training-plans/:id/archive',
  summary: 'Archive a training plan or bring it back.',
  access,
  params: byId,
  body: z.strictObject({ archived: z.boolean() }).meta({ examples: [{ archived: true }] }),
  answer: written,
  refusals: ['training_plan.name_taken'],
})

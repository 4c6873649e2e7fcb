// Training plans over HTTP: every endpoint of the feature, one row each.
import { z } from 'zod'
import { dayColumn, instantColumn, namesColumn, textColumn, yesOrNoColumn } from '../../contract/columns'
import { ACCEPTED, byId, command, list, query } from '../../contract/row'
import { personRef } from '../../contract/shapes'
import { sentOf, shownOf } from '../../kernel/fields'
import { trainingPlanFields } from './training-plans.fields'

const feature = 'training-plans'

const members = { who: ['coordinator', 'faculty', 'supervisor', 'trainee'] } as const
const relation = 'creator, or coordinator of the organization'

export const trainingPlanView = z
  .object({
    id: z.uuid(),
    ...shownOf(trainingPlanFields),
    archived: z.boolean(),
    creator: personRef,
    created_at: z.string(),
    version: z.int(),
  })
  .meta({ id: 'TrainingPlan' })
export type TrainingPlanView = z.infer<typeof trainingPlanView>

const written = z.object({ id: z.uuid(), version: z.int() })

export const listTrainingPlans = list({
  name: 'listTrainingPlans',
  feature,
  path: '/api/training-plans',
  summary: 'The training plans that the current position may see; without the archived unless they are asked for.',
  access: { ...members, relation },
  filter: z.strictObject({ archived: z.boolean().optional() }),
  item: trainingPlanView,
  sort: ['created_at', 'title', 'day'],
  defaultOrder: 'desc',
  columns: {
    title: textColumn('Title'),
    day: dayColumn('Day'),
    creator: namesColumn('Created by'),
    created_at: instantColumn('Created'),
    archived: yesOrNoColumn('Archived'),
  },
})

export const getTrainingPlan = query({
  name: 'getTrainingPlan',
  feature,
  path: '/api/training-plans/:id',
  summary: 'One training plan.',
  access: { ...members, relation },
  params: byId,
  answer: trainingPlanView,
})

export const createTrainingPlan = command({
  name: 'createTrainingPlan',
  feature,
  method: 'POST',
  path: '/api/training-plans',
  summary: 'Make a training plan in the current organization.',
  access: { ...members, relation: 'the organization is the current one' },
  body: z
    .strictObject(sentOf(trainingPlanFields))
    .meta({ examples: [{ title: 'The first training plan', day: '2030-01-31' }] }),
  answer: written,
})

export const editTrainingPlan = command({
  name: 'editTrainingPlan',
  feature,
  method: 'PUT',
  path: '/api/training-plans/:id',
  summary: 'Change a training plan that is not archived.',
  access: { ...members, relation },
  params: byId,
  body: z
    .strictObject({
      ...sentOf(trainingPlanFields),
      /** The version the form was opened with; a newer one is a conflict. */
      version: z.int().optional(),
    })
    .meta({ examples: [{ title: 'Another title', day: null, version: 0 }] }),
  answer: written,
  refusals: ['training_plan.archived', 'version_conflict'],
})

export const archiveTrainingPlan = command({
  name: 'archiveTrainingPlan',
  feature,
  method: 'POST',
  path: '/api/training-plans/:id/archive',
  summary: 'Put a training plan away for good.',
  access: { ...members, relation },
  params: byId,
  answer: ACCEPTED,
})

// Training plans and their levels over HTTP, as they are looked at.
import { z } from 'zod'
import { dayColumn, instantColumn, namesColumn, numberColumn, textColumn, yesOrNoColumn } from '../../contract/columns'
import { byId, list, query } from '../../contract/row'
import { shownOf } from '../../kernel/fields'
import { givenId } from '../../kernel/ids'
import { storedActivityType, trainingLevelFields, trainingPlanFields } from './training-plans.fields'

const feature = 'training-plans'

export const access = { who: ['coordinator'], relation: 'coordinator of the organization' } as const

export const trainingLevelView = z
  .object({
    id: z.uuid(),
    ...shownOf(trainingLevelFields),
    archived: z.boolean(),
    /** Of that level, without the archived. */
    plans: z.int(),
    version: z.int(),
  })
  .meta({ id: 'TrainingLevel' })
export type TrainingLevelView = z.infer<typeof trainingLevelView>

export const trainingPlanView = z
  .object({
    id: z.uuid(),
    ...shownOf(trainingPlanFields),
    level_name: z.string(),
    archived: z.boolean(),
    /** Sum of the hours of its activity types. */
    total_hours: z.number(),
    /** In the order in which they are shown. Hours to a quarter. */
    activity_types: z.array(
      z.object({ ...storedActivityType.shape, id: z.uuid(), name: z.string() }).meta({ id: 'ActivityType' }),
    ),
    created_at: z.string(),
    version: z.int(),
  })
  .meta({ id: 'TrainingPlan' })
export type TrainingPlanView = z.infer<typeof trainingPlanView>

/** More levels than these no organization has. */
export const LEVELS_TOLD = 200

export const listTrainingLevels = query({
  name: 'listTrainingLevels',
  feature,
  path: '/api/training-levels',
  summary: 'All levels of training of the organization, in their order; the archived after the others.',
  access,
  answer: z.object({ data: z.array(trainingLevelView).max(LEVELS_TOLD) }),
})

export const getTrainingLevel = query({
  name: 'getTrainingLevel',
  feature,
  path: '/api/training-levels/:id',
  summary: 'One level of training.',
  access,
  params: byId,
  answer: trainingLevelView,
})

export const listTrainingPlans = list({
  name: 'listTrainingPlans',
  feature,
  path: '/api/training-plans',
  summary: 'The training plans of the organization; without the archived unless they are asked for.',
  access,
  filter: z.strictObject({ archived: z.boolean().optional(), level_id: givenId.optional() }),
  item: trainingPlanView,
  sort: ['start_at', 'end_at', 'name', 'level_name', 'total_hours', 'created_at'],
  defaultOrder: 'desc',
  columns: {
    name: textColumn('Name'),
    level_name: textColumn('Level'),
    start_at: dayColumn('Start'),
    end_at: dayColumn('End'),
    total_hours: numberColumn('Total hours'),
    activity_types: namesColumn('Activity types'),
    archived: yesOrNoColumn('Archived'),
    created_at: instantColumn('Created'),
  },
  counted: true,
})

export const getTrainingPlan = query({
  name: 'getTrainingPlan',
  feature,
  path: '/api/training-plans/:id',
  summary: 'One training plan.',
  access,
  params: byId,
  answer: trainingPlanView,
})

// Trainings over HTTP, as they are looked at.
import { z } from 'zod'
import { codesColumn, dayColumn, namesColumn, textColumn } from '../../contract/columns'
import { byId, list, query } from '../../contract/row'
import { personRef } from '../../contract/shapes'
import { shownOf } from '../../kernel/fields'
import { givenId } from '../../kernel/ids'
import { placementDays } from '../placements/placements.days'
import { placementStatus } from '../placements/placements.views'
import { TRAINING_STATES } from './trainings.standing'

const feature = 'trainings'

const coordinators = { who: ['coordinator'], relation: 'coordinator of the organization' } as const

/** More placements than these no training of anybody has. */
export const PLACEMENTS_TOLD = 200

export const placementOfTraining = z
  .object({
    ...{ id: z.uuid(), status: placementStatus, archived: z.boolean(), is_campus: z.boolean() },
    /** Null: that of the training. */
    ...shownOf(placementDays),
    supervision_site: z.object({ id: z.uuid(), name: z.string() }),
  })
  .meta({ id: 'PlacementOfTraining' })

export const trainingView = z
  .object({
    id: z.uuid(),
    trainee: personRef,
    trainee_id: z.uuid(),
    /** null: planned while plans were words. */
    training_plan_id: z.uuid().nullable(),
    training_plan: z.object({
      id: z.uuid().nullable(),
      name: z.string(),
      training_level: z.object({ name: z.string() }),
    }),
    training_plan_name: z.string(),
    /** Of its plan and level. */
    display_name: z.string(),
    start_at: z.string(),
    end_at: z.string(),
    /** On the present day of its organization. */
    state: z.enum(TRAINING_STATES),
    current: z.boolean(),
    upcoming: z.boolean().describe('Of the trainings of the trainee that have not begun, the one that begins first.'),
    faculty_position_id: z.uuid().nullable(),
    faculty: personRef.nullable(),
    /** `id` is that of the position. */
    assistants: z.array(z.object({ id: z.uuid(), faculty_position_id: z.uuid(), faculty: personRef })),
    placement_not_required: z.boolean(),
    /** Null to whoever does not see proofs. */
    insurance_required: z
      .boolean()
      .nullable()
      .describe(
        'The organization asks trainees for insurance, and no proof covers the present day, or the first of a training that is still to come.',
      ),
    placements: z.array(placementOfTraining).max(PLACEMENTS_TOLD).describe('Of its placements those that one may see.'),
    placed: z.boolean().describe('Placements belong to it: it cannot be deleted.'),
    version: z.int(),
  })
  .meta({ id: 'Training' })
export type TrainingView = z.infer<typeof trainingView>

export const listTrainings = list({
  name: 'listTrainings',
  feature,
  path: '/api/trainings',
  summary: 'The trainings of the organization.',
  access: coordinators,
  filter: z.strictObject({
    state: z.enum(TRAINING_STATES).optional(),
    trainee_id: givenId.optional(),
    training_plan_id: givenId.optional(),
    insurance_required: z.boolean().optional(),
  }),
  item: trainingView,
  sort: ['start_at', 'end_at', 'training_plan_name', 'trainee'],
  defaultOrder: 'desc',
  columns: {
    trainee: namesColumn('Trainee'),
    training_plan_name: textColumn('Training plan'),
    start_at: dayColumn('Start'),
    end_at: dayColumn('End'),
    state: codesColumn('Status', { previous: 'Previous', current: 'Current', future: 'Future' }),
    faculty: namesColumn('Faculty'),
  },
})

export const getTraining = query({
  name: 'getTraining',
  feature,
  path: '/api/trainings/:id',
  summary: 'One training.',
  access: coordinators,
  params: byId,
  answer: trainingView,
})

/** More trainings than these nobody has. */
export const TRAININGS_TOLD = 200

export const trainingsOfTrainee = query({
  name: 'trainingsOfTrainee',
  feature,
  path: '/api/users/:id/trainings',
  summary: 'The trainings of a trainee in the current organization, those that begin first before the others.',
  access: {
    who: ['coordinator', 'faculty', 'supervisor', 'trainee'],
    relation: 'the trainee’s own, or of a trainee of the organization',
  },
  params: byId,
  answer: z.object({ data: z.array(trainingView).max(TRAININGS_TOLD) }),
})

// Trainings over HTTP, as they are assigned and changed: apart, for only who does so fetches it.
import { z } from 'zod'
import { ACCEPTED, byId, command } from '../../contract/row'
import { localDate } from '../../kernel/dates'
import { givenId } from '../../kernel/ids'
import { ASSISTANTS_MAX, TRAINING_BATCH_MAX } from './trainings.fields'

const feature = 'trainings'

const access = { who: ['coordinator'], relation: 'coordinator of the organization' } as const

/** A training in the way: its words and days. */
const otherTraining = z
  .object({ id: z.uuid(), training_plan_name: z.string(), start_at: z.string(), end_at: z.string() })
  .meta({ id: 'OtherTraining' })

/** What went, and for whom it did not and why: each trainee has an answer of their own. */
const batchAnswer = z
  .object({
    data: z.array(z.object({ id: z.uuid(), trainee_id: z.uuid(), version: z.int() })),
    errors: z.array(
      z.object({
        failed_trainee_id: z.uuid(),
        /** Of the training, where one was named. */
        training_id: z.uuid().nullable(),
        code: z.string(),
        error: z.string(),
        overlapping: z.array(otherTraining),
      }),
    ),
  })
  .meta({ id: 'TrainingBatch' })
export type TrainingBatch = z.infer<typeof batchAnswer>
export type TrainingFailure = TrainingBatch['errors'][number]

const ids = (max: number) => z.array(givenId).max(max)
const trainees = ids(TRAINING_BATCH_MAX)
const id = (last: string): string => `0192f0c0-0000-7000-8000-0000000000${last}`
const example = {
  ...{ trainee_ids: [id('01')], training_plan_id: id('b1'), start_at: '2030-09-01', end_at: '2031-05-31' },
  faculty: { primary_position_id: id('05'), assistant_position_ids: [id('07')] },
}
const REFUSALS = [
  'training.plan_not_available',
  'training.guide_not_available',
  'training.assistant_repeated',
  'training.end_before_start',
]
/** Told of single trainees. */
const SINGLE = ['training.trainee_not_available', 'training.overlap', 'sample.refused']

export const createTrainings = command({
  name: 'createTrainings',
  feature,
  method: 'POST',
  path: '/api/trainings/batch',
  summary: 'Assign a training plan to several trainees: one training each, with an answer for each.',
  access,
  body: z
    .strictObject({
      trainee_ids: trainees.min(1),
      training_plan_id: givenId,
      start_at: localDate,
      end_at: localDate,
      faculty: z
        .strictObject({
          primary_position_id: givenId.nullable().default(null),
          assistant_position_ids: ids(ASSISTANTS_MAX).default([]),
        })
        .prefault({}),
      placement_not_required: z.boolean().default(false),
    })
    .meta({ examples: [example] }),
  answer: batchAnswer,
  refusals: [...REFUSALS, ...SINGLE],
})

export const editTrainings = command({
  name: 'editTrainings',
  feature,
  method: 'PUT',
  path: '/api/trainings/batch',
  summary:
    'Change several trainings alike, with an answer for each: what is left out stays. With trainees named, their trainings alone; of one that was deleted, its trainee has no valid training plan.',
  access,
  body: z
    .strictObject({
      training_ids: ids(TRAINING_BATCH_MAX).min(1),
      trainee_ids: trainees.min(1).optional(),
      training_plan_id: givenId.optional(),
      start_at: localDate.optional(),
      end_at: localDate.optional(),
      faculty: z
        .strictObject({
          primary_position_id: givenId.nullable().optional(),
          assistant_position_ids: ids(ASSISTANTS_MAX).optional(),
        })
        .optional(),
      placement_not_required: z.boolean().optional(),
    })
    .meta({ examples: [{ training_ids: [id('d1')], ...example }] }),
  answer: batchAnswer,
  refusals: [...REFUSALS, ...SINGLE, 'training.not_available', 'training.no_valid_plan'],
})

export const deleteTraining = command({
  name: 'deleteTraining',
  feature,
  method: 'DELETE',
  path: '/api/trainings/:id',
  summary: 'Delete a training to which no placements belong; what happened stays in the log.',
  access,
  params: byId,
  answer: ACCEPTED,
  refusals: ['training.placed'],
})

// What trainings are assigned from, in one answer: asked by the form that assigns them, and by nothing else.
import { z } from 'zod'
import { query } from '../../contract/row'
import { personRef } from '../../contract/shapes'
import { access, LEVELS_TOLD } from './training-plans.contract'

const feature = 'training-plans'

/** Of plans and of faculty, the first by their names. */
export const CHOICES_TOLD = 1000

export const trainingData = query({
  name: 'trainingData',
  feature,
  path: '/api/trainings/data',
  summary:
    'What trainings are assigned from: the levels and plans of the organization that are not archived, and its active faculty.',
  access,
  answer: z.object({
    training_levels: z.array(z.object({ id: z.uuid(), name: z.string() })).max(LEVELS_TOLD),
    training_plans: z
      .array(
        z.object({
          ...{ id: z.uuid(), name: z.string(), level_id: z.uuid() },
          level_name: z.string().describe('Also of a level that is archived, which a plan keeps.'),
          ...{ start_at: z.string(), end_at: z.string() },
        }),
      )
      .max(CHOICES_TOLD),
    faculty: z.array(personRef).max(CHOICES_TOLD),
  }),
})

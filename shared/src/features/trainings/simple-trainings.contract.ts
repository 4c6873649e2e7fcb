// The trainings of a trainee in short: apart from what lists and pages ask, for no page asks it.
import { z } from 'zod'
import { byId, query } from '../../contract/row'
import { PLACEMENTS_TOLD, placementOfTraining, TRAININGS_TOLD, trainingsOfTrainee } from './trainings.contract'

const feature = 'trainings'

export const simpleTrainingsOfTrainee = query({
  name: 'simpleTrainingsOfTrainee',
  feature,
  path: '/api/users/:id/trainings/simple',
  summary:
    'The trainings of a trainee in short, each with those of its placements that one may see, those that begin first before the others.',
  access: trainingsOfTrainee.access,
  params: byId,
  answer: z.object({
    data: z
      .array(
        z
          .object({
            ...{ id: z.uuid(), display_name: z.string(), start_at: z.string(), end_at: z.string() },
            placements: z.array(placementOfTraining).max(PLACEMENTS_TOLD),
          })
          .meta({ id: 'SimpleTraining' }),
      )
      .max(TRAININGS_TOLD),
  }),
})

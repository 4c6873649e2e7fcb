// Whom a faculty member will guide next, over HTTP: for their dashboard.
import { z } from 'zod'
import { query } from '../../contract/row'
import { personRef } from '../../contract/shapes'
import { placementView } from './placements.views'

export const upcomingTrainee = z
  .object({
    /** Of the training. */
    id: z.uuid(),
    trainee: personRef,
    training: placementView.shape.training,
    placements: z.array(
      placementView.pick({
        id: true,
        status: true,
        signature_required: true,
        archived_at: true,
        supervision_site: true,
      }),
    ),
  })
  .meta({ id: 'UpcomingTrainee' })
export type UpcomingTrainee = z.infer<typeof upcomingTrainee>

export const upcomingTrainees = query({
  name: 'upcomingTrainees',
  feature: 'placements',
  path: '/api/placements/upcoming-trainees',
  summary: 'Trainees whose next training with the caller has not begun, each with that training and its placements.',
  access: { who: ['faculty'], relation: 'faculty of the training' },
  answer: z.object({
    /** Whom the caller guides, now or soon. */
    trainees_count: z.int(),
    /** By the day they begin; at most 100. */
    upcoming: z.array(upcomingTrainee),
  }),
})

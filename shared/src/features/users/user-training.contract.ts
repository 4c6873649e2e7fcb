// The training that a trainee is in, as those who run the platform are told of it beside the account.
import { z } from 'zod'
import { personRef } from '../../contract/shapes'

/** More placements than these no training of anybody has. */
export const PLACEMENTS_TOLD = 200

export const currentTraining = z
  .object({
    /** With the level, as it is called where it is followed. */
    training_plan: z.string(),
    start_at: z.string(),
    end_at: z.string(),
    start_at_formatted: z.string(),
    end_at_formatted: z.string(),
    faculty: personRef.nullable(),
    placements: z
      .array(z.object({ id: z.uuid(), name: z.string().describe('Of the site.'), is_campus: z.boolean() }))
      .max(PLACEMENTS_TOLD)
      .describe('Neither denied nor archived.'),
  })
  .meta({ id: 'CurrentTraining' })
export type CurrentTraining = z.infer<typeof currentTraining>

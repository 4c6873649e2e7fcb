// What whoever is let in is answered, by whatever they have proved who they are.
import { z } from 'zod'
import { apiError } from './errors'

export const signedInAnswer = z.object({
  id: z.uuid(),
  /** Something is still to be done there. */
  next: z.string().optional(),
  /** Why, in the language of the request. */
  flash: apiError.shape.flash,
  auth_code_required: z.boolean(),
  phone: z.string().nullable(),
  csrf_token: z.string(),
  /** Where to go: the last visited route when it is recent enough, else the dashboard. */
  redirect: z.string(),
})

// The one error shape of the whole API, shared by server, client and forms.
import { z } from 'zod'

export const apiError = z
  .object({
    errors: z.array(
      z.object({
        field: z.string().optional(),
        code: z.string(),
        message: z.string(),
        data: z.record(z.string(), z.unknown()).optional(),
      }),
    ),
    flash: z.object({ type: z.enum(['error', 'info', 'success']), message: z.string() }).optional(),
    /** The screen the client should go to. */
    next: z.string().optional(),
  })
  .meta({ id: 'Error' })
export type ApiError = z.infer<typeof apiError>

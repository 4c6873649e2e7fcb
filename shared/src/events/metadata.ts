// What every event carries beside its data: who, for which organization, caused by what, when.
import { z } from 'zod'

export const eventMetadata = z.object({
  version: z.int().positive(),
  actor: z.object({
    /** `system` for schedules and reactions. */
    userId: z.union([z.uuid(), z.literal('system')]),
    positionId: z.uuid().optional(),
    /** The admin behind a login-as session. */
    rootUserId: z.uuid().optional(),
    /** The access token by which a program acted as the person. */
    tokenId: z.uuid().optional(),
  }),
  organizationId: z.uuid().optional(),
  commandId: z.string().max(200),
  correlationId: z.string().max(200),
  /** Id of the event that caused a reaction. */
  causationId: z.string().max(200).optional(),
  /** Whom it concerns, as rooms of the realtime gateway: decided with the state at hand, so that nobody has to be looked up later. */
  audience: z.array(z.string().max(80)).optional(),
  /** When it happened, by the clock of the application; facts are computed from this, never from "now". */
  occurredAt: z.iso.datetime(),
})
export type EventMeta = z.infer<typeof eventMetadata>

// The reservation behind "no application twice": one stream for each trainee, site and training, held by one placement at a time.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { derivedId, id } from '../../kernel/ids'

const placementId = '0192f0c0-0000-7000-8000-0000000000b1'
/** Revision in the stream of the placement. */
const revision = z.int().min(0)

export const applicationEvents = defineEvents('application', {
  ApplicationClaimed: event({
    version: 1,
    schema: z.object({ placementId: id, atRevision: revision }),
    sample: { placementId, atRevision: 0 },
  }),
  ApplicationReleased: event({
    version: 1,
    schema: z.object({ placementId: id, atRevision: revision }),
    sample: { placementId, atRevision: 4 },
  }),
})
export type ApplicationEvent = EventsOf<typeof applicationEvents>

export interface Applied {
  readonly traineePositionId: string
  readonly siteId: string
  readonly trainingId: string
}

export const applicationId = ({ traineePositionId, siteId, trainingId }: Applied): string =>
  derivedId('application', traineePositionId, siteId, trainingId)

// The reservation behind "nobody has a task of one batch twice": one stream for each batch and position, held by one task.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { derivedId, id } from '../../kernel/ids'

const taskId = '0192f0c0-0000-7000-8000-0000000000a1'

export const placeEvents = defineEvents('taskplace', {
  /** `atRevision`: in the stream of the task, when it is given to the position. */
  TaskPlaceTaken: event({
    version: 1,
    schema: z.object({ taskId: id, atRevision: z.int().min(0) }),
    sample: { taskId, atRevision: 1 },
  }),
})
export type PlaceEvent = EventsOf<typeof placeEvents>

export const placeId = (batchId: string, positionId: string): string => derivedId('task place', batchId, positionId)

/** Of a task that is handed out in a batch: the place of whoever it is given to first. */
export const batchTaskId = (batchId: string, positionId: string): string => derivedId(batchId, 'task', positionId)

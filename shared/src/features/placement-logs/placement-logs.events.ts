// What happens to the log of a day at a placement.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { derivedId, id } from '../../kernel/ids'
import { logContent, logDay, logTime } from './placement-logs.fields'

const logId = '0192f0c0-0000-7000-8000-0000000000f5'
const traineeId = '0192f0c0-0000-7000-8000-000000000005'

const ofLog = { logId: id }

export const placementLogEvents = defineEvents('placementlog', {
  PlacementDayLogged: event({
    version: 1,
    schema: z.object({
      ...ofLog,
      placementId: id,
      organizationId: id,
      traineeId: id,
      traineePositionId: id,
      ...storedOf(logDay),
      ...storedOf(logContent),
    }),
    sample: {
      ...{ logId, placementId: '0192f0c0-0000-7000-8000-0000000000b1', traineeId },
      organizationId: '0192f0c0-0000-7000-8000-000000000003',
      traineePositionId: '0192f0c0-0000-7000-8000-000000000006',
      ...{ day: '2026-11-24', timeOnSite: 330, note: 'Intakes in the morning' },
    },
  }),
  PlacementDayTimeChanged: event({
    version: 1,
    schema: z.object({ ...ofLog, ...storedOf(logTime) }),
    sample: { logId, timeOnSite: 345 },
  }),
  PlacementDayNoted: event({
    version: 1,
    schema: z.object({ ...ofLog, traineeId: id, note: logContent.note.stored }),
    sample: { logId, traineeId, note: 'Intakes all day' },
  }),
  PlacementDayRemoved: event({ version: 1, schema: z.object(ofLog), sample: { logId } }),
})
export type PlacementLogEvent = EventsOf<typeof placementLogEvents>

/** One log for each placement and day. */
export const placementLogId = (placementId: string, day: string): string => derivedId('placement-log', placementId, day)

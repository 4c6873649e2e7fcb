// The log of the days at a placement over HTTP: kept by its trainee, read by whoever sees the placement.
import { z } from 'zod'
import { ACCEPTED, byId, command, query } from '../../contract/row'
import { localDate } from '../../kernel/dates'
import { sentOf, shownOf } from '../../kernel/fields'
import { givenId } from '../../kernel/ids'
import { placementViewers } from '../placements/placements.views'
import { logContent, logDay } from './placement-logs.fields'

const feature = 'placement-logs'
const keeping = { who: ['trainee'], relation: 'trainee of the placement', impersonation: 'deny' } as const

const logView = z
  .object({ id: z.uuid(), ...shownOf(logDay), ...shownOf(logContent), version: z.int() })
  .meta({ id: 'PlacementLog' })
export type LogView = z.infer<typeof logView>

const day = localDate.meta({ examples: ['2026-11-24'] })

export const placementLogs = query({
  name: 'placementLogs',
  feature,
  path: '/api/placement-logs',
  summary: 'The logged days of a placement, the newest first, with the minutes of each week and of all of them.',
  access: placementViewers,
  query: z.strictObject({
    placement_id: givenId,
    /** Days of the organization; both belong to it. */
    from: day.optional(),
    to: day.optional(),
  }),
  answer: z.object({
    data: z.array(logView),
    /** Weeks that have a day, the newest first; each begins on a Monday. */
    weeks: z.array(z.object({ week: z.string(), time_on_site: z.int() })),
    time_on_site: z.int(),
    /** The days that the reader could log: the placement’s own until today, which is said too; null: none. */
    open: z.object({ from: z.string(), to: z.string(), today: z.string() }).nullable(),
  }),
})

const written = z.object({ id: z.uuid(), version: z.int() })
const STANDING = ['placement_log.not_approved']

export const logPlacementDay = command({
  name: 'logPlacementDay',
  feature,
  method: 'POST',
  path: '/api/placement-logs',
  summary: 'Log a day at an approved placement: how many minutes, and a note.',
  access: keeping,
  body: z.strictObject({ placement_id: givenId, ...sentOf(logDay), ...sentOf(logContent) }).meta({
    examples: [{ placement_id: '0192f0c0-0000-7000-8000-0000000000b1', day: '2026-11-24', time_on_site: 330 }],
  }),
  answer: written,
  refusals: [
    ...STANDING,
    'placement_log.placement_unknown',
    'placement_log.outside',
    'placement_log.future',
    'placement_log.there',
  ],
})

export const changePlacementLog = command({
  name: 'changePlacementLog',
  feature,
  method: 'PATCH',
  path: '/api/placement-logs/:id',
  summary: 'Change how many minutes a logged day had, or its note; what is left out stays as it is.',
  access: keeping,
  params: byId,
  body: z
    .strictObject({
      time_on_site: logContent.timeOnSite.sent.optional(),
      note: logContent.note.sent.optional(),
      /** The version that was looked at; a newer one is a conflict. */
      version: z.int().optional(),
    })
    .meta({ examples: [{ time_on_site: 345 }] }),
  answer: written,
  refusals: [...STANDING, 'version_conflict'],
})

export const removePlacementLog = command({
  name: 'removePlacementLog',
  feature,
  method: 'DELETE',
  path: '/api/placement-logs/:id',
  summary: 'Take a logged day back.',
  access: keeping,
  params: byId,
  answer: ACCEPTED,
  refusals: STANDING,
})

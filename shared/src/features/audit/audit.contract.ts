// Audit over HTTP: the history of one thing, and the event explorer.
import { z } from 'zod'
import { filteredDay, period } from '../../contract/day-filter'
import { byId, list, query, stream } from '../../contract/row'
import { requiredText } from '../../contract/shapes'
import { historyEntry } from './history.contract'

const feature = 'audit'

export const eventView = z
  .object({
    id: z.uuid(),
    position: z.string(),
    stream: z.string(),
    revision: z.int(),
    type: z.string(),
    organization_id: z.uuid().nullable(),
    organization_name: z.string().nullable(),
    actor_id: z.string(),
    actor_name: z.string(),
    root_actor_id: z.string().nullable(),
    occurred_at: z.string(),
    correlation_id: z.string(),
  })
  .meta({ id: 'Event' })
export type EventView = z.infer<typeof eventView>

/** Days by the reader's own calendar, beside instants. */
export const filteredDays = {
  days: period.optional(),
  days_from: filteredDay.optional(),
  days_to: filteredDay.optional(),
}

const eventFilter = {
  type: z.string().max(100).optional(),
  /** Also the {@link BULK} of machines, which is left out unless a type, a stream or a correlation is asked for. */
  with_bulk: z.literal(true).optional(),
  stream: z.string().max(200).optional(),
  actor_id: z.string().max(60).optional(),
  organization_id: z.uuid().optional(),
  correlation_id: z.string().max(200).optional(),
  from: z.iso.datetime().optional(),
  to: z.iso.datetime().optional(),
  ...filteredDays,
}

/** Events that come in numbers and tell little: what machines make of other events. */
export const BULK: readonly string[] = [
  'NotificationSent',
  'NotificationRead',
  'AllNotificationsRead',
  'EmailReserved',
  'ApplicationClaimed',
  'ApplicationReleased',
]

/** Looked into as oneself alone. */
const explored = { who: ['admin', 'coordinator'], impersonation: 'deny' } as const

export const listEvents = list({
  name: 'listEvents',
  feature,
  path: '/api/events',
  summary:
    'The event explorer: metadata of every event of the log, without the bulk that machines make unless it is asked for.',
  access: { ...explored, relation: 'admin: the platform; coordinator: the organization' },
  filter: z.strictObject(eventFilter),
  item: eventView,
  sort: ['position'],
  defaultOrder: 'desc',
  columns: 'own export',
})

export const EXPORT_FORMATS = ['jsonl', 'csv'] as const
/** In one file; what is more is narrowed first. */
export const EXPORT_MAX_EVENTS = 50_000
/** Of one person. */
export const EXPORTS_PER_HOUR = 10
export const EXPORT_REASON_MAX = 300

export const exportEvents = stream({
  name: 'exportEvents',
  feature,
  path: '/api/events/export',
  summary:
    'What the event explorer finds, oldest first, as JSON lines or CSV. Ends with the newest event at the time of asking. The reason stands in the access trail.',
  access: { ...explored, relation: 'as listEvents' },
  query: z.strictObject({
    ...eventFilter,
    with_bulk: z.literal('true').optional(),
    format: z.enum(EXPORT_FORMATS),
    /** Why it is needed; not about a person. */
    reason: requiredText(EXPORT_REASON_MAX),
  }),
  produces: ['application/jsonl', 'text/csv'],
  refusals: ['export.too_many', 'export.too_large'],
})

export const getEvent = query({
  name: 'getEvent',
  feature,
  path: '/api/events/:id',
  summary: 'One event as History tells it, with its exact data and the proof of its hash.',
  access: { ...explored, relation: 'as listEvents' },
  params: byId,
  answer: eventView.extend({
    ...historyEntry.pick({ root_actor: true, by_token: true, reason: true }).shape,
    /** What it says, field by field, people and things by name: what its history says of it, without ids. */
    told: z.array(z.object({ field: z.string(), value: z.unknown() })),
    /** Personal text stands in `data` as ciphertext, and is not told. */
    sealed: z.boolean(),
    data: z.record(z.string(), z.unknown()),
    metadata: z.record(z.string(), z.unknown()),
  }),
})

export const eventFacets = query({
  name: 'eventFacets',
  feature,
  path: '/api/events/facets',
  summary:
    'Values to filter the explorer by: the types of events, and for admins the calls that leave a row in the access trail.',
  access: { ...explored, relation: 'as listEvents', protected: false },
  answer: z.object({ types: z.array(z.string()), calls: z.array(z.string()) }),
})

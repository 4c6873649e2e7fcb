// Audit over HTTP: the history of one thing, and the event explorer.
import { z } from 'zod'
import { byId, list, query, stream } from '../../contract/row'
import { requiredText } from '../../contract/shapes'
import { givenId } from '../../kernel/ids'

const feature = 'audit'

/** The first part of a thing's stream, of whatever features show a history of. */
const historySubject = z
  .string()
  .max(40)
  .regex(/^[a-z]+$/)

export const historyEntry = z
  .object({
    id: z.uuid(),
    /** In the stream of the thing; null for what happened to something attached to it or kept beside it. */
    revision: z.int().nullable(),
    type: z.string(),
    occurred_at: z.string(),
    actor: z.object({ id: z.string(), name: z.string(), role_keyname: z.string().nullable() }),
    /** The admin behind a login-as session. */
    root_actor: z.object({ id: z.string(), name: z.string() }).nullable(),
    /** A program, with an access token of the actor's. */
    by_token: z.boolean(),
    /** What changed, field by field, as far as the reader may see it. */
    changes: z.array(z.object({ field: z.string(), before: z.unknown().nullable(), after: z.unknown().nullable() })),
    reason: z.string().nullable(),
    correlation_id: z.string(),
  })
  .meta({ id: 'HistoryEntry' })
export type HistoryEntry = z.infer<typeof historyEntry>

/** So many entries come at once. */
export const HISTORY_PAGE = 100

export const history = query({
  name: 'history',
  feature,
  path: '/api/history/:subject/:id',
  summary: 'Who did what to this thing, when and why, by pages from the newest backwards; oldest first.',
  access: { who: 'signed-in', relation: 'may see the thing itself' },
  params: z.strictObject({ subject: historySubject, id: givenId }),
  query: z.strictObject({
    /** Id of an entry: those before it. Absent: the newest. */
    before: z.uuid().optional(),
  }),
  answer: z.object({ entries: z.array(historyEntry), earlier: z.boolean() }),
})

const moment = z
  .strictObject({
    at: z.iso.datetime().optional(),
    /** After this event of its own; finer than an instant, which several may share. */
    revision: z.coerce.number().int().min(0).max(1_000_000).optional(),
  })
  .refine(({ at, revision }) => (at === undefined) !== (revision === undefined), {
    error: 'name a moment or a revision, and not both',
  })

export const asOfView = z
  .object({
    /** Of the last event that had happened; null when nothing had. */
    revision: z.int().nullable(),
    occurred_at: z.string().nullable(),
    /** False before it was made and after it was deleted. */
    exists: z.boolean(),
    /** What its read model showed: people by name, no ids. */
    fields: z.array(z.object({ field: z.string(), value: z.unknown() })),
  })
  .meta({ id: 'AsOf' })
export type AsOf = z.infer<typeof asOfView>

export const asOf = query({
  name: 'asOf',
  feature,
  path: '/api/history/:subject/:id/as-of',
  summary: 'This thing as it was at a moment, folded from its own events.',
  access: { who: 'signed-in', relation: 'may see the thing itself, now' },
  params: z.strictObject({ subject: historySubject, id: givenId }),
  query: moment,
  answer: asOfView,
})

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
  summary: 'One event with its data and the proof of its hash.',
  access: { ...explored, relation: 'as listEvents' },
  params: byId,
  answer: eventView.extend({ data: z.record(z.string(), z.unknown()), metadata: z.record(z.string(), z.unknown()) }),
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

// Reads of the audit trail: the history of a thing for those who may see the thing, and the event explorer.
import type { EventCodec, StoredEvent } from '@practicum/infra/codec/codec'
import type { EventStore } from '@practicum/infra/event-store/port'
import { type Binding, bindQuery, type QueryCall } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { GuessCounter } from '@practicum/infra/sessions/guesses'
import type { Principal } from '@practicum/shared/access/principal'
import type { QueryOf } from '@practicum/shared/contract/row'
import { asOf, eventFacets, getEvent, HISTORY_SUBJECTS, history } from '@practicum/shared/features/audit/audit.contract'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { Conditions } from '../../runner/conditions'
import type { Projection } from '../../runner/projection'
import { accessQuery } from './access.query'
import { shownAsOf } from './as-of.query'
import { historyOf } from './audit.history'
import { namesOf } from './audit.names'
import { events, explorerQueries } from './explorer.query'

export interface AuditReads {
  readonly store: EventStore
  readonly codec: EventCodec
  /** Every event type there is. */
  readonly types: readonly string[]
  /** Names of the contract rows whose answers and refusals are noted. */
  readonly calls: readonly string[]
  /** Every read model: the past of a thing is folded by its own. */
  readonly projections: readonly Projection[]
  readonly guesses: GuessCounter
}

type Subject = (typeof HISTORY_SUBJECTS)[number]
type Thing = { readonly subject: Subject; readonly id: string }

/** The table in which a thing is seen, or not: row-level security is the one answer to "may I see it". */
const SEEN_IN: Readonly<Record<Subject, readonly [table: string, key: string]>> = {
  task: ['task', 'task_id'],
  placement: ['placement', 'placement_id'],
  meeting: ['meeting', 'meeting_id'],
  setting: ['setting', 'setting_id'],
  user: ['person', 'user_id'],
  organization: ['organization', 'organization_id'],
}
/** What only the person in this column of the table is told, of things that others see too. */
const HELD_BACK: Partial<Readonly<Record<Subject, { readonly fields: readonly string[]; readonly from: string }>>> = {
  meeting: { fields: ['guestEmails'], from: 'host_position_id' },
}
const HISTORY_USES = ['person', 'position', 'attachment', ...HISTORY_SUBJECTS.map(subject => SEEN_IN[subject][0])]
const EXPLORER_USES = ['audit_event', ...new Set(HISTORY_USES)]

const missing = (): Refusal => refuse('not_found', {}, { kind: 'missing' })

export function auditQueries(reads: AuditReads): readonly Binding[] {
  return [
    bindQuery(history, [...new Set(HISTORY_USES)], call => answerHistory(reads, call)),
    bindQuery(asOf, [...new Set(HISTORY_USES)], call => answerAsOf(reads, call)),
    accessQuery,
    ...explorerQueries(EXPLORER_USES, reads.guesses),
    bindQuery(getEvent, EXPLORER_USES, call => answerEvent(reads, call)),
    bindQuery(eventFacets, [], async ({ principal }) => ({
      types: [...reads.types].sort(),
      calls: principal.acting === 'admin' ? [...reads.calls].sort() : [],
    })),
  ]
}

async function answerHistory(reads: AuditReads, { db, params, principal }: QueryCall<Thing>) {
  const hidden = await hiddenFrom(db, params, principal)
  if (!hidden) return missing()
  const decoded = (await eventsOf(reads, db, params)).map(event => without(event, hidden))
  return { entries: historyOf(decoded, streamOf(params), await namesOf(db, decoded)) }
}

const streamOf = ({ subject, id }: Thing): string => `${subject}-${id}`

/** Of the thing, and of what is or was attached to it, in the order of the log. */
async function eventsOf({ store, codec }: AuditReads, db: ScopedDb, thing: Thing): Promise<readonly StoredEvent[]> {
  const attached = await db.query<{ stream: string }>(
    `select 'attachment-' || attachment_id as stream from read.attachment where attachable_type = $1 and attachable_id = $2`,
    [thing.subject, thing.id],
  )
  const streams = [streamOf(thing), ...attached.map(({ stream }) => stream)]
  const read = await Promise.all(streams.map(stream => store.readStream(stream)))
  const decoded = await codec.decode(read.flatMap(({ events: recorded }) => recorded))
  return [...decoded].sort((a, b) => (a.position < b.position ? -1 : 1))
}

async function answerAsOf(reads: AuditReads, { db, params, query, principal }: QueryCall<Thing, QueryOf<typeof asOf>>) {
  const hidden = await hiddenFrom(db, params, principal)
  const projection = reads.projections.find(({ name }) => name === SEEN_IN[params.subject][0])
  if (!hidden || !projection) return missing()
  const known = { events: await eventsOf(reads, db, params), stream: streamOf(params), id: params.id }
  const past = { projection, ...known, hidden: hidden.map(columnOf) }
  return shownAsOf(db, past, query)
}

/** Fields of events and columns of tables have the same names, written in two ways. */
const columnOf = (field: string): string => field.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)

/** The fields of a thing that the reader is not told; undefined when they do not see the thing at all. */
async function hiddenFrom(
  db: ScopedDb,
  { subject, id }: Thing,
  principal: Principal,
): Promise<readonly string[] | undefined> {
  // Whom somebody may know is more than whose sign-ins and positions elsewhere they may read.
  if (subject === 'user' && id !== principal.userId) return undefined
  const [table, key] = SEEN_IN[subject]
  const held = HELD_BACK[subject]
  const owner = held ? `"${held.from}"` : 'null::uuid'
  const [seen] = await db.query<{ owner: string | null }>(
    `select ${owner} as owner from read."${table}" where "${key}" = $1`,
    [id],
  )
  if (!seen) return undefined
  return held && seen.owner !== principal.positionId ? held.fields : []
}

function without(event: StoredEvent, hidden: readonly string[]): StoredEvent {
  if (hidden.length === 0) return event
  return { ...event, data: Object.fromEntries(Object.entries(event.data).filter(([field]) => !hidden.includes(field))) }
}

async function answerEvent({ store, codec }: AuditReads, { db, params, principal }: QueryCall<{ id: string }>) {
  const [event] = await events(db, new Conditions().and('e.event_id = ?', params.id))
  if (!event) return missing()
  const { events: recorded } = await store.readStream(event.stream, { from: BigInt(event.revision), limit: 1 })
  const hidden = await hiddenInExplorer(db, event.stream, principal)
  const [decoded] = hidden ? await codec.decode(recorded) : codec.decodeSealed(recorded)
  if (!decoded) return missing()
  return { ...event, data: { ...without(decoded, hidden ?? []).data }, metadata: { ...decoded.meta } }
}

/** Personal text is opened for coordinators, of things they see; an admin runs the platform and reads none. Undefined: it stays sealed. */
async function hiddenInExplorer(
  db: ScopedDb,
  stream: string,
  principal: Principal,
): Promise<readonly string[] | undefined> {
  const [aggregate = '', id = ''] = [stream.slice(0, stream.indexOf('-')), stream.slice(stream.indexOf('-') + 1)]
  const subject = HISTORY_SUBJECTS.find(known => known === aggregate)
  return subject && principal.acting === 'coordinator' ? hiddenFrom(db, { subject, id }, principal) : undefined
}

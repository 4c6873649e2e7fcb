// Reads of the audit trail: the history of a thing for those who may see the thing, and the event explorer.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { type Binding, bindQuery, type QueryCall } from '@practicum/infra/http/bindings'
import { allows, everybody, type Policy } from '@practicum/shared/access/policy'
import type { QueryOf } from '@practicum/shared/contract/row'
import { type EventView, eventFacets, getEvent } from '@practicum/shared/features/audit/audit.contract'
import { accessPolicy, auditEventPolicy } from '@practicum/shared/features/audit/audit.policy'
import { asOf, HISTORY_PAGE, history } from '@practicum/shared/features/audit/history.contract'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { snake } from '@practicum/shared/kernel/snake-case'
import type { ReadServices } from '../../reads/ports'
import { type Reader, type ReadSlots, usesOf } from '../../reads/slots'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { qualified } from '../../runner/table'
import { accessQuery } from './access.query'
import { shownAsOf } from './as-of.query'
import { historyOf } from './audit.history'
import { type Names, namesOf } from './audit.names'
import { besideOf, eventsOf, legible, streamOf, type Thing, toldBeside } from './audit.streams'
import { events, explorerQueries } from './explorer.query'

const missing = (): Refusal => refuse('not_found', {}, { kind: 'missing' })

export function auditQueries(reads: ReadServices): readonly Binding[] {
  const { history: subjects, historyFields, historyBeside } = reads.slots
  const shown = Object.values(subjects).map(({ projection }) => projection.name)
  const titles = Object.values(historyFields).flatMap(field => (field.by === 'title' ? field.uses : []))
  const historyUses = [...new Set(['person', 'position', 'attachment', ...shown, ...titles, ...usesOf(historyBeside)])]
  const explorerUses = ['audit_event', ...historyUses]
  return [
    bindQuery(history, historyUses, call => answerHistory(reads, call)),
    bindQuery(asOf, historyUses, call => answerAsOf(reads, call)),
    accessQuery,
    ...explorerQueries(explorerUses, reads.attempts),
    bindQuery(getEvent, explorerUses, call => answerEvent(reads, call)),
    bindQuery(eventFacets, [], async ({ principal }) => ({
      types: [...reads.types].sort(),
      calls: allows(accessPolicy.see, principal, {}) ? [...reads.calls].sort() : [],
    })),
  ]
}

type AskedHistory = QueryCall<Thing, QueryOf<typeof history>>

/** What changed is told against all that was before, so all is read; but told are only those of the page. */
async function answerHistory(reads: ReadServices, { db, params, query, principal }: AskedHistory) {
  const hidden = await hiddenFrom({ db, principal, slots: reads.slots }, params)
  if (!hidden) return missing()
  const told = await toldOf(reads, { db, principal }, { thing: params, hidden })
  const beside = besideOf(reads.slots, params.subject)
  const decoded = toldBeside(beside, told.map(legible)).map(event => without(event, hidden.fields))
  const all = historyOf(decoded, streamOf(params), await namesOf(db, decoded, reads))
  const found = query.before === undefined ? all.length : all.findIndex(({ id }) => id === query.before)
  const end = Math.max(0, found)
  return { entries: all.slice(Math.max(0, end - HISTORY_PAGE), end), earlier: end > HISTORY_PAGE }
}

/** Without those that the reader is not told, not even that they happened. */
async function toldOf(
  reads: ReadServices,
  reader: Reader,
  { thing, hidden }: { readonly thing: Thing; readonly hidden: Hidden },
): Promise<readonly StoredEvent[]> {
  return (await eventsOf(reads, reader, thing)).filter(({ type }) => !hidden.events.includes(type))
}

async function answerAsOf(
  reads: ReadServices,
  { db, params, query, principal }: QueryCall<Thing, QueryOf<typeof asOf>>,
) {
  const hidden = await hiddenFrom({ db, principal, slots: reads.slots }, params)
  const subject = reads.slots.history[params.subject]
  const projection = reads.projections.find(({ name }) => name === subject?.projection.name)
  if (!hidden || !projection) return missing()
  const events = await toldOf(reads, { db, principal }, { thing: params, hidden })
  const columns = [...hidden.fields.map(snake), ...(subject?.machinery ?? [])]
  const beside = besideOf(reads.slots, params.subject)
  const past = { projection, events, beside, stream: streamOf(params), id: params.id, hidden: columns }
  return shownAsOf(db, past, query)
}

interface Reading extends Reader {
  readonly slots: Pick<ReadSlots, 'history'>
}

interface Hidden {
  readonly fields: readonly string[]
  readonly events: readonly string[]
}

/** What of a thing the reader is not told; undefined when they do not see the thing at all. */
async function hiddenFrom({ db, principal, slots }: Reading, thing: Thing): Promise<Hidden | undefined> {
  const subject = slots.history[thing.subject]
  if (!subject || (subject.personal && principal.rootUserId !== undefined)) return undefined
  const { onlyFor = everybody, heldBack, projection } = subject
  const isFor = async (policy: Policy): Promise<boolean> => {
    const where = scopeOf(policy, principal, 't').and(`t."${projection.table.key}" = ?`, thing.id)
    return (await queryRows(db, where.select('1', `${qualified(projection.table)} t`))).length > 0
  }
  if (!(await isFor(onlyFor))) return undefined
  if (!heldBack || (await isFor(heldBack.onlyFor))) return { fields: [], events: [] }
  return { fields: heldBack.fields, events: heldBack.events ?? [] }
}

function without(event: StoredEvent, hidden: readonly string[]): StoredEvent {
  if (hidden.length === 0) return event
  return { ...event, data: Object.fromEntries(Object.entries(event.data).filter(([field]) => !hidden.includes(field))) }
}

async function answerEvent(reads: ReadServices, { db, params, principal }: QueryCall<{ id: string }>) {
  const { store, codec, slots } = reads
  const [event] = await events(db, scopeOf(auditEventPolicy.see, principal, 'e').and('e.event_id = ?', params.id))
  if (!event) return missing()
  const { events: recorded } = await store.readStream(event.stream, { from: BigInt(event.revision), limit: 1 })
  const hidden = await hiddenInExplorer({ db, principal, slots }, event)
  const [decoded] = hidden ? await codec.decode(recorded) : codec.decodeSealed(recorded)
  if (!decoded) return missing()
  const shown = without(legible(decoded), hidden?.fields ?? [])
  const sealed = hidden ? [] : [...codec.personalTexts([shown]).keys()]
  return {
    ...event,
    ...toldAlone(shown, sealed, await namesOf(db, [shown], reads)),
    data: { ...shown.data },
    metadata: { ...shown.meta },
  }
}

/** As its history has it, without what was before; of what stays sealed nothing. */
function toldAlone(event: StoredEvent, sealed: readonly string[], names: Names) {
  const isOpen = (value: unknown): boolean => !sealed.some(text => JSON.stringify(value).includes(text))
  const [{ root_actor = null, by_token = false, reason = null, changes = [] } = {}] = historyOf(
    [event],
    event.stream,
    names,
  )
  return {
    ...{ root_actor, by_token, reason: isOpen(reason) ? reason : null, sealed: sealed.length > 0 },
    told: changes.map(({ field, after: value }) => ({ field, value })).filter(({ value }) => isOpen(value)),
  }
}

/** Personal text is opened of things that the reader sees. Undefined: it stays sealed. */
async function hiddenInExplorer(
  reading: Reading,
  { stream, organization_id: organizationId }: EventView,
): Promise<Hidden | undefined> {
  const [subject, id] = [stream.slice(0, stream.indexOf('-')), stream.slice(stream.indexOf('-') + 1)]
  const mayOpen = allows(auditEventPolicy.open, reading.principal, { organizationId })
  return mayOpen ? hiddenFrom(reading, { subject, id }) : undefined
}

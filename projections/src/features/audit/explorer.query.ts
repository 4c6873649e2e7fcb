// The event explorer: pages of the log's metadata, and the same as a file, under one filter.
import { type Binding, bindList, bindStream, type Download, type StreamCall } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { AttemptLimiter } from '@practicum/infra/sessions/attempts'
import type { Principal } from '@practicum/shared/access/principal'
import type { FilterOf, QueryOf } from '@practicum/shared/contract/row'
import {
  BULK,
  type EventView,
  EXPORT_MAX_EVENTS,
  EXPORTS_PER_HOUR,
  exportEvents,
  listEvents,
} from '@practicum/shared/features/audit/audit.contract'
import { auditEventPolicy } from '@practicum/shared/features/audit/audit.policy'
import { csvLine } from '@practicum/shared/kernel/csv'
import { dateIn } from '@practicum/shared/kernel/dates'
import { type Refusal, refuse, refuseTooMany } from '@practicum/shared/kernel/refusal'
import { Conditions, queryRows } from '../../runner/conditions'
import { inDays } from '../../runner/days'
import { queryPage } from '../../runner/pages'
import { scopeOf } from '../../runner/policy-sql'

export const SYSTEM = 'system'
export const UNKNOWN = 'Former member'

export function explorerQueries(uses: readonly string[], attempts: AttemptLimiter): readonly Binding[] {
  return [
    bindList(listEvents, uses, async ({ db, list, principal, now }) => {
      const where = found({ principal, now }, list.filter)
      const { rows, ...counted } = await queryPage<EventRow>(db, {
        columns: COLUMNS,
        source: SOURCE,
        found: 'read.audit_event e',
        key: 'e.event_key',
        where: [where],
        order: { by: ['e.position'], direction: list.sort.order },
        page: list,
      })
      return { items: rows.map(eventView), ...counted }
    }),
    bindStream(
      exportEvents,
      uses,
      async call => (await tooMany(attempts, call)) ?? (await tooLarge(call)) ?? download(call),
    ),
  ]
}

type Filter = Omit<FilterOf<typeof listEvents>, 'with_bulk'> & { readonly with_bulk?: unknown }

interface Asker {
  readonly principal: Principal
  readonly now: Date
}

const found = ({ principal, now }: Asker, filter: Filter): Conditions =>
  onReadersDays(scopeOf(auditEventPolicy.see, principal, 'e').with(explorerFilter(filter)), 'e.occurred_at', {
    ...filter,
    principal,
    now,
  })

interface FilteredDays extends Asker, Pick<Filter, 'days' | 'days_from' | 'days_to'> {}

export function onReadersDays(where: Conditions, column: string, asked: FilteredDays): Conditions {
  const { days: within, days_from: from, days_to: to, principal, now } = asked
  const { zone } = principal
  return inDays(where, column, { within, from, to, today: dateIn(zone, now), zone })
}

function explorerFilter(filter: Filter): Conditions {
  const precise = filter.type ?? filter.stream ?? filter.correlation_id ?? filter.with_bulk
  return new Conditions()
    .when(precise === undefined ? [...BULK] : undefined, 'e.type <> all(?::text[])')
    .when(filter.type, 'e.type = ?')
    .when(filter.stream, 'e.stream = ?')
    .when(filter.actor_id, 'e.actor_id = ?')
    .when(filter.organization_id, 'e.organization_id = ?')
    .when(filter.correlation_id, 'e.correlation_id = ?')
    .when(filter.from, 'e.occurred_at >= ?')
    .when(filter.to, 'e.occurred_at <= ?')
}

type EventRow = Omit<EventView, 'occurred_at'> & { readonly occurred_at: Date }

const eventView = (row: EventRow): EventView => ({ ...row, occurred_at: row.occurred_at.toISOString() })

const COLUMNS = `e.event_id as id, e.position, e.stream, e.revision, e.type, e.organization_id, o.name as organization_name,
  e.actor_id, coalesce(p.name, case when e.actor_id = '${SYSTEM}' then '${SYSTEM}' else '${UNKNOWN}' end) as actor_name,
  e.root_actor_id, e.occurred_at, e.correlation_id`
const SOURCE = `read.audit_event e left join read.organization o on o.organization_id = e.organization_id
  left join read.person p on p.user_id::text = e.actor_id`

export async function events(db: ScopedDb, where: Conditions, tail = ''): Promise<EventView[]> {
  return (await queryRows<EventRow>(db, where.select(COLUMNS, SOURCE, tail))).map(eventView)
}

type ExportCall = StreamCall<unknown, QueryOf<typeof exportEvents>>

const HOUR = 3600

/** Who takes one export after the other takes the log away. */
async function tooMany(attempts: AttemptLimiter, { principal }: ExportCall): Promise<Refusal | undefined> {
  const budget = { key: `export:${principal.userId}`, limit: EXPORTS_PER_HOUR, windowSeconds: HOUR }
  const { allowed, retryInSeconds: seconds } = await attempts.take(budget)
  return allowed ? undefined : refuseTooMany('export.too_many', seconds)
}

async function tooLarge({ query, read, principal, now }: ExportCall): Promise<Refusal | undefined> {
  const beyond = found({ principal, now }, query).select(
    '1',
    'read.audit_event e',
    `offset ${EXPORT_MAX_EVENTS} limit 1`,
  )
  const [more] = await read(db => queryRows(db, beyond))
  return more ? refuse('export.too_large', { limit: EXPORT_MAX_EVENTS }) : undefined
}

function download({ query: { format, reason: _reason, ...filter }, read, now, principal }: ExportCall): Download {
  const name = `events-${now.toISOString().slice(0, 10)}.${format}`
  const pages = pagesOf(read, () => found({ principal, now }, filter))
  return format === 'csv'
    ? { contentType: 'text/csv; charset=utf-8', filename: name, content: asCsv(pages) }
    : { contentType: 'application/jsonl; charset=utf-8', filename: name, content: asLines(pages) }
}

const PAGE = 1000

/** Oldest first, up to the newest at the time of asking: a log that grows meanwhile does not keep the file from ending. */
async function* pagesOf(read: ExportCall['read'], all: () => Conditions): AsyncGenerator<readonly EventView[], void> {
  const [last] = await read(db =>
    db.query<{ position: string }>('select position from read.audit_event order by position desc limit 1'),
  )
  for (let after = ''; last && after < last.position; ) {
    const where = all().and('e.position > ? and e.position <= ?', after, last.position)
    const page = await read(db => events(db, where, `order by e.position limit ${PAGE}`))
    if (page.length > 0) yield page
    if (page.length < PAGE) return
    after = page.at(-1)?.position ?? last.position
  }
}

async function* asLines(pages: AsyncIterable<readonly EventView[]>): AsyncGenerator<string, void> {
  for await (const page of pages) yield page.map(event => `${JSON.stringify(event)}\n`).join('')
}

const CSV_COLUMNS = [
  'occurred_at',
  'type',
  'actor_name',
  'actor_id',
  'root_actor_id',
  'organization_name',
  'organization_id',
  'stream',
  'revision',
  'correlation_id',
  'position',
  'id',
] as const satisfies readonly (keyof EventView)[]

async function* asCsv(pages: AsyncIterable<readonly EventView[]>): AsyncGenerator<string, void> {
  yield csvLine(CSV_COLUMNS)
  for await (const page of pages) yield page.map(event => csvLine(CSV_COLUMNS.map(column => event[column]))).join('')
}

// What those who watch a process are told of it: lines with the id of the click behind them, and figures for Prometheus.
import { readBusState } from '@practicum/infra/bus/state'
import { PlacesLost } from '@practicum/infra/event-store/places'
import type { Batch, EventStore, Position, RecordedEvent } from '@practicum/infra/event-store/port'
import type { RequestReport } from '@practicum/infra/http/pipeline'
import type { Log } from '@practicum/infra/observe/log'
import { createMetrics, type Metrics } from '@practicum/infra/observe/metrics'
import { createSecurityLog, SECURITY_KINDS, type SecurityLog } from '@practicum/infra/observe/security-log'
import { readCheckpoints } from '@practicum/projections/runner/checkpoints'
import { parkedModels } from '@practicum/projections/runner/parked'
import { readStalls } from '@practicum/projections/runner/stalls'
import type { Gateway } from '@practicum/query-service/gateway/gateway'
import type pg from 'pg'
import type { Foundations } from './foundations'
import type { Parts } from './parts'

export interface Observation {
  readonly metrics: Metrics
  /** Of work that no answer waits for. */
  readonly report: (error: unknown) => void
  readonly security: SecurityLog
  readonly onRequest: (request: RequestReport) => void
  readonly onApplied: (names: readonly string[], batch: Batch) => void
  readonly onHandled: (consumer: string, event: RecordedEvent) => void
  readonly onBroadcast: (event: Pick<RecordedEvent, 'type' | 'stream'>, sockets: number) => void
}

const SHOWN = ['practicum_events_shown_total', 'Events that read models show, by model.', 'projection'] as const

export function observe(log: Log): Observation {
  const metrics = createMetrics()
  const failed = metrics.counter(
    'practicum_errors_total',
    'Failures of requests and of work in the background.',
    'where',
  )
  const applied = metrics.counter(...SHOWN)
  const shownAfter = metrics.times('practicum_shown_seconds', 'From the recording of an event to its being shown.')
  const handled = metrics.counter('practicum_events_handled_total', 'Events that consumers have handled.', 'consumer')
  const handledAfter = metrics.times(
    'practicum_handled_seconds',
    'From the recording of an event to its having been handled by a consumer.',
  )
  const pushed = metrics.counter('practicum_pushes_total', 'Pushes that went out to sockets, by type of event.', 'type')
  const security = watchSecurity(log, metrics)
  return {
    metrics,
    security,
    report(error) {
      failed('background')
      log.error({ error }, 'background work failed')
    },
    onRequest(request) {
      if (request.status >= 500) failed('request')
      log.request(request)
      security.request(request)
      metrics.request(request)
    },
    onApplied(names, { events, position }) {
      const last = events.at(-1)
      if (!last) return
      for (const name of names) applied(name, events.length)
      shownAfter((Date.now() - last.recordedAt.getTime()) / 1000)
      log.debug({ projections: names, position, correlationIds: correlationsOf(events) }, 'events shown')
    },
    onHandled(consumer, { type, stream, metadata, recordedAt }) {
      handled(consumer)
      handledAfter((Date.now() - recordedAt.getTime()) / 1000)
      log.debug({ consumer, type, stream, correlationId: metadata.correlationId }, 'event handled')
    },
    onBroadcast({ type, stream }, sockets) {
      pushed(type, sockets)
      log.debug({ type, stream, sockets }, 'event pushed')
    },
  }
}

/** Each kind is counted from the first look on, so that none comes unwatched. */
function watchSecurity(log: Log, { counter }: Metrics): SecurityLog {
  const noted = counter('practicum_security_total', 'What attacks look like, by kind.', 'kind')
  for (const kind of SECURITY_KINDS) noted(kind, 0)
  return createSecurityLog(log, noted)
}

/** A line names so many at most. */
const NAMED = 50

const correlationsOf = (events: readonly RecordedEvent[]): readonly unknown[] =>
  [...new Set(events.map(({ metadata }) => metadata.correlationId))].slice(0, NAMED)

/** The figures that are looked up when they are asked for. */
export function watch(observation: Observation, foundations: Foundations, parts: Parts): void {
  watchEverywhere(observation, foundations)
  const { metrics } = observation
  const { databases, store, keeper } = foundations
  if (parts.has('read-models')) {
    metrics.labelled('practicum_projection_lag_seconds', 'Age of the oldest event not yet shown.', 'projection', () =>
      lagsOf(store, databases.write),
    )
    metrics.gauge(
      'practicum_shares_kept',
      'Shares of the read models that this instance keeps.',
      () => keeper.held.length,
    )
  }
  if (parts.has('effects')) watchEffects(observation, foundations)
}

function watchEverywhere({ metrics }: Observation, foundations: Foundations): void {
  const { databases } = foundations
  metrics.labelled(
    'practicum_projection_stalled',
    'Failures in a row of read models that do not get on.',
    'projection',
    async () => (await readStalls(databases.write)).map(({ name, failures }) => ({ label: name, value: failures })),
  )
  metrics.labelled(
    'practicum_projection_parked',
    'Rows of read models that are out of date, because an event could not be folded into them.',
    'projection',
    async () => (await parkedModels(databases.write)).map(({ name, rows }) => ({ label: name, value: rows })),
  )
  metrics.gauge(
    'practicum_places_lost',
    'Places that the log does not hold: above 0 nothing is written, sent or shown anew.',
    () => foundations.places.lost.length,
  )
  metrics.labelled('practicum_pool_waiting', 'Work that waits for a connection, by pool.', 'pool', () =>
    poolsOf(foundations).map(([label, pool]) => ({ label, value: pool.waitingCount })),
  )
}

function watchEffects({ metrics }: Observation, { databases, store, audit }: Foundations): void {
  metrics.gauge('practicum_relay_lag_seconds', 'Age of the oldest event not yet carried to the bus.', async () =>
    ageAfter(store, (await readBusState(databases.write)).position),
  )
  metrics.gauge(
    'practicum_audit_broken',
    'Places where log or access trail are not what was signed, as the last verification found them.',
    async () => (await audit.lastVerification())?.broken ?? 0,
  )
  metrics.gauge(
    'practicum_audit_verified_seconds',
    'Time since log and access trail were last verified; not a number before the first time.',
    async () => secondsSince((await audit.lastVerification())?.at),
  )
  metrics.gauge(
    'practicum_bus_parked',
    'Events that an effect could not handle and an operator has to look at.',
    async () => (await readBusState(databases.write)).deadLetters,
  )
}

export function watchSockets({ metrics }: Observation, gateway: Gateway): void {
  metrics.gauge('practicum_sockets', 'Open sockets of this instance.', () => gateway.sockets)
  metrics.gauge(
    'practicum_people_online',
    'People with an open browser, at whichever instance.',
    async () => (await gateway.online()).online,
  )
}

const poolsOf = ({ databases: { write, project, read, keys, sockets } }: Foundations) =>
  Object.entries({ write, project, read, keys, sockets }) satisfies [string, pg.Pool][]

async function lagsOf(store: EventStore, pool: pg.Pool) {
  const checkpoints = [...(await readCheckpoints(pool)).values()]
  const ages = new Map<Position, number>()
  for (const { position } of checkpoints) if (!ages.has(position)) ages.set(position, await ageAfter(store, position))
  return checkpoints.map(({ name, position }) => ({ label: name, value: ages.get(position) ?? 0 }))
}

/** Not a number where it has not been yet. */
export const secondsSince = (at: Date | undefined): number => (at ? (Date.now() - at.getTime()) / 1000 : Number.NaN)

/** In seconds; 0 where nothing is missing, and not a number while the log is another one. */
export async function ageAfter(store: EventStore, after: Position): Promise<number> {
  try {
    const [next] = (await store.readAll({ after, limit: 1 })).events
    return next ? Math.max(0, Date.now() - next.recordedAt.getTime()) / 1000 : 0
  } catch (error) {
    if (error instanceof PlacesLost) return Number.NaN
    throw error
  }
}

// Moves the log of an installation to the other engine: what is missing there is copied, everything compared, and every place that counts in positions carried over, at once.

import { StartRefused } from '@practicum/infra/config/start-refused'
import { anchorAnew } from '@practicum/infra/event-store/anchor'
import { type Engine, engineOf, LogLock } from '@practicum/infra/event-store/log-lock'
import { type Comparison, compare, copyMissing, type Progress } from '@practicum/infra/event-store/side-by-side'
import { inTransaction } from '@practicum/infra/postgres/transaction'
import { shownNumber } from '@practicum/shared/kernel/formats'
import { endLine, inRate, showProgress } from '../terminal'
import { type Engines, otherThan } from './engines'
import { PositionTranslation } from './position-translation'

const IN_USE = [
  'The log is in use, so it cannot be moved now: stop every process of Practicum that works on this database, then try again.',
  'What has been copied is kept; `npm run log -- copy` copies while they run, so that little is left for the move.',
].join('\n')

/** Answers the exit code: 1 where the logs differ; nothing is switched then. */
export async function move(engines: Engines, to: Engine): Promise<number> {
  const hold = await LogLock.take(engines.connection, 'alone')
  if (!hold) throw new StartRefused('log-moving', IN_USE)
  try {
    if ((await engineOf(engines.pool, otherThan(to))) === to) {
      console.log(`the log is in ${to} already`)
      return 0
    }
    await copy(engines, to)
    const places = await PositionTranslation.of(engines.pool)
    const comparison = await compared(engines, to, places)
    if (comparison.different.length > 0) return summarize(comparison)
    await switchOver(engines, to, { places, comparison, hold })
    summarize(comparison)
    console.log(`the log is in ${to} now; ${NEXT[to]}`)
    return 0
  } finally {
    await hold.close()
  }
}

const NEXT: Readonly<Record<Engine, string>> = {
  eventstoredb: 'start with EVENTSTORE_URL set as it is now',
  postgres: 'start without EVENTSTORE_URL',
}

/** Also while the installation runs: nobody uses the target yet. */
export async function copy(engines: Engines, to: Engine): Promise<void> {
  await copyMissing(engines.towards(to), progressOf('copying'))
  endLine(`copied to ${to}`)
}

const HIDDEN =
  'waiting for a transaction of the database server that is older than the last events (pg_stat_activity names it)'

function progressOf(what: string): Progress {
  const started = performance.now()
  return {
    done: events => showProgress(`${what}: ${inRate(Number(events), started)}`),
    waiting: () => showProgress(`${what}: ${HIDDEN}`),
  }
}

export async function compareOnly(engines: Engines, to: Engine): Promise<number> {
  return summarize(await compared(engines, to))
}

async function compared(engines: Engines, to: Engine, places?: PositionTranslation): Promise<Comparison> {
  const comparison = await compare(
    engines.towards(to),
    (source, target) => places?.pass(source.position, target.position),
    progressOf('comparing'),
  )
  endLine('compared from beginning to end')
  return comparison
}

function summarize({ events, streams, different }: Comparison): number {
  for (const words of different) console.log(words)
  const sum = `${shownNumber(events)} events in ${shownNumber(streams)} streams are the same in both`
  console.log(`${sum}, ${different.length} differ`)
  return different.length === 0 ? 0 : 1
}

interface Proven {
  readonly places: PositionTranslation
  readonly comparison: Comparison
  readonly hold: LogLock
}

/** All or nothing: killed before it, the log is where it was, and nothing else has changed. */
async function switchOver({ pool, config }: Engines, to: Engine, { places, comparison, hold }: Proven): Promise<void> {
  await inTransaction(pool, async client => {
    await places.carryOver(client)
    // The next anchor goes on from the head of the last one, which has to be of the new engine.
    await anchorAnew({ pool: client, key: config.secrets.anchor.current.bytes }, comparison.state)
    await client.query('update log.engine set name = $1, since = now()', [to])
    if (!hold.held) throw new StartRefused('log-moving', 'The connection that held the log was lost. Try again.')
  })
}

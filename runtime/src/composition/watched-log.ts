// The log of a process together with the watch over its places: what stands in the database is held against whatever log answers.
import type { EventLog } from '@practicum/infra/event-store/chain'
import { PlaceGuardedLog } from '@practicum/infra/event-store/place-guarded-log'
import { PlaceWatch } from '@practicum/infra/event-store/place-watch'
import type { Place } from '@practicum/infra/event-store/places'
import type { Log } from '@practicum/infra/observe/log'
import type pg from 'pg'
import { type LogParts, openLog } from './log'
import { placesIn } from './places'

export interface WatchedLog {
  readonly store: EventLog
  readonly places: PlaceWatch
}

type Parts = Pick<LogParts, 'config' | 'connection'> & { readonly log: Log }

/** `onLost`: the database server has ended, or the way to it. Throws as {@link openLog}. */
export async function openWatchedLog(
  { config, connection, log }: Parts,
  pool: pg.Pool,
  onLost: () => void,
): Promise<WatchedLog> {
  let places: PlaceWatch | undefined
  const doubt = (): void => places?.doubt()
  const store = await openLog({
    ...{ config, connection, pool },
    onLost() {
      onLost()
      doubt()
    },
    onLogLost: doubt,
    onWaiting: words => log.warn({}, words),
  })
  places = new PlaceWatch({ log: store, places: () => placesIn(pool), onChange: lost => tell(log, lost) })
  return { store: new PlaceGuardedLog(store, places), places }
}

function tell(log: Log, lost: readonly Place[]): void {
  const places = lost.map(({ of, position, event }) => ({ of, position, ...(event && { event: event.id }) }))
  if (lost.length > 0) log.error({ places }, LOST)
  else log.warn({}, 'the log holds every place again: work goes on')
}

const LOST = [
  'The log does not hold what this installation remembers of it: it was cut, or an older copy of it was put back.',
  'Nothing is written, sent or shown anew until that is settled:',
  'put the right log back, or let `npm run places` tell what it costs to go on with this one.',
].join(' ')

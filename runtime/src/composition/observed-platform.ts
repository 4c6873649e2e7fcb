// How the platform gets on behind its read models, for the dashboard of admins: what effects, queue, audit and log have to say.
import { readBusState } from '@practicum/infra/bus/state'
import type { Position } from '@practicum/infra/event-store/port'
import { START } from '@practicum/infra/event-store/port'
import type { ObservedPlatform } from '@practicum/projections/reads/ports'
import type { Foundations } from './foundations'
import { ageAfter, secondsSince } from './observation'

type Observed = Pick<Foundations, 'databases' | 'store' | 'places' | 'audit'>

export async function observePlatform({ databases, store, places, audit }: Observed): Promise<ObservedPlatform> {
  const [bus, signed, verified, unsignedAccess] = await Promise.all([
    readBusState(databases.write),
    databases.write.query<{ head: Position }>('select head from log.anchor order by number desc limit 1'),
    audit.lastVerification(),
    audit.oldestUnsignedAccess(),
  ])
  const [unsent, unsigned, existing] = await Promise.all([
    ageAfter(store, bus.position),
    ageAfter(store, signed.rows[0]?.head ?? START),
    ageAfter(store, START),
  ])
  return {
    lostPlaces: places.lost.length,
    parkedEffects: bus.deadLetters,
    unsentSeconds: known(unsent),
    unsignedSeconds: known(Math.max(unsigned, unsignedAccess ? secondsSince(unsignedAccess) : 0)),
    brokenAudit: verified?.broken ?? 0,
    verifiedAt: verified?.at,
    unverifiedSeconds: known(verified ? secondsSince(verified.at) : existing),
  }
}

const known = (seconds: number): number | null => (Number.isNaN(seconds) ? null : seconds)

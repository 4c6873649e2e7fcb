// How the past of a placement tells of its logged days: each change with its day, and at a moment the days that stood there.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import {
  type PlacementLogState,
  placementLogDecider,
} from '@practicum/shared/features/placement-logs/placement-logs.decider'
import {
  type PlacementLogEvent,
  placementLogEvents,
} from '@practicum/shared/features/placement-logs/placement-logs.events'
import { placementLogPolicy } from '@practicum/shared/features/placement-logs/placement-logs.policy'
import type { EventData, HistoryBeside } from '../../reads/slots'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

export const placementLogsTold: HistoryBeside = {
  of: 'placement',
  uses: ['placement_log', 'placement'],
  async streams({ db, principal }, id) {
    const where = scopeOf(placementLogPolicy.see, principal, 'l').and('l.placement_id = ?', id)
    const rows = await queryRows<{ stream: string }>(
      db,
      where.select(`'placementlog-' || l.log_id as stream`, 'read.placement_log l'),
    )
    return rows.map(({ stream }) => stream)
  },
  types: Object.keys(placementLogEvents.definitions),
  tell(events) {
    const days = new Map<string, unknown>()
    const removedAt = lastRemovals(events)
    return events.map((event, at) => {
      if (event.type === 'PlacementDayLogged') days.set(event.entityId, event.data.day)
      const withheld = at <= (removedAt.get(event.entityId) ?? -1)
      return { ...event, data: told(event, { day: days.get(event.entityId), withheld }) }
    })
  },
  cameTo: (events, later) => ({ logged_days: daysAfter(events, lastRemovals(later)) }),
}

/** What was noted before is told no more: whoever takes a day back takes the note back. */
function lastRemovals(events: readonly StoredEvent[]): ReadonlyMap<string, number> {
  return new Map(
    events.flatMap(({ type, entityId }, at) => (type === 'PlacementDayRemoved' ? [[entityId, at] as const] : [])),
  )
}

function told({ type, data }: StoredEvent, { day, withheld }: { day: unknown; withheld: boolean }): EventData {
  if (type === 'PlacementDayRemoved') return { day, timeOnSite: null }
  const { timeOnSite, note } = data
  return {
    day,
    ...(timeOnSite !== undefined && { timeOnSite }),
    ...(note !== undefined && !withheld && { note }),
  }
}

function daysAfter(events: readonly StoredEvent[], removed: ReadonlyMap<string, number>): readonly EventData[] {
  const logs = new Map<string, PlacementLogState>()
  for (const event of events) {
    const before = logs.get(event.entityId) ?? placementLogDecider.initialState()
    logs.set(event.entityId, placementLogDecider.evolve(before, event as unknown as PlacementLogEvent))
  }
  return [...logs.values()]
    .flatMap(log => {
      if (log.status !== 'logged') return []
      const { logId, day, timeOnSite, note } = log
      return [{ day, timeOnSite, ...(!removed.has(logId) && { note }) }]
    })
    .sort((one, other) => (one.day < other.day ? -1 : 1))
}

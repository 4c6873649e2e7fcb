// The rules of the log of a day: there is one, its trainee changes how long it was and what they noted, and takes it back.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { PlacementLogEvent } from './placement-logs.events'

type Logged = Extract<PlacementLogEvent, { type: 'PlacementDayLogged' }>['data']

export type PlacementLogCommand =
  | { readonly type: 'LogDay'; readonly data: Logged }
  /** What is left out stays as it is. */
  | { readonly type: 'ChangeLog'; readonly timeOnSite?: number | undefined; readonly note?: string | undefined }
  | { readonly type: 'RemoveLog' }

export type PlacementLog = Logged & { readonly status: 'logged' | 'removed' }
export type PlacementLogState = { readonly status: 'unknown' } | PlacementLog

export const placementLogDecider: Decider<PlacementLogCommand, PlacementLogState, PlacementLogEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'LogDay') {
      return state.status === 'logged'
        ? refuse('placement_log.there', {}, { field: 'day' })
        : [{ type: 'PlacementDayLogged', data: command.data }]
    }
    if (command.type === 'RemoveLog' && state.status === 'removed') return []
    if (state.status !== 'logged') return refuse('not_found', {}, { kind: 'missing' })
    return command.type === 'RemoveLog'
      ? [{ type: 'PlacementDayRemoved', data: { logId: state.logId } }]
      : change(command, state)
  },
  evolve(state, event) {
    if (event.type === 'PlacementDayLogged') return { ...event.data, status: 'logged' }
    return state.status === 'unknown' ? state : evolveLogged(state, event)
  },
}

/** Saving what already stands there changes nothing. */
function change(
  { timeOnSite, note }: Extract<PlacementLogCommand, { type: 'ChangeLog' }>,
  { logId, traineeId, ...log }: PlacementLog,
): Decision<PlacementLogEvent> {
  const events: PlacementLogEvent[] = []
  if (timeOnSite !== undefined && timeOnSite !== log.timeOnSite) {
    events.push({ type: 'PlacementDayTimeChanged', data: { logId, timeOnSite } })
  }
  if (note !== undefined && note !== log.note) {
    events.push({ type: 'PlacementDayNoted', data: { logId, traineeId, note } })
  }
  return events
}

function evolveLogged(
  log: PlacementLog,
  event: Exclude<PlacementLogEvent, { type: 'PlacementDayLogged' }>,
): PlacementLog {
  switch (event.type) {
    case 'PlacementDayTimeChanged':
      return { ...log, timeOnSite: event.data.timeOnSite }
    case 'PlacementDayNoted':
      return { ...log, note: event.data.note }
    case 'PlacementDayRemoved':
      return { ...log, status: 'removed' }
    default:
      return assertNever(event)
  }
}

// How the past of a supervision site is told: without its own name before each line, and its state in words.
import { siteEvents } from '@practicum/shared/features/supervision-sites/supervision-sites.events'
import type { EventData, ReadSlots } from '../../reads/slots'
import { stateName } from './supervision-sites.view'

function told({ siteId: _own, stateId, ...data }: EventData): EventData {
  return typeof stateId === 'string' ? { ...data, state: stateName(stateId) } : data
}

export const sitesTold: ReadSlots['historyWords'] = Object.fromEntries(
  Object.keys(siteEvents.definitions).map(type => [type, told]),
)

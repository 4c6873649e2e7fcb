// The rows a guest's page calls, without their schemas, which would double its first load; a spec holds them equal to the contract.
import type {
  joinAsGuest as joinAsGuestRow,
  waitingRoom as waitingRoomRow,
} from '@practicum/shared/features/live-sessions/waiting-room.contract'
import type { broadcastingAuth as broadcastingAuthRow } from '@practicum/shared/features/sessions/sessions.contract'
import type { FirstRow } from '../../providers/api'

export const waitingRoom: FirstRow<typeof waitingRoomRow> = {
  kind: 'query',
  method: 'GET',
  path: '/api/meetings/:code/waiting-room',
}
export const joinAsGuest: FirstRow<typeof joinAsGuestRow> = {
  kind: 'command',
  method: 'POST',
  path: '/api/meetings/:code/guests',
}
export const broadcastingAuth: FirstRow<typeof broadcastingAuthRow> = {
  kind: 'command',
  method: 'POST',
  path: '/broadcasting/auth',
}

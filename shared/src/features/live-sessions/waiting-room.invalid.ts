// The waiting room behind a code that opens nothing; it needs no schema, so a guest's page fetches none for it.
import type { AnswerOf } from '../../contract/row'
import type { waitingRoom } from './waiting-room.contract'

export const INVALID_ROOM: AnswerOf<typeof waitingRoom> = {
  state: 'invalid',
  id: null,
  status: null,
  title: null,
  invited_by: null,
  start_at: null,
  join_url: null,
  dial_in_phone: null,
  dial_in_code: null,
  channel: null,
}

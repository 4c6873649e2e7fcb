// Who takes part in a session, over HTTP: listed, added and removed one by one until it starts.
import { z } from 'zod'
import { byId, command, query } from '../../contract/row'
import { personRef, pickedRef } from '../../contract/shapes'
import { givenId } from '../../kernel/ids'
import { members, PART_OF } from './live-sessions.contract'
import { EDIT_REFUSALS } from './meeting-intents.contract'

const feature = 'live-sessions'
const changed = z.object({ id: z.uuid(), version: z.int() })

export const listParticipants = query({
  name: 'listParticipants',
  feature,
  path: '/api/meetings/:id/users',
  summary: 'Who takes part in a session, the host among them.',
  access: { ...members, relation: PART_OF },
  params: byId,
  answer: z.array(personRef),
})

export const addParticipants = command({
  name: 'addParticipants',
  feature,
  method: 'POST',
  path: '/api/meetings/:id/users',
  summary: 'Add people to a session that has not started; who takes part already stays.',
  access: { ...members, relation: 'host', impersonation: 'deny' },
  params: byId,
  body: z.strictObject({ users: z.array(pickedRef).min(1).max(200) }),
  reaches: ({ users }) => users.length,
  answer: changed,
  refusals: EDIT_REFUSALS,
})

export const removeParticipant = command({
  name: 'removeParticipant',
  feature,
  method: 'DELETE',
  path: '/api/meetings/:id/user/:user',
  summary: 'Remove one person from a session that has not started; who takes no part is gone already.',
  access: { ...members, relation: 'host', impersonation: 'deny' },
  params: byId.extend({ user: givenId }),
  answer: changed,
  refusals: EDIT_REFUSALS,
})

// Documents of clients: seen by those who see the client, sent by the trainee once uploads are allowed. What is there stays while they are forbidden again.
import { FILE_KINDS } from '@practicum/shared/contract/attached'
import { refuse } from '@practicum/shared/kernel/refusal'
import type { Attachable } from '../../execution/feature'
import { authorize, clientAggregate } from './clients.aggregate'

export const clientAttachable: Attachable = {
  endedBy: [],
  // Sessions are recorded, to be looked at in supervision.
  kinds: FILE_KINDS,
  async authorize({ executor, principal, id }, wanted) {
    const { state } = await executor.load(clientAggregate, id)
    const refused = authorize(principal, state, wanted)
    if (refused || wanted === 'see' || !('uploads' in state)) return refused
    if (state.status === 'archived') return refuse('client.archived', {}, { kind: 'conflict' })
    return state.uploads === 'allowed' ? undefined : refuse('client.uploads_closed', {}, { kind: 'conflict' })
  },
}

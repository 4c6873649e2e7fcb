// Whoever looks after an invitation learns that its mail came back, or was kept from an address that mails come back from, until an admin has it sent once more.
import { invitedBy } from '@practicum/shared/features/invites/invites.mails'
import { reactionTo } from '../../execution/context'
import type { Executor } from '../../execution/executor'
import type { Reaction } from '../../reactions/reaction'
import { mailAggregate } from '../mails/mails.aggregate'
import { inviteAggregate } from './invites.aggregate'

export const returnedReaction = (executor: Executor): Reaction => ({
  name: 'invites-returned',
  on: ['MailBounced', 'MailHeldBack', 'MailRequeued'],
  async handle(event) {
    const { state, events } = await executor.loadWhole(mailAggregate, event.entityId)
    const inviteId = state.status === 'unknown' ? undefined : invitedBy(state.action?.path)
    const [written] = events
    if (inviteId === undefined || !written) return
    const type = event.type === 'MailRequeued' ? 'NoteInviteRequeued' : 'NoteInviteBack'
    const command = () => ({ type, writtenAt: written.meta.occurredAt }) as const
    const context = reactionTo(event, 'invite', new Date(event.meta.occurredAt))
    await executor.execute(inviteAggregate, inviteId, { command }, context)
  },
})

// Writes one sending of an invitation, within what its addressee may be sent: what is refused uses up nothing of that.
import { issueInvitation } from '@practicum/infra/sessions/invitation-codes'
import { type InviteCommand, type InviteState, inviteDecider } from '@practicum/shared/features/invites/invites.decider'
import type { InviteEvent } from '@practicum/shared/features/invites/invites.events'
import type { Decision } from '@practicum/shared/kernel/decider'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import type { CommandContext } from '../../execution/context'
import type { ExecutionResult } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { inviteAggregate } from './invites.aggregate'
import { giveMailBack, takeMailTo } from './invites.budgets'

interface Sent {
  readonly inviteId: string
  readonly userId: string
  readonly sending: { readonly sendingId: string }
  readonly command: (state: InviteState) => InviteCommand | Refusal
}

/** The rules are asked before the budget, and once more when it is written: whoever comes too late gives back what they took. */
export async function send(
  { attempts, capabilities, executor }: Pick<CommandServices, 'attempts' | 'capabilities' | 'executor'>,
  context: CommandContext,
  { inviteId, userId, sending, command }: Sent,
): Promise<ExecutionResult<InviteState> | Refusal> {
  const { state, ran } = await executor.load(inviteAggregate, inviteId, context.commandId)
  const refused = ran ? undefined : (refusalIn(decided(command(state), state)) ?? (await takeMailTo(attempts, userId)))
  if (refused) return refused
  await issueInvitation(capabilities, sending.sendingId)
  const done = await executor.execute(inviteAggregate, inviteId, { command }, context)
  if (isRefusal(done) && !ran) await giveMailBack(attempts, userId)
  return done
}

const decided = (asked: InviteCommand | Refusal, state: InviteState): Decision<InviteEvent> =>
  isRefusal(asked) ? asked : inviteDecider.decide(asked, state)

const refusalIn = (decision: Decision<InviteEvent>): Refusal | undefined => (isRefusal(decision) ? decision : undefined)

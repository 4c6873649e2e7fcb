// What an account has linked that was linked with another one before, which was merged into it: it goes back where that is undone.
import { type CommandContext, childContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'

interface GivingBack {
  readonly userId: string
  /** Those that are not merged into it any more. */
  readonly accounts: readonly string[]
}

/** On record first, by which the account is told: what has gone back is found no more. */
export async function giveBackLinks(
  { executor, sso }: Pick<CommandServices, 'executor' | 'sso'>,
  { userId, accounts }: GivingBack,
  context: CommandContext,
): Promise<void> {
  for (const provider of await sso.identities.heldFor(userId, accounts)) {
    const command = () => ({ type: 'UnlinkSso' as const, provider })
    await executor.execute(userAggregate, userId, { command }, childContext(context, `unlink-${provider}`))
  }
  await sso.identities.giveBack(userId, accounts)
}

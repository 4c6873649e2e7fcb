// Ends tokens for good with what they stood on: an account that is opened again, or a position that is taken up again, brings none of them back.

import { type CommandContext, childContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { apiTokenAggregate } from './api-tokens.aggregate'

interface Ended {
  readonly userId: string
  /** Those that were made in this position; absent: all of theirs. */
  readonly positionId?: string
}

export async function endTokens(
  { apiTokens, executor }: Pick<CommandServices, 'apiTokens' | 'executor'>,
  ended: Ended,
  context: CommandContext,
): Promise<void> {
  const command = () => ({ type: 'RevokeApiToken' }) as const
  for (const id of await apiTokens.openOf(ended))
    await executor.execute(apiTokenAggregate, id, { command }, childContext(context, `token-${id}`))
}

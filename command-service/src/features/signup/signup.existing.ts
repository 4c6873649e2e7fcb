// Tells whoever was invited by name whether they have an account. By a link, which many hold, nobody learns that of anybody.
import { bindCommand, type CommandBinding } from '@practicum/infra/http/bindings'
import { verifyUserExists } from '@practicum/shared/features/signup/user-exists.contract'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'
import { takeQuestion } from './signup.budgets'
import { type Entrance, entranceOf } from './signup.entrances'

export const existingRoute = (services: CommandServices): CommandBinding =>
  bindCommand(verifyUserExists, async call => {
    const refused = await takeQuestion(services.attempts, call.caller.ip)
    if (refused) return refused
    const entrance = await entranceOf(services, call)
    return isRefusal(entrance) ? entrance : { answer: { exists: await exists(services, entrance, call.body.email) } }
  })

async function exists(
  { credentials, executor }: Pick<CommandServices, 'credentials' | 'executor'>,
  entrance: Entrance,
  email: string,
): Promise<boolean> {
  if (entrance.by === 'link') return false
  const { invite } = entrance
  if (credentials.emailIndex(email) !== credentials.emailIndex(invite.email)) return false
  return (await executor.load(userAggregate, invite.userId)).state.status !== 'unknown'
}

// Has a code asked for again in browsers that are remembered.
import type { ForgottenBy } from '@practicum/shared/access/second-step'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import type { CommandContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'

type Services = Pick<CommandServices, 'executor' | 'rememberedDevices'>

interface Forgetting {
  readonly userId: string
  readonly by: ForgottenBy
}

/** On record first: one that is gone could not be told of any more. Answers how many there were. */
export async function forgetThese(
  { executor, rememberedDevices }: Services,
  { userId, by, devices }: Forgetting & { readonly devices: readonly string[] },
  context: CommandContext,
): Promise<number | Refusal> {
  const command = () => ({ type: 'ForgetDevices' as const, devices, by })
  const done = await executor.execute(userAggregate, userId, { command }, context)
  return isRefusal(done) ? done : rememberedDevices.forget(userId, devices)
}

export async function forgetAll(
  services: Services,
  forgetting: Forgetting,
  context: CommandContext,
): Promise<number | Refusal> {
  const devices = await services.rememberedDevices.idsOf(forgetting.userId)
  return devices.length === 0 ? 0 : forgetThese(services, { ...forgetting, devices }, context)
}

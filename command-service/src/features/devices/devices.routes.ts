// Signing out where one is signed in besides here.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { signOutDevice, signOutOtherDevices } from '@practicum/shared/features/devices/devices.contract'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'

export const deviceRoutes = (services: CommandServices): readonly CommandBinding[] => [
  bindCommand(signOutDevice, async call => {
    const { id } = call.params
    const open = await services.sessions.openOf(call.principal.userId)
    if (!open.some(session => session.id === id)) return refuse('not_found', {}, { kind: 'missing' })
    return signedOut(services, call, [id])
  }),
  bindCommand(signOutOtherDevices, async call => {
    const here = call.caller.session?.sidHash
    const open = await services.sessions.openOf(call.principal.userId)
    const others = open.filter(({ sidHash }) => sidHash !== here).map(({ id }) => id)
    return others.length === 0 ? { answer: { signed_out: 0 } } : signedOut(services, call, others)
  }),
]

/** On record first: a session that is gone could not be told of any more. */
async function signedOut(
  { executor, sessions }: CommandServices,
  call: CommandCall,
  ids: readonly string[],
): Promise<Refusal | { answer: { signed_out: number } }> {
  const { userId } = call.principal
  const command = () => ({ type: 'SignOutDevices', sessions: ids }) as const
  const done = await executor.execute(userAggregate, userId, { command }, contextOf(call))
  return isRefusal(done) ? done : { answer: { signed_out: await sessions.endThese(userId, ids) } }
}

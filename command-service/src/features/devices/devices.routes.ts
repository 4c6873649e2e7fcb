// Signing out where one is signed in besides here, and having a code asked for again where none was.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { rememberedIn } from '@practicum/infra/http/caller'
import { signOutDevice, signOutOtherDevices } from '@practicum/shared/features/devices/devices.contract'
import { forgetAllDevices, forgetDevice } from '@practicum/shared/features/devices/remembered-devices.contract'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { childContext, contextOf } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'
import { forgetHere } from '../sessions/sessions.remembering'
import { forgetAll, forgetThese } from './devices.forgetting'
import { signOutEverywhere } from './devices.signing-out'

export const deviceRoutes = (services: CommandServices): readonly CommandBinding[] => [
  bindCommand(signOutDevice, async call => {
    const { id } = call.params
    const open = await services.sessions.openOf(call.principal.userId)
    if (!open.some(session => session.id === id)) return missing()
    return signedOut(services, call, id)
  }),
  bindCommand(signOutOtherDevices, async call => {
    const { userId } = call.principal
    const forgotten = await forgetAll(services, { userId, by: 'person' }, childContext(contextOf(call), 'remembered'))
    if (isRefusal(forgotten)) return forgotten
    forgetHere(call)
    const others = { userId, except: call.caller.session?.sidHash }
    const signed_out = await signOutEverywhere(services, others, contextOf(call))
    return isRefusal(signed_out) ? signed_out : { answer: { signed_out } }
  }),
  bindCommand(forgetDevice, async call => {
    const { userId } = call.principal
    const shown = await services.rememberedDevices.shownTo(userId, rememberedIn(call.caller))
    const device = shown.find(({ id }) => id === call.params.id)
    if (!device) return missing()
    const forgotten = await forgetThese(services, { userId, devices: [device.id], by: 'person' }, contextOf(call))
    if (isRefusal(forgotten)) return forgotten
    if (device.isHere) forgetHere(call)
    return { answer: { forgotten } }
  }),
  bindCommand(forgetAllDevices, async call => {
    const { userId } = call.principal
    const forgotten = await forgetAll(services, { userId, by: 'person' }, contextOf(call))
    if (isRefusal(forgotten)) return forgotten
    forgetHere(call)
    return { answer: { forgotten } }
  }),
]

const missing = (): Refusal => refuse('not_found', {}, { kind: 'missing' })

/** On record first: a session that is gone could not be told of any more. */
async function signedOut(
  { executor, sessions }: CommandServices,
  call: CommandCall,
  id: string,
): Promise<Refusal | { answer: { signed_out: number } }> {
  const { userId } = call.principal
  const command = () => ({ type: 'SignOutDevices', sessions: [id] }) as const
  const done = await executor.execute(userAggregate, userId, { command }, contextOf(call))
  return isRefusal(done) ? done : { answer: { signed_out: await sessions.endThese(userId, [id]) } }
}

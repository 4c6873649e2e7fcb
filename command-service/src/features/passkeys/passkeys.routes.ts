// Commands of passkeys, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { signInFirst } from '@practicum/infra/http/caller'
import type { Session } from '@practicum/infra/sessions/store'
import { addFirstPasskey, beginFirstPasskey } from '@practicum/shared/features/passkeys/first-passkey.contract'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  beginPasskeyStep,
  passPasskeyStep,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '@practicum/shared/features/passkeys/passkeys.contract'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { answered } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'
import { add, addFirst, begin, beginFirst, remove } from './passkeys.adding'
import { beginSignIn, beginStep, signedIn, stepPassed } from './passkeys.signing-in'

export const passkeyRoutes = (services: CommandServices): readonly CommandBinding[] => [
  bindCommand(beginPasskey, async call => answered(await begin(services, call))),
  bindCommand(addPasskey, async call => {
    const id = await add(services, call)
    return isRefusal(id) ? id : { answer: { id } }
  }),
  bindCommand(beginFirstPasskey, async call => answered(await beginFirst(services, call))),
  bindCommand(addFirstPasskey, async call => answered(await addFirst(services, call, sessionOf(call)))),
  bindCommand(renamePasskey, async call => {
    const { id } = call.params
    const { name } = call.body
    const { userId } = call.principal
    const request = { command: () => ({ type: 'RenamePasskey' as const, passkeyId: id, name }) }
    const done = await services.executor.execute(userAggregate, userId, request, contextOf(call))
    if (isRefusal(done)) return done
    await services.passkeys.rename({ id, userId }, name)
    return { answer: { id } }
  }),
  bindCommand(removePasskey, async call => (await remove(services, call)) ?? { answer: { id: call.params.id } }),
  bindCommand(beginPasskeySignIn, async call => answered(await beginSignIn(services, call))),
  bindCommand(signInWithPasskey, async call => answered(await signedIn(services, call))),
  bindCommand(beginPasskeyStep, async call => answered(await beginStep(services, call, sessionOf(call).sidHash))),
  bindCommand(passPasskeyStep, async call => answered(await stepPassed(services, call, sessionOf(call).id))),
]

function sessionOf({ caller }: Pick<CommandCall, 'caller'>): Session {
  if (!caller.session) throw signInFirst(caller)
  return caller.session
}

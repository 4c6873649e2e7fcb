// Commands of two-factor sign-in, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { signInFirst } from '@practicum/infra/http/caller'
import type { Session } from '@practicum/infra/sessions/store'
import {
  choosePhone,
  chooseTwoFactor,
  passSecondStep,
  renewRecoveryCodes,
  resetTwoFactor,
  resetTwoFactorOf,
  sendCodeAgain,
  verifyAuthenticator,
  verifyPhone,
} from '@practicum/shared/features/two-factor/two-factor.contract'
import { isRefusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { enter } from '../../execution/entering'
import { answered } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'
import { provenHash } from '../sessions/sessions.proving'
import { remember } from '../sessions/sessions.remembering'
import { namePhone, sendAgain, verifyNumber } from './two-factor.phone'
import { removeOwn, resetFor } from './two-factor.removing'
import { passed } from './two-factor.second-step'
import { choose, verifyFirstCode } from './two-factor.setup'

export const twoFactorRoutes = (services: CommandServices): readonly CommandBinding[] => [
  bindCommand(passSecondStep, async call => {
    const { userId, positionId } = call.principal
    // Before the code is looked at: a browser is remembered for as long as this stands.
    const epoch = await services.credentials.epochOf(userId)
    const outcome = await passed(services, call, sessionOf(call).id)
    if (isRefusal(outcome)) return outcome
    const { left: recovery_codes_left } = outcome
    const entered = await enter(services, call, { userId, positionId, raises: true })
    // Whoever gives a recovery code has no phone at hand: it may be somebody else who has.
    const isAsked = call.body.remember === true && recovery_codes_left === null
    const remembered_until = isAsked ? await remember(services, call, epoch) : null
    return { answer: { ...entered, recovery_codes_left, remembered_until } }
  }),
  bindCommand(chooseTwoFactor, async call => answered(await choose(services, call, sessionOf(call)))),
  bindCommand(verifyAuthenticator, async call =>
    answered(await verifyFirstCode(services, call, { session: sessionOf(call), token: call.body.token })),
  ),
  bindCommand(choosePhone, async call => answered(await namePhone(services, call, sessionOf(call)))),
  bindCommand(verifyPhone, async call =>
    answered(await verifyNumber(services, call, { session: sessionOf(call), token: call.body.token })),
  ),
  bindCommand(sendCodeAgain, async call => answered(await sendAgain(services, call, sessionOf(call)))),
  bindCommand(resetTwoFactor, async call => {
    const removed = await removeOwn(services, call, sessionOf(call))
    return isRefusal(removed) ? removed : { answer: { removed } }
  }),
  bindCommand(renewRecoveryCodes, async call => {
    const { userId } = call.principal
    const proven = await provenHash(services, call, { password: call.body.password, field: 'password' })
    if (isRefusal(proven)) return proven
    const request = { command: () => ({ type: 'RenewRecoveryCodes' as const }) }
    const done = await services.executor.execute(userAggregate, userId, request, contextOf(call))
    if (isRefusal(done)) return done
    return { answer: { recovery_codes: [...(await services.recoveryCodes.renew(userId))] } }
  }),
  bindCommand(resetTwoFactorOf, async call => {
    const { id: userId } = call.params
    if (userId === call.principal.userId) return refuse('two_factor.own', {}, { kind: 'forbidden' })
    const reset = await resetFor(services, { userId, reason: call.body.reason }, contextOf(call))
    return isRefusal(reset) ? reset : { answer: { reset } }
  }),
]

function sessionOf({ caller }: Pick<CommandCall, 'caller'>): Session {
  if (!caller.session) throw signInFirst(caller)
  return caller.session
}

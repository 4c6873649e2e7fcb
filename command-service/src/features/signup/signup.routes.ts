// Signing up step by step, by an invitation or a link, bound to its contract rows.
import { bindCommand, type CommandBinding } from '@practicum/infra/http/bindings'
import { refuseAll } from '@practicum/infra/http/invalid-input'
import {
  checkSignupAccount,
  checkSignupDetails,
  createAccount,
  joinByInvite,
} from '@practicum/shared/features/signup/signup.contract'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import type { CommandServices } from '../../execution/ports'
import type { SignUpCall } from './signup.account'
import { join, signUpByInvite } from './signup.by-invite'
import { signUpByLink } from './signup.by-link'
import { wrongInAccount, wrongInDetails } from './signup.checking'
import { type Entrance, entranceOf } from './signup.entrances'
import { existingRoute } from './signup.existing'
import { verifyingRoutes } from './signup.verifying'

export function signupRoutes(services: CommandServices): readonly CommandBinding[] {
  /** Throws InvalidInput with all that is wrong. */
  const judged = async (call: SignUpCall): Promise<Entrance | Refusal> => {
    const entrance = await entranceOf(services, call)
    if (isRefusal(entrance)) return entrance
    refuseAll([...(await wrongInAccount(services, call.body, entrance)), ...wrongInDetails(call.body, entrance)])
    return entrance
  }
  return [
    bindCommand(checkSignupAccount, async call => {
      const entrance = await entranceOf(services, call)
      if (isRefusal(entrance)) return entrance
      refuseAll(await wrongInAccount(services, call.body, entrance))
      return { answer: {} }
    }),
    bindCommand(checkSignupDetails, async call => {
      const entrance = await judged(call)
      return isRefusal(entrance) ? entrance : { answer: {} }
    }),
    bindCommand(createAccount, async call => {
      const entrance = await judged(call)
      if (isRefusal(entrance)) return entrance
      return entrance.by === 'invite'
        ? signUpByInvite(services, call, entrance.invite)
        : signUpByLink(services, call, entrance.link)
    }),
    bindCommand(joinByInvite, call => join(services, call)),
    existingRoute(services),
    ...verifyingRoutes(services),
  ]
}

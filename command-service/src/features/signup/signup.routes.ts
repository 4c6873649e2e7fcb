// Signing up step by step, by an invitation or a link, bound to its contract rows.
import { bindCommand, type CommandBinding } from '@practicum/infra/http/bindings'
import { refuseAll } from '@practicum/infra/http/invalid-input'
import { emailValid } from '@practicum/shared/features/signup/email-valid.contract'
import {
  checkSignupAccount,
  checkSignupDetails,
  createAccount,
  joinByInvite,
} from '@practicum/shared/features/signup/signup.contract'
import { isEntering } from '@practicum/shared/features/signup/signup.shapes'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import type { CommandServices } from '../../execution/ports'
import { allQuestions, responseOf, wrongInResponse } from '../signup-questions/signup-questions.asking'
import { join, signUpByInvite } from './signup.by-invite'
import { signUpByLink } from './signup.by-link'
import { type Details, wrongAddress, wrongInAccount, wrongInDetails } from './signup.checking'
import { type Entrance, entranceOf, placeBehind } from './signup.entrances'
import { existingRoute } from './signup.existing'
import { verifyingRoutes } from './signup.verifying'

export function signupRoutes(services: CommandServices): readonly CommandBinding[] {
  const wrongIn = async (body: Details, entrance: Entrance): Promise<readonly Refusal[]> => [
    ...(await wrongInAccount(services, body, entrance)),
    ...(await wrongInDetails(services, body, entrance)),
  ]
  return [
    bindCommand(emailValid, async call => {
      if (!isEntering(call.body)) return { answer: {} }
      const entrance = await entranceOf(services, call)
      if (isRefusal(entrance)) return entrance
      refuseAll(await wrongAddress(services, call.body.email, entrance))
      return { answer: {} }
    }),
    bindCommand(checkSignupAccount, async call => {
      const entrance = await entranceOf(services, call)
      if (isRefusal(entrance)) return entrance
      refuseAll(await wrongInAccount(services, call.body, entrance))
      return { answer: {} }
    }),
    bindCommand(checkSignupDetails, async call => {
      const entrance = await entranceOf(services, call)
      if (isRefusal(entrance)) return entrance
      refuseAll(await wrongIn(call.body, entrance))
      return { answer: {} }
    }),
    bindCommand(createAccount, async call => {
      const entrance = await entranceOf(services, call)
      if (isRefusal(entrance)) return entrance
      const questions = await allQuestions(services.executor)
      const { role } = placeBehind(entrance)
      refuseAll([...(await wrongIn(call.body, entrance)), ...wrongInResponse(questions, role, call.body, call.now)])
      const response = responseOf(questions, call.body, call.commandId)
      return entrance.by === 'invite'
        ? signUpByInvite(services, call, { invite: entrance.invite, response })
        : signUpByLink(services, call, { link: entrance.link, response })
    }),
    bindCommand(joinByInvite, call => join(services, call)),
    existingRoute(services),
    ...verifyingRoutes(services),
  ]
}

// Signing up by a link: what is asked is kept and answered, alike for every address, and carried out after it. Whoever tries an address that has an account already sees the same, in the same time, and its owner hears of it.

import { issueWaiting } from '@practicum/infra/sessions/verification-codes'
import type { InviteLink } from '@practicum/shared/features/invite-links/invite-links.decider'
import type { GivenResponse } from '@practicum/shared/features/people/user.response'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, refuse } from '@practicum/shared/kernel/refusal'
import { provisional } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { takePlace } from '../invite-links/invite-links.entering'
import { admitted } from '../people/people.admission'
import { markSignup } from '../sessions/sessions.signed-up-here'
import { asThemselves, type SignUpCall } from './signup.account'
import { asKept, type Begun } from './signup.begun'
import { takeAccount } from './signup.budgets'
import { finish } from './signup.finishing'

export async function signUpByLink(
  services: CommandServices,
  call: SignUpCall,
  { link, response }: { readonly link: InviteLink; readonly response: GivenResponse },
) {
  const { attempts, credentials } = services
  const refused = await takeAccount(attempts, call.caller.ip)
  if (refused) return refused
  const passwordHash = await credentials.hashed(call.body.password)
  const userId = derivedId(call.commandId, 'user')
  const { commandId, now, caller } = call
  const { password: _password, password_confirmation: _confirmed, ...body } = call.body
  const begun = { userId, link, response, passwordHash, body, commandId, now, correlationId: caller.correlationId }
  const place = { organizationId: link.organizationId, userId }
  const done = await admitted(services, place, () => answered(services, call, begun), noPlaceLeft)
  if (!isRefusal(done)) markSignup(services, call)
  return done
}

const noPlaceLeft = () => refuse('signup.organization_full', {}, { kind: 'conflict' })

/** Nothing here asks who has the address. */
async function answered(services: CommandServices, call: SignUpCall, begun: Begun) {
  const { begunSignups, capabilities, runInBackground } = services
  const { userId, link } = begun
  await begunSignups.keep(asKept(begun))
  const full = await takePlace(services, link, userId, provisional(asThemselves(call, { userId, ...link })))
  if (full) {
    await begunSignups.done(userId)
    return full
  }
  const answer = pendingAnswer(call, userId, await issueWaiting(capabilities, userId))
  runInBackground(() => finish(services, begun))
  return answer
}

const pendingAnswer = ({ body }: SignUpCall, id: string, waiting: string) => ({
  answer: {
    user: {
      id,
      ...{ email: body.email, first_name: body.first_name, last_name: body.last_name, status: 'pending' as const },
    },
    waiting,
  },
})

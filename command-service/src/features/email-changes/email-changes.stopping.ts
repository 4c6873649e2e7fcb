// Stopping a change of address, or taking it back: by whoever reads the mails to the address before. Whoever has the password is out with it.
import { randomBytes } from 'node:crypto'
import type { CommandCall } from '@practicum/infra/http/bindings'
import type { BodyOf } from '@practicum/shared/contract/row'
import type { stopEmailChange } from '@practicum/shared/features/email-changes/email-changes.contract'
import { decideEmailChange, unknownChange } from '@practicum/shared/features/people/user.email'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { childContext } from '../../execution/context'
import { executeEnding } from '../../execution/ending'
import type { CommandServices } from '../../execution/ports'
import { tellChange } from '../passwords/passwords.telling'
import { asThemselves } from './email-changes.confirming'
import { followAddress, ownedChange } from './email-changes.owner'
import { behindSecret } from './email-changes.secrets'

type StopCall = CommandCall<unknown, BodyOf<typeof stopEmailChange>>

const NEXT = { answer: { next: '/password/reset' } } as const

export async function stopChange(services: CommandServices, call: StopCall) {
  const { credentials, waitUntilProjected } = services
  const { body, caller, now } = call
  const changeId = await behindSecret(services, caller.ip, { secret: 'stop', code: body.code })
  if (isRefusal(changeId)) return changeId
  const owned = await ownedChange(services, { email: body.email, changeId })
  if (!owned || changeId === undefined || credentials.emailIndex(owned.before) !== credentials.emailIndex(body.email))
    return unknownChange()
  const { state, before } = owned
  const stop = { type: 'StopEmailChange' as const, changeId, email: before, at: now.toISOString() }
  const decided = decideEmailChange(stop, state)
  if (isRefusal(decided)) return decided
  if (decided.length === 0) return NEXT
  const context = asThemselves(call, state.id)
  // The password first: whoever dies in between opens the link once more.
  const passwordHash = await credentials.hashed(randomBytes(24).toString('base64url'))
  const change = await services.passwordChanges.change({ userId: state.id, passwordHash, by: 'own' })
  const done = await executeEnding(services, { userId: state.id, command: () => stop }, context)
  if (isRefusal(done)) return done
  await followAddress(services, state.id)
  if (change) await tellChange(services, change, childContext(context, 'password'))
  await services.sessions.endAllOf(state.id)
  await waitUntilProjected(['person'], done.position)
  return NEXT
}

// Asking for another address: with one's own password, for oneself or as an admin for somebody. Whether somebody has it is looked at when the mails are written.
import type { CommandCall } from '@practicum/infra/http/bindings'
import { EMAIL_CHANGE_HOURS } from '@practicum/shared/features/people/user.email'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse, refuseTooMany } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import type { ExecutionResult } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'
import { provenHash } from '../sessions/sessions.proving'
import { addressOf } from './email-changes.owner'
import { issueSecrets } from './email-changes.secrets'

export type AskingCall = CommandCall<unknown, { readonly email: string; readonly password: string }>

export interface Wish {
  readonly userId: string
  readonly by: 'person' | 'admin'
}

const HOUR_MS = 3_600_000
const DAY = 24 * 3600
/** Of one account, and to one mailbox, in a day: nobody fills mailboxes with it. */
const OF_ACCOUNT = 10
const TO_ADDRESS = 5

export async function askForAddress(
  services: CommandServices,
  call: AskingCall,
  { userId, by }: Wish,
): Promise<ExecutionResult<unknown> | Refusal> {
  const { credentials, executor } = services
  const { body, now } = call
  const email = body.email.trim()
  const proven = await provenHash(services, call, { password: body.password, field: 'password' })
  if (isRefusal(proven)) return proven
  const present = await addressOf(services, userId)
  if (present === undefined) return refuse('not_found', {}, { kind: 'missing' })
  if (credentials.emailIndex(present) === credentials.emailIndex(email))
    return refuse('email_change.same', {}, { field: 'email' })
  const refused = await takeChange(services, userId, credentials.emailIndex(email))
  if (refused) return refused
  const changeId = derivedId(call.commandId, 'email change')
  await issueSecrets(services, changeId)
  const askedAt = now.toISOString()
  const expiresAt = new Date(now.getTime() + EMAIL_CHANGE_HOURS * HOUR_MS).toISOString()
  const asked = { changeId, newEmail: email, by, askedAt, expiresAt }
  const command = () => ({ type: 'RequestEmailChange' as const, ...asked })
  return executor.execute(userAggregate, userId, { command }, contextOf(call))
}

async function takeChange(
  { attempts }: Pick<CommandServices, 'attempts'>,
  userId: string,
  address: string,
): Promise<Refusal | undefined> {
  const budgets = [
    { key: `email-change:${userId}`, limit: OF_ACCOUNT, windowSeconds: DAY },
    { key: `email-change-to:${address}`, limit: TO_ADDRESS, windowSeconds: DAY },
  ]
  for (const budget of budgets) {
    const { allowed, retryInSeconds } = await attempts.take(budget)
    if (!allowed) return refuseTooMany('email_change.too_many', retryInSeconds)
  }
  return undefined
}

// Closes an account to devices that are new to it, and gives its owner the means to open it again: the mail about the lock has a secret.

import type { Capabilities } from '@practicum/infra/sessions/capabilities'
import { behind } from '@practicum/infra/sessions/invitation-codes'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { type CommandContext, systemContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { untilAppended } from '../../execution/until-appended'
import { userAggregate } from '../people/people.aggregates'
import { liftLock } from './sessions.lock'

const UNLOCKING = 'unlock'
/** As long as the lock. */
const OPENS_DAYS = 1
const DAY_MS = 86_400_000

/** The secret is that of the command, which the event names. */
export async function lockSignIn(
  { capabilities, executor }: Pick<CommandServices, 'capabilities' | 'executor'>,
  userId: string,
  now: Date,
): Promise<void> {
  const lockId = newId()
  await capabilities.issue(UNLOCKING, lockId, OPENS_DAYS)
  const request = { command: () => ({ type: 'LockSignIn' as const }) }
  await untilAppended(() => executor.execute(userAggregate, userId, request, systemContext(lockId, now)))
}

/** The owner hears of it; of an account that does not exist, nobody does. After the answer, so that its time tells nothing. */
export function rememberLock(services: CommandServices, email: string, now: Date): void {
  services.runInBackground(async () => {
    const credential = await services.credentials.find(email)
    if (credential) await lockSignIn(services, credential.userId, now)
  })
}

interface Lock {
  readonly commandId: string
  readonly occurredAt: string
}

/** For the mail about it. */
export const unlockSecret = (capabilities: Pick<Capabilities, 'tokenOf'>, { commandId, occurredAt }: Lock) => ({
  text: capabilities.tokenOf(UNLOCKING, commandId),
  expiresAt: new Date(Date.parse(occurredAt) + OPENS_DAYS * DAY_MS),
})

interface Held {
  readonly email: string
  readonly code: string
  readonly ip: string
}

/** Of the last lock of that account alone: what an older mail says opens none that came after. */
export async function liftByMail(
  services: CommandServices,
  { email, code, ip }: Held,
  context: CommandContext,
): Promise<boolean | Refusal> {
  const lockId = await behind(services, ip, { purpose: UNLOCKING, code })
  if (isRefusal(lockId)) return lockId
  const owner = await services.credentials.find(email)
  const isTheirs = owner !== undefined && (await lastLockOf(services, owner.userId)) === lockId
  if (!isTheirs || lockId === undefined) return refuse('login.unlock_unknown', {}, { kind: 'missing' })
  const { userId } = owner
  return liftLock(services, userId, { ...context, meta: { ...context.meta, actor: { userId } } })
}

async function lastLockOf(
  { executor }: Pick<CommandServices, 'executor'>,
  userId: string,
): Promise<string | undefined> {
  const { events } = await executor.loadWhole(userAggregate, userId)
  return events.findLast(({ type }) => type === 'SignInLocked')?.meta.commandId
}

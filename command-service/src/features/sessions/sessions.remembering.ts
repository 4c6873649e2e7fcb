// A browser in which a code was right is remembered where its person says so: for some days the password is enough there, and stands for both steps.
import type { CommandCall } from '@practicum/infra/http/bindings'
import { rememberedCookie, setCookie } from '@practicum/infra/http/caller'
import { REMEMBERED_DAYS } from '@practicum/shared/access/second-step'
import type { UserCommand } from '@practicum/shared/features/people/user.decider'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { type CommandContext, childContext, contextOf, systemContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'
import type { Admitted } from './sessions.sign-in'

const REMEMBERED_MS = REMEMBERED_DAYS * 24 * 3600 * 1000

/** Answers until when; null: it is not, for what the code was asked beside has changed meanwhile. */
export async function remember(
  services: CommandServices,
  call: CommandCall,
  epoch: number | undefined,
): Promise<string | null> {
  if (epoch === undefined) return null
  const { caller, http, now, principal } = call
  const { userId } = principal
  const context = contextOf(call)
  const id = newId()
  const expiresAt = new Date(now.getTime() + REMEMBERED_MS)
  const until = expiresAt.toISOString()
  // On record first: one that opens without a trace would be worse than one that does not.
  const remembering = { type: 'RememberDevice', deviceId: id, until } as const
  if (!(await note(services, userId, remembering, childContext(context, 'remember')))) return null
  const device = { id, userId, epoch, userAgent: caller.userAgent, expiresAt }
  const kept = await services.rememberedDevices.keep(device)
  if (!kept) return null
  if (kept.dropped.length > 0) {
    const forgetting = { type: 'ForgetDevices', devices: kept.dropped, by: 'limit' } as const
    await note(services, userId, forgetting, childContext(context, 'limit'))
  }
  setCookie(http.response, rememberedCookie(http.request), kept.token, secondsUntil(expiresAt, now))
  return until
}

/** Is this a browser in which this person is asked for no code? Where it is, it is known by another secret from then on. */
export async function isRemembered(
  services: CommandServices,
  { caller, http, now }: CommandCall,
  { userId, epoch }: Pick<Admitted, 'userId' | 'epoch'>,
): Promise<boolean> {
  const cookie = rememberedCookie(http.request)
  const shown = caller.cookies[cookie] ?? ''
  if (shown === '' || epoch === undefined) return false
  const taken = await services.rememberedDevices.take(shown, { userId, epoch })
  if (taken.is === 'unknown') return false
  const command: UserCommand =
    taken.is === 'known'
      ? { type: 'UseRememberedDevice', deviceId: taken.id }
      : { type: 'ForgetDevices', devices: [taken.id], by: 'copy' }
  const noted = await note(services, userId, command, systemContext(newId(), now))
  if (!noted || taken.is === 'copy') return false
  setCookie(http.response, cookie, taken.token, secondsUntil(taken.expiresAt, now))
  return true
}

/** The browser that asks shows nothing any more. */
export function forgetHere({ caller, http }: Pick<CommandCall, 'caller' | 'http'>): void {
  const cookie = rememberedCookie(http.request)
  if (caller.cookies[cookie] !== undefined) setCookie(http.response, cookie, '', 0)
}

/** What is not on record opens nothing. */
async function note(
  { executor }: CommandServices,
  userId: string,
  command: UserCommand,
  context: CommandContext,
): Promise<boolean> {
  return !isRefusal(await executor.execute(userAggregate, userId, { command: () => command }, context))
}

/** It is not prolonged by being used. */
const secondsUntil = (at: Date, now: Date): number => Math.max(0, Math.floor((at.getTime() - now.getTime()) / 1000))

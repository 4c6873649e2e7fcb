// How good a password is, and changing one's own, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { sessionCookie, setCookie, signInFirst } from '@practicum/infra/http/caller'
import type { UntoldChange } from '@practicum/infra/sessions/password-changes'
import { hashOfSid } from '@practicum/infra/sessions/store'
import type { BodyOf } from '@practicum/shared/contract/row'
import {
  changePassword,
  type PasswordVerdict,
  validateOwnPassword,
  validatePassword,
  validatePasswordFor,
} from '@practicum/shared/features/passwords/passwords.contract'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { provenHash, wrongCurrent } from '../sessions/sessions.proving'
import { takeCheck } from './passwords.budgets'
import { judged, refusedPassword } from './passwords.judging'
import { type KnownOwner, NOBODY, ownerOf } from './passwords.owner'
import { tellChange } from './passwords.telling'

export function passwordRoutes(services: CommandServices): readonly CommandBinding[] {
  const { attempts, credentials, executor, passwordResets } = services
  const looked = async (
    whose: string,
    { body: { password }, caller }: CommandCall<unknown, { readonly password: string }>,
    owner: () => Promise<KnownOwner>,
  ): Promise<Looked> => {
    const refused = await takeCheck(attempts, whose)
    return refused ?? { answer: await judged(password, await owner(), caller.locale) }
  }
  return [
    bindCommand(validatePassword, call =>
      looked(call.caller.ip, call, async () => {
        const { link } = call.body
        const found = link && (await passwordResets.find(link.token, credentials.emailIndex(link.email)))
        return found?.state === 'open' ? ownerOf(executor, found.userId) : { ...NOBODY, email: link?.email }
      }),
    ),
    bindCommand(validatePasswordFor, call =>
      looked(call.caller.ip, call, async () => ({ ...NOBODY, email: call.params.email })),
    ),
    bindCommand(validateOwnPassword, async call => {
      const { userId } = call.principal
      return call.params.id === userId
        ? looked(userId, call, () => ownerOf(executor, userId))
        : refuse('not_found', {}, { kind: 'missing' })
    }),
    bindCommand(changePassword, async call => {
      const change = await changeOwn(services, call)
      return isRefusal(change) ? change : goOn(services, call, change)
    }),
  ]
}

type Looked = Refusal | { answer: PasswordVerdict }
type ChangeCall = CommandCall<unknown, BodyOf<typeof changePassword>>

async function changeOwn(services: CommandServices, call: ChangeCall): Promise<UntoldChange | Refusal> {
  const { credentials, executor, passwordChanges } = services
  const { userId } = call.principal
  const { current, password } = call.body
  const expected = await provenHash(services, call, { password: current, field: 'current' })
  if (isRefusal(expected)) return expected
  const wrong =
    current === password
      ? refuse('password.unchanged', {}, { field: 'password' })
      : await refusedPassword(password, await ownerOf(executor, userId))
  if (wrong) return wrong
  const passwordHash = await credentials.hashed(password)
  const change = await passwordChanges.change({ userId, expected, passwordHash, by: 'own' })
  // Somebody else was faster, and it is another one by now.
  return change ?? wrongCurrent('current')
}

/** Every session has ended, this one too: it goes on under a new secret. */
async function goOn(
  services: CommandServices,
  call: ChangeCall,
  change: UntoldChange,
): Promise<{ answer: { csrf_token: string } }> {
  const { sessions, csrf } = services
  const { userId, positionId } = call.principal
  const { ip, userAgent } = call.caller
  const hasSecondStep = call.caller.session?.hasSecondStep ?? false
  const sid = await sessions.createProven({ userId, positionId, hasSecondStep, ip, userAgent }, change.epoch)
  if (sid === undefined) throw signInFirst({ ...call.caller, begun: undefined })
  setCookie(call.http.response, sessionCookie(call.http.request), sid)
  const position = await tellChange(services, change, contextOf(call))
  if (position !== undefined) await sessions.wrote(hashOfSid(sid), position)
  return { answer: { csrf_token: csrf.issue(call.principal, hashOfSid(sid)) } }
}

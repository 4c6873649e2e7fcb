// A new password by a link that is mailed. Whoever asks is answered alike, whomever they name; what the answer does not wait for tells nothing by its time.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { deviceCookie } from '@practicum/infra/http/caller'
import { mayEnter } from '@practicum/shared/access/roles'
import { inLocale } from '@practicum/shared/contract/phrases'
import type { BodyOf } from '@practicum/shared/contract/row'
import { LINK_MAILED, LINK_SENT, PASSWORD_CHANGED } from '@practicum/shared/features/passwords/password-words'
import {
  openResetLink,
  requestReset,
  resetPassword,
  resetUserPassword,
} from '@practicum/shared/features/passwords/passwords.contract'
import { provesItself } from '@practicum/shared/features/people/user.verification'
import { newId } from '@practicum/shared/kernel/ids'
import type { Locale } from '@practicum/shared/kernel/locales'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { filled } from '@practicum/shared/kernel/texts'
import { type CommandContext, contextOf, visitorContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'
import { clearNear } from '../sessions/sessions.throttle'
import { giveLinkTryBack, takeLinkTry, takeMail, takeMailByAdmin, takeRequest } from './passwords.budgets'
import { refusedPassword } from './passwords.judging'
import { ownerOf } from './passwords.owner'
import { tellChange } from './passwords.telling'

export function resetRoutes(services: CommandServices): readonly CommandBinding[] {
  const { attempts, credentials, executor, passwordResets, runInBackground } = services
  return [
    bindCommand(requestReset, async ({ body: { email }, caller, now }) => {
      const refused = await takeRequest(attempts, caller.ip)
      if (refused) return refused
      const context = visitorContext({ commandId: newId(), now, caller })
      runInBackground(() => mailLink(services, email, context))
      return answered(services, caller.locale, LINK_SENT)
    }),
    bindCommand(resetUserPassword, call => mailLinkTo(services, call)),
    bindCommand(openResetLink, async ({ body, caller }) => {
      const userId = await triedLink(services, body, caller.ip)
      return isRefusal(userId) ? userId : { answer: { policy: (await ownerOf(executor, userId)).policy } }
    }),
    bindCommand(resetPassword, async call => {
      const { body, caller, now } = call
      const userId = await triedLink(services, body, caller.ip)
      if (isRefusal(userId)) return userId
      const wrong = await refusedPassword(body.password, await ownerOf(executor, userId))
      if (wrong) return wrong
      const passwordHash = await credentials.hashed(body.password)
      const change = await passwordResets.use(body.token, { userId, passwordHash })
      if (!change) return linkRefusal(services, body)
      await tellChange(services, change, visitorContext({ commandId: change.id, now, caller }))
      await forgetGuesses(services, call, change.account)
      const message = inLocale(caller.locale, PASSWORD_CHANGED)
      return { answer: { next: '/login', flash: { type: 'success' as const, message } } }
    }),
  ]
}

/** After the answer: for whoever has the address and may sign in. To all others nothing is sent, and nothing is said. */
async function mailLink(services: CommandServices, email: string, context: CommandContext): Promise<void> {
  const { attempts, credentials } = services
  if (await takeMail(attempts, credentials.emailIndex(email))) return
  const credential = await credentials.find(email)
  if (credential) await sendLink(services, { userId: credential.userId, email }, context)
}

/** By whoever runs the platform, who may know what accounts there are; on record as theirs. */
async function mailLinkTo(services: CommandServices, call: CommandCall<unknown, BodyOf<typeof resetUserPassword>>) {
  const { attempts, credentials } = services
  const { email } = call.body
  const credential = await credentials.find(email)
  if (!credential) return refuse('reset.nobody', {}, { field: 'email' })
  const refused = await takeMailByAdmin(attempts, credentials.emailIndex(email))
  if (refused) return refused
  const isSent = await sendLink(services, { userId: credential.userId, email }, contextOf(call))
  if (!isSent) return refuse('reset.closed', {}, { kind: 'conflict' })
  return answered(services, call.caller.locale, LINK_MAILED)
}

function answered({ passwordResets: { minutes } }: CommandServices, locale: Locale, text: string) {
  const message = filled(inLocale(locale, text), { minutes })
  return { answer: { flash: { type: 'success' as const, message }, expires_in_minutes: minutes } }
}

/** Answers whether one was sent: whoever cannot sign in needs none. */
async function sendLink(
  { executor, mail, passwordResets }: CommandServices,
  { userId, email }: { readonly userId: string; readonly email: string },
  context: CommandContext,
): Promise<boolean> {
  const command = () => ({ type: 'RequestPasswordReset' }) as const
  const done = await executor.execute(userAggregate, userId, { command }, context)
  if (isRefusal(done) || done.events.length === 0) return false
  const { id, token, expiresAt } = await passwordResets.issue(userId)
  const values = { email: email.trim(), minutes: String(passwordResets.minutes) }
  await mail.put({ kind: 'password.reset', userId, cause: id, values, secret: { text: token, expiresAt } }, context)
  return true
}

type Link = Pick<BodyOf<typeof openResetLink>, 'email' | 'token'>

async function triedLink(services: CommandServices, link: Link, ip: string): Promise<string | Refusal> {
  const refused = await takeLinkTry(services.attempts, ip)
  if (refused) return refused
  const found = await openLink(services, link)
  if (!isRefusal(found)) await giveLinkTryBack(services.attempts, ip)
  return found
}

/** Whose it is; what has become of it is told to whoever holds it, and to nobody else. */
async function openLink(services: CommandServices, link: Link): Promise<string | Refusal> {
  const { credentials, executor, passwordResets } = services
  const found = await passwordResets.find(link.token, credentials.emailIndex(link.email))
  if (!found) return refuse('reset.wrong_link')
  if (found.state !== 'open') return refuse(`reset.${found.state}`)
  const { state } = await executor.load(userAggregate, found.userId)
  if (state.status === 'unknown' || state.status === 'erased') return refuse('reset.wrong_link')
  return mayEnter(state.status) || provesItself(state) ? found.userId : refuse('reset.wrong_link')
}

/** Of a link that somebody else has used in between. */
async function linkRefusal(services: CommandServices, link: Link): Promise<Refusal> {
  const found = await openLink(services, link)
  return isRefusal(found) ? found : refuse('reset.used')
}

/** Whoever has forgotten a password has tried others: from here they may try the new one at once. */
async function forgetGuesses(
  { attempts, devices }: CommandServices,
  { caller, http }: CommandCall,
  account: string,
): Promise<void> {
  const device = devices.recognise(caller.cookies[deviceCookie(http.request)], account)
  for (const one of [undefined, device]) await clearNear(attempts, { account, ip: caller.ip, device: one })
}

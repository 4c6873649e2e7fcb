// People who are invited and sign up: as the mail and the page have them.
import { systemContext } from '@practicum/command-service/execution/context'
import { inviteAggregate, inviteIdOf } from '@practicum/command-service/features/invites/invites.aggregate'
import { issueInvitation } from '@practicum/infra/sessions/invitation-codes'
import type { BodyInputOf } from '@practicum/shared/contract/row'
import {
  createInvite,
  type InviteView,
  listInvites,
  resendInvite,
  withdrawInvite,
} from '@practicum/shared/features/invites/invites.contract'
import type { InviteCommand } from '@practicum/shared/features/invites/invites.decider'
import type { SignupRole } from '@practicum/shared/features/invites/invites.fields'
import { getMail, listMails, type MailDetails, type MailView } from '@practicum/shared/features/mails/mails.contract'
import { type createAccount, getSignupInvite } from '@practicum/shared/features/signup/signup.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../../unwrap-or-throw'
import type { TestApp } from './app'
import type { Answer, Browser } from './browser'
import { eventually } from './eventually'
import type { Member, TestProgram } from './program'

export interface Invited {
  readonly id: string
  readonly code: string
  readonly email: string
}

/** Of its last sending. */
export async function invitationCodeOf({ practicum: { services } }: TestApp, id: string): Promise<string> {
  const { state } = await services.executor.load(inviteAggregate, id)
  if (state.status === 'unknown') throw new Error('there is no such invitation')
  return issueInvitation(services.capabilities, state.sendingId)
}

export async function invitedBy(
  app: TestApp,
  { browser }: Pick<Member, 'browser'>,
  { role = 'trainee', email = `${newId()}@practicum.test` }: { role?: SignupRole | undefined; email?: string },
): Promise<Invited> {
  const body = { email, first_name: 'Nadia', last_name: 'Okoye', role }
  const answer = await browser.do(createInvite, { body })
  if (answer.status !== 200) throw new Error(`invitation of ${email}: ${JSON.stringify(answer.body)}`)
  const { id } = answer.body
  return { id, email, code: await invitationCodeOf(app, id) }
}

// No three letters of it stand together in an id, of which the addresses of these people are made.
export const GOOD = 'vivid-kelp-moorlip'

export type SignupBody = BodyInputOf<typeof createAccount>

export const filledIn = ({ id, code, email }: Invited, changes: Partial<SignupBody> = {}): SignupBody => ({
  ...{ invite_id: id, code, email, first_name: 'Nadia', last_name: 'Okoye' },
  ...{ password: GOOD, password_confirmation: GOOD, terms_accepted: true, privacy_accepted: true },
  ...{ phone: '(212) 555-0123', country_code: 'US', state_id: 'US-CA', zip: ' 94103 ' },
  ...{ university_student_id: 'S-20417', timezone: 'America/Chicago' },
  ...changes,
})

export async function visitorOf(app: TestApp): Promise<Browser> {
  const browser = app.visitor()
  await browser.freshToken()
  return browser
}

export const opensInvite = async (app: TestApp, { id, code }: Pick<Invited, 'id' | 'code'>): Promise<Answer> =>
  (await visitorOf(app)).get(getSignupInvite, { params: { id }, query: { code } })

export type InviteBody = BodyInputOf<typeof createInvite>
type Inviter = Pick<Member, 'browser'>

export const newAddress = (): string => `nadia-${newId()}@practicum.test`

export const asked = (changes: Partial<InviteBody> = {}): InviteBody => ({
  ...{ email: newAddress(), first_name: 'Nadia', last_name: 'Okoye', role: 'trainee' },
  ...changes,
})

export const invite = (
  { browser }: Inviter,
  body: InviteBody = asked(),
  key?: string,
): Promise<Answer<{ readonly id: string }>> => browser.do(createInvite, { body, ...(key && { key }) })

export const resend = ({ browser }: Inviter, id: string, key?: string): Promise<Answer> =>
  browser.do(resendInvite, { params: { id }, ...(key && { key }) })

export const withdraw = ({ browser }: Inviter, id: string, key?: string): Promise<Answer> =>
  browser.do(withdrawInvite, { params: { id }, ...(key && { key }) })

export const listed = async (
  { browser }: Inviter,
  query: Readonly<Record<string, string>> = {},
): Promise<readonly InviteView[]> => (await browser.list<InviteView>(listInvites, query)).items

/** Field and code of each refusal, after the status. */
export const refusedAs = ({ status, body }: Answer): readonly unknown[] => [
  status,
  ...((body as { errors: { field?: string; code: string }[] }).errors ?? []).map(({ field, code }) =>
    field === undefined ? code : `${field} ${code}`,
  ),
]

export const HOUR_MS = 3_600_000
const before = (hours: number): string => new Date(Date.now() - hours * HOUR_MS).toISOString()

/** As if it had been sent so long ago; to somebody who is there already as well. */
export async function invitedBefore(
  app: TestApp,
  { coordinator }: TestProgram,
  { hours, body = asked(), userId = newId() }: { hours: number; body?: InviteBody; userId?: string },
): Promise<string> {
  const { userId: inviterId, positionId: inviterPositionId, organizationId } = coordinator
  const ids = { inviteId: inviteIdOf(organizationId, userId), userId, organizationId, inviterId, inviterPositionId }
  const sending = { sendingId: newId(), sentAt: before(hours), expiresAt: before(hours - 30 * 24) }
  const said = { email: body.email, firstName: body.first_name, lastName: body.last_name, role: body.role }
  const command: InviteCommand = { type: 'CreateInvite', data: { ...ids, ...said, language: 'en', ...sending } }
  const context = systemContext(newId(), new Date(), organizationId)
  const { executor } = app.practicum.services
  unwrapOrThrow(await executor.execute(inviteAggregate, ids.inviteId, { command: () => command }, context))
  await app.caughtUp()
  return ids.inviteId
}

/** The types of its events. */
export async function writtenOf(app: TestApp, id: string): Promise<readonly string[]> {
  const { events } = await app.practicum.services.executor.loadWhole(inviteAggregate, id)
  return events.map(({ type }) => type)
}

/** The mails to an address once there are so many, newest first, as an admin reads them here. */
export async function mailsTo(
  { admin: { browser } }: TestProgram,
  email: string,
  count = 1,
): Promise<readonly MailDetails[]> {
  const { items } = await eventually(
    () => browser.list<MailView>(listMails, { search: email }),
    ({ items: found }) => found.length >= count && found.every(({ status }) => status === 'kept'),
  )
  return Promise.all(items.map(async ({ id }) => (await browser.get(getMail, { params: { id } })).body))
}

export const codeIn = (mail: MailDetails | undefined): string | null =>
  new URL(mail?.action?.link ?? 'http://none').searchParams.get('code')

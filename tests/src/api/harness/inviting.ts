// People who are invited and sign up: as the mail and the page have them.
import { inviteAggregate } from '@practicum/command-service/features/invites/invites.aggregate'
import { issueInvitation } from '@practicum/infra/sessions/invitation-codes'
import type { BodyInputOf } from '@practicum/shared/contract/row'
import { createInvite } from '@practicum/shared/features/invites/invites.contract'
import type { SignupRole } from '@practicum/shared/features/invites/invites.fields'
import { type createAccount, getSignupInvite } from '@practicum/shared/features/signup/signup.contract'
import { newId } from '@practicum/shared/kernel/ids'
import type { TestApp } from './app'
import type { Answer, Browser } from './browser'
import type { Member } from './program'

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

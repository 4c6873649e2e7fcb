// Accepting the terms of service and the privacy policy, over the whole API.
import { createHash } from 'node:crypto'
import { publicMessages } from '@practicum/frontend/app/public/public.messages'
import { acceptTermsAndPrivacy } from '@practicum/shared/features/people/people.contract'
import { CURRENT_TEXTS } from '@practicum/shared/features/people/terms'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { enrol, foundOrganization, type Member } from './harness/program'

let app: TestApp
let organizationId: string
beforeAll(async () => {
  app = await startApp()
  organizationId = await foundOrganization(app)
})
afterAll(() => app?.close())

const someone = (): Promise<Member> => enrol(app, { role: 'trainee', organizationId })
const flagsOf = async ({ browser }: Member): Promise<readonly boolean[]> => {
  const { has_accepted_terms, has_accepted_privacy } = (await browser.get(currentUser)).body
  return [has_accepted_terms, has_accepted_privacy]
}

test('TERMS-003 PROFILE-004 one call without a payload records that both texts are accepted as they are now', async () => {
  const member = await someone()
  expect(await flagsOf(member)).toEqual([false, false])
  const key = newId()
  const answers = [
    await member.browser.do(acceptTermsAndPrivacy, { key }),
    await member.browser.do(acceptTermsAndPrivacy, { key }),
    await member.browser.do(acceptTermsAndPrivacy),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await flagsOf(member)).toEqual([true, true])
  const { events } = await app.practicum.store.readStream(`user-${member.userId}`)
  expect(events.filter(({ type }) => type === 'TermsAccepted')).toHaveLength(1)
})

test('nobody else has accepted them with it, and what is sent beside it is refused', async () => {
  const [member, other] = [await someone(), await someone()]
  await member.browser.do(acceptTermsAndPrivacy)
  expect(await flagsOf(other)).toEqual([false, false])
  const more = await other.browser.send('POST', '/api/users/current/terms', { body: { terms: true } })
  expect(more.status).toBe(422)
  expect(await flagsOf(other)).toEqual([false, false])
})

test('nobody accepts a text that they were not shown: of a page that is older than a text it is refused', async () => {
  const member = await someone()
  const shown = { terms_version: CURRENT_TEXTS.acceptedTerms, privacy_version: CURRENT_TEXTS.acceptedPrivacy }
  for (const older of ['terms_version', 'privacy_version'] as const) {
    const answer = await member.browser.do(acceptTermsAndPrivacy, { body: { ...shown, [older]: '2020-01-01' } })
    expect([answer.status, answer.body]).toMatchObject([422, { errors: [{ code: 'terms.changed', field: older }] }])
  }
  expect(await flagsOf(member)).toEqual([false, false])
  expect((await member.browser.do(acceptTermsAndPrivacy, { body: shown })).status).toBe(200)
  expect(await flagsOf(member)).toEqual([true, true])
})

test('a text that has changed has a version of its own', () => {
  const { terms, privacy } = publicMessages
  const digest = createHash('sha256')
    .update(JSON.stringify([terms, privacy]))
    .digest('hex')
    .slice(0, 16)
  // Whoever changes a text raises its version, and puts the new digest here.
  expect({ digest, ...CURRENT_TEXTS }).toEqual({
    digest: 'dfdaa6ac18d2207d',
    acceptedTerms: '2026-11-25',
    acceptedPrivacy: '2026-11-25',
  })
})

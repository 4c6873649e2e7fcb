// Checks before anything is sent, over the whole API: they tell what the command would, write nothing, and give nobody away.
import { createInviteLink } from '@practicum/shared/features/invite-links/changing.contract'
import { getInviteLink, type InviteLinkView } from '@practicum/shared/features/invite-links/invite-links.contract'
import { emailValid } from '@practicum/shared/features/signup/email-valid.contract'
import { checkSignupAccount, checkSignupDetails } from '@practicum/shared/features/signup/signup.contract'
import { questionNumbered } from '@practicum/shared/features/signup-questions/signup-questions.ids'
import {
  checkSignupResponse,
  checkSupervisorLicenses,
} from '@practicum/shared/features/signup-questions/survey.contract'
import { checkSite, validUrl } from '@practicum/shared/features/supervision-sites/checking.contract'
import { createSiteTag } from '@practicum/shared/features/supervision-sites/site-tags.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { type Answer, refusedAs } from './harness/browser'
import { filledIn, invitedBy, newAddress, visitorOf } from './harness/inviting'
import { enrol, foundProgram, type TestProgram } from './harness/program'
import { asked, SiteCalls } from './harness/sites'
import { writtenBy } from './harness/written'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

const sites = new SiteCalls(() => program)

describe('an address of the web', () => {
  const check = async (url: string, { browser } = program.trainee) => browser.get(validUrl, { query: { url } })

  test.each([
    ['bayview.example.org', 'https://bayview.example.org/'],
    ['https://bayview.example.org/youth?a=1', 'https://bayview.example.org/youth?a=1'],
    ['http://bayview.example.org', null],
    ['javascript:alert(1)', null],
    ['https://nobody:secret@bayview.example.org', null],
    ['https://10.0.0.1/', null],
    ['localhost', null],
    ['   ', null],
  ])('VALID-001 %s is kept as %s', async (typed, url) => {
    expect((await check(typed)).body).toEqual({ valid: url !== null, url })
  })

  test('VALID-001 none at all, and one that is too long, are told as such; who is not signed in is told nothing', async () => {
    expect((await check('')).status).toBe(422)
    expect((await check('a'.repeat(501))).status).toBe(422)
    const { status } = await (await visitorOf(app)).get(validUrl, { query: { url: 'bayview.example.org' } })
    expect(status).toBe(401)
  })
})

describe('an address of mail', () => {
  const check = async (body: Parameters<typeof sent>[0]) => refusedAs(await sent(body))
  const sent = async (body: { email: string; invite_id?: string; invite_link_id?: string; code?: string }) =>
    (await visitorOf(app)).do(emailValid, { body })

  test('VALID-002 by its form, whoever asks', async () => {
    expect(await check({ email: newAddress() })).toEqual([200])
    for (const email of ['nobody', 'a@b', 'two words@example.org', `${'a'.repeat(255)}@example.org`])
      expect((await check({ email }))[0]).toBe(422)
  })

  test('VALID-002 by an invitation truthfully; without one, and by a link, nobody is given away', async () => {
    const { email: member } = await enrol(app, { role: 'faculty', organizationId: program.organizationId })
    const { id: invite_id, code, email } = await invitedBy(app, program.coordinator, {})
    expect(await check({ email, invite_id, code })).toEqual([200])
    expect(await check({ email: member, invite_id, code })).toEqual([422, 'email signup.email_not_invited'])
    const theirs = await invitedBy(app, program.stranger, { email: member })
    expect(await check({ email: member, invite_id: theirs.id, code: theirs.code })).toEqual([
      422,
      'email signup.email_taken',
    ])
    expect(await check({ email: member })).toEqual([200])
    const { browser } = program.coordinator
    const { id } = (await browser.do(createInviteLink, { body: { name: newId(), role: 'trainee' } })).body
    const link = (await browser.get(getInviteLink, { params: { id } })).body as InviteLinkView & { code: string }
    expect(await check({ email: member, invite_link_id: id, code: link.code })).toEqual([200])
  })

  test('a secret that opens nothing, or half of one, is refused as such', async () => {
    const { id: invite_id } = await invitedBy(app, program.coordinator, {})
    expect(await check({ email: newAddress(), invite_id, code: 'nothing' })).toEqual([404, 'signup.invite_unknown'])
    expect((await check({ email: newAddress(), invite_id }))[0]).toBe(422)
  })
})

describe('a site', () => {
  const check = async (body = asked(), { browser } = program.coordinator) =>
    refusedAs(await browser.do(checkSite, { body }))

  test('that could be added is, by a supervisor too', async () => {
    expect(await check()).toEqual([200])
    expect(await check(asked(), program.supervisor)).toEqual([200])
    expect((await check(asked(), program.trainee))[0]).toBe(403)
  })

  test('VALID-003 everything that is wrong with it is told at once', async () => {
    const wrong = { zip: '9490', office_phone: '12', website: 'http://x', contact_email: 'nobody', state_id: 'US-XX' }
    expect(await check(asked(wrong))).toEqual([
      422,
      'state_id contact.state_unknown',
      'zip valid_zip',
      'office_phone valid_phone_intl',
      'website site.website_invalid',
      'contact_email site.email_invalid',
    ])
  })

  test('one that is there already is told, of one’s own organization alone, and not when it is gone', async () => {
    const body = asked()
    const { id } = (await sites.add(body)).body
    expect(await check({ ...body, name: body.name.toUpperCase() })).toEqual([422, 'name site.duplicate'])
    expect(await check(body, program.stranger)).toEqual([200])
    await sites.remove(id)
    expect(await check(body)).toEqual([200])
  })

  test('tags of another organization are unknown', async () => {
    const content = { name: 'Theirs', icon: 'star' as const, color: 'teal' as const }
    const { id } = (await program.stranger.browser.do(createSiteTag, { body: content })).body
    expect(await check({ ...asked(), tag_ids: [id] })).toEqual([422, 'tag_ids site_tag.unknown'])
  })
})

test('VALID-003 account, details, answers and licenses of signing up, an address of mail, one of the web and a site: what is wrong is told by the server, and nothing is written by any', async () => {
  const invited = await invitedBy(app, program.coordinator, {})
  const { answers: _none, supervisor_licenses: _neither, ...whole } = filledIn(invited)
  const { phone, country_code, state_id, zip, university_student_id, timezone, ...account } = whole
  const details = { phone, country_code, state_id, zip, university_student_id, timezone }
  const visitor = await visitorOf(app)
  const { browser } = program.coordinator
  const refused = await Promise.all<Answer>([
    visitor.do(checkSignupAccount, { body: { ...account, password_confirmation: 'another' } }),
    visitor.do(checkSignupDetails, { body: { ...account, ...details, timezone: 'Mars/Olympus' } }),
    visitor.do(checkSignupResponse, { body: { answers: [{ signup_question_id: questionNumbered(1) }] } }),
    visitor.do(checkSupervisorLicenses, {
      body: { supervisor_licenses: [{ license_number: '', state_id: 'US-CA', discipline_id: 'psychology' }] },
    }),
    visitor.do(emailValid, { body: { invite_id: invited.id, code: invited.code, email: newAddress() } }),
    browser.do(checkSite, { body: asked({ zip: '1' }) }),
  ])
  expect(refused.map(refusedAs)).toEqual([
    [422, 'password_confirmation signup.confirmation_differs'],
    expect.arrayContaining([422, 'timezone user.zone_unknown']),
    [422, expect.stringContaining('answers.0')],
    [422, 'supervisor_licenses.0.license_number supervisor_license.number_required'],
    [422, 'email signup.email_not_invited'],
    [422, 'zip valid_zip'],
  ])
  const told = await browser.get(validUrl, { query: { url: 'ftp://nowhere' } })
  expect(told.body).toMatchObject({ valid: false })
  const passed = await visitor.do(checkSignupAccount, { body: account })
  expect(passed.status).toBe(200)
  const all = [...refused, told, passed].map(
    ({ headers }, index) => [headers.get('x-correlation-id'), `${index}`] as const,
  )
  expect(await writtenBy(app, new Map(all))).toEqual([])
})

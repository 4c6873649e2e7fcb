// Signing up by an invitation, over the whole API: nothing is told without its secret, everything that is wrong at once, and one account for one invitation.
import { systemContext } from '@practicum/command-service/execution/context'
import { inviteAggregate } from '@practicum/command-service/features/invites/invites.aggregate'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import {
  createInvite,
  listInvites,
  resendInvite,
  withdrawInvite,
} from '@practicum/shared/features/invites/invites.contract'
import type { SignupRole } from '@practicum/shared/features/invites/invites.fields'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import {
  checkSignupAccount,
  checkSignupDetails,
  createAccount,
  pingSignup,
} from '@practicum/shared/features/signup/signup.contract'
import { getUser } from '@practicum/shared/features/users/account.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { type Answer, codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import {
  filledIn,
  GOOD,
  type Invited,
  invitationCodeOf,
  invitedBy,
  opensInvite,
  type SignupBody,
  visitorOf,
} from './harness/inviting'
import { enrol, foundOrganization, foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())
beforeEach(() => app.database.pool.query('delete from access.guess'))

const invited = (role?: SignupRole) => invitedBy(app, program.coordinator, { role })
const codeOf = (id: string) => invitationCodeOf(app, id)
const executor = () => app.practicum.services.executor
const opens = (invite: Pick<Invited, 'id' | 'code'>) => opensInvite(app, invite)
const signsUp = async (body: SignupBody): Promise<Answer> => (await visitorOf(app)).do(createAccount, { body })
const visitor = () => visitorOf(app)

const accountOf = (body: SignupBody) => {
  const {
    phone: _p,
    country_code: _c,
    state_id: _s,
    zip: _z,
    university_student_id: _u,
    timezone: _t,
    ...account
  } = body
  return account
}

/** Field and code of each, in the order in which they are told. */
const wrongIn = ({ body }: Answer): readonly string[] =>
  (body as { errors: { field?: string; code: string }[] }).errors.map(({ field, code }) => `${field} ${code}`)

describe('the invitation', () => {
  test('INVITE-002 INVITE-003 whoever holds its secret is told whom it is for, into what, and by whom', async () => {
    const invite = await invited('supervisor')
    const { status, body } = await opens(invite)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ id: invite.id, email: invite.email, first_name: 'Nadia', last_name: 'Okoye' },
      ...{
        role: { keyname: 'supervisor' },
        invited_by: 'Clara Whitfield',
        has_account: false,
        password_policy: 'normal',
      },
      organization: {
        ...{ name: expect.stringMatching(/^Organization /), logo_image_url: null, timezone: 'America/Los_Angeles' },
        dynamic_words: { trainee: { one: 'trainee', many: 'trainees' } },
      },
    })
  })

  test('without its secret, with that of another one, and where there is none the answer is the same', async () => {
    const [invite, other] = [await invited(), await invited()]
    const answers = await Promise.all(
      [
        { id: invite.id, code: 'opens-nothing' },
        { id: invite.id, code: other.code },
        { id: newId(), code: invite.code },
      ].map(opens),
    )
    for (const { status, body } of answers) {
      expect([status, body]).toEqual([404, answers[0]?.body])
      expect(JSON.stringify(body)).not.toContain('practicum.test')
    }
    expect(answers.flatMap(codesOf)).toEqual(Array(3).fill('signup.invite_unknown'))
  })

  test('secrets that open nothing are counted by the address they come from; one that opens does so all the same', async () => {
    const invite = await invited()
    const tried = await Promise.all(Array.from({ length: 62 }, () => opens({ id: invite.id, code: newId() })))
    expect(tried.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
    expect(tried.filter(({ status }) => status === 429).flatMap(codesOf)).toContain('signup.too_many')
    expect((await opens(invite)).status).toBe(200)
  })

  test('one that was withdrawn or replaced says which, and nothing else', async () => {
    const [withdrawn, replaced] = [await invited(), await invited()]
    await program.coordinator.browser.do(withdrawInvite, { params: { id: withdrawn.id } })
    const sending = { sendingId: newId(), sentAt: '2099-01-01T00:00:00.000Z', expiresAt: '2099-02-01T00:00:00.000Z' }
    const resent = { command: () => ({ type: 'ResendInvite' as const, ...sending }) }
    unwrapOrThrow(await executor().execute(inviteAggregate, replaced.id, resent, systemContext(newId(), new Date())))
    const answers = [
      await opens(withdrawn),
      await opens(replaced),
      await opens({ ...replaced, code: await codeOf(replaced.id) }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 200])
    expect(answers.slice(0, 2).flatMap(codesOf)).toEqual(['signup.invite_withdrawn', 'signup.invite_replaced'])
    expect(codesOf(await signsUp(filledIn(withdrawn)))).toEqual(['signup.invite_withdrawn'])
  })

  test('one that has expired says so', async () => {
    const { userId, positionId, organizationId } = program.coordinator
    const [id, sendingId] = [newId(), newId()]
    const data = {
      ...{ inviteId: id, userId: newId(), organizationId, inviterId: userId, inviterPositionId: positionId },
      ...{
        email: 'late@practicum.test',
        firstName: 'Lena',
        lastName: 'Late',
        role: 'trainee' as const,
        language: 'en',
      },
      ...{ sendingId, sentAt: '2020-01-01T00:00:00.000Z', expiresAt: '2020-01-31T00:00:00.000Z' },
    }
    const request = { command: () => ({ type: 'CreateInvite' as const, data }) }
    unwrapOrThrow(
      await executor().execute(inviteAggregate, id, request, systemContext(newId(), new Date(), organizationId)),
    )
    expect(codesOf(await opens({ id, code: await codeOf(id) }))).toEqual(['signup.invite_expired'])
  })
})

describe('the steps', () => {
  test('SIGNUP-012 SIGNUP-048 the account step tells everything that is wrong with it at once, and writes nothing', async () => {
    const invite = await invited()
    const wrong = {
      password: 'nadia1',
      password_confirmation: 'nadia2',
      terms_accepted: false,
      privacy_accepted: false,
    }
    const browser = await visitor()
    const answer = await browser.do(checkSignupAccount, { body: accountOf(filledIn(invite, wrong)) })
    expect([answer.status, wrongIn(answer)]).toEqual([
      422,
      [
        'password password.too_short',
        'password_confirmation signup.confirmation_differs',
        'terms_accepted signup.terms_not_accepted',
        'privacy_accepted signup.privacy_not_accepted',
      ],
    ])
    const fine = await browser.do(checkSignupAccount, { body: accountOf(filledIn(invite)) })
    expect([fine.status, fine.body]).toEqual([200, {}])
    expect((await opens(invite)).body).toMatchObject({ has_account: false })
  })

  test.each([
    ['first_name', ''],
    ['last_name', '  '],
    ['email', ''],
  ])('SIGNUP-014 an account without %s is refused beside that field', async (field, value) => {
    const answer = await (await visitor()).do(checkSignupAccount, {
      body: accountOf(filledIn(await invited(), { [field]: value })),
    })
    expect([answer.status, wrongIn(answer)]).toEqual([422, [`${field} invalid`]])
  })

  test('AUTH3-008 SIGNUP-055 the address has to be the one that was invited, whatever its case', async () => {
    const invite = await invited()
    const browser = await visitor()
    const other = { ...accountOf(filledIn(invite)), email: 'somebody@practicum.test' }
    expect(wrongIn(await browser.do(checkSignupAccount, { body: other }))).toEqual(['email signup.email_not_invited'])
    expect(wrongIn(await signsUp({ ...filledIn(invite), email: other.email }))).toEqual([
      'email signup.email_not_invited',
    ])
    const same = { ...accountOf(filledIn(invite)), email: invite.email.toUpperCase() }
    expect((await browser.do(checkSignupAccount, { body: same })).status).toBe(200)
  })

  test('where the organization asks for longer passwords, the first one is long', async () => {
    const stronger = await foundOrganization(app, undefined, true)
    const coordinator = await enrol(app, { role: 'coordinator', organizationId: stronger })
    const email = `${newId()}@practicum.test`
    const body = { email, first_name: 'Nadia', last_name: 'Okoye', role: 'trainee' as const }
    const { id } = (await coordinator.browser.do(createInvite, { body })).body
    const invite = { id, email, code: await codeOf(id) }
    expect((await opens(invite)).body).toMatchObject({ password_policy: 'extra_strong' })
    const short = { password: 'kelp-moor-7!', password_confirmation: 'kelp-moor-7!' }
    const answer = await (await visitor()).do(checkSignupAccount, { body: accountOf(filledIn(invite, short)) })
    expect(wrongIn(answer)).toEqual(['password password.too_short'])
  })

  test.each<[string, Partial<SignupBody>, readonly string[]]>([
    ['SIGNUP-023 a number that nobody has', { phone: '12' }, ['phone valid_phone_intl']],
    ['SIGNUP-024 no country', { country_code: '' }, ['country_code invalid']],
    ['SIGNUP-024 no time zone', { timezone: '' }, ['timezone invalid']],
    ['SIGNUP-024 no state where there are several', { state_id: null }, ['state_id contact.state_required']],
    ['a state of another country', { state_id: 'CA-ON' }, ['state_id contact.state_unknown']],
    ['a country that is none', { country_code: 'QQ', state_id: null }, ['country_code contact.country_unknown']],
    ['a time zone that is none', { timezone: 'Moon/Base' }, ['timezone user.zone_unknown']],
    ['SIGNUP-025 a zip that is not written so there', { zip: 'ABC' }, ['zip valid_zip']],
    [
      'several things',
      { phone: '12', zip: 'ABC', state_id: null },
      ['state_id contact.state_required', 'zip valid_zip', 'phone valid_phone_intl'],
    ],
  ])('the details step refuses %s', async (_what, changes, expected) => {
    const answer = await (await visitor()).do(checkSignupDetails, { body: filledIn(await invited(), changes) })
    expect([answer.status, wrongIn(answer)]).toEqual([422, expected])
  })

  test('SIGNUP-025 zip and student ID may be left out, and a state where the country has not several', async () => {
    const body = filledIn(await invited(), {
      zip: '',
      university_student_id: '',
      country_code: 'PR',
      state_id: null,
      phone: '+12125550123',
    })
    const answer = await (await visitor()).do(checkSignupDetails, { body })
    expect([answer.status, answer.body]).toEqual([200, {}])
  })

  test('SIGNUP-049 the details step looks at the account once more', async () => {
    const body = filledIn(await invited(), { terms_accepted: false, zip: 'ABC' })
    const answer = await (await visitor()).do(checkSignupDetails, { body })
    expect(wrongIn(answer)).toEqual(['terms_accepted signup.terms_not_accepted', 'zip valid_zip'])
  })

  test('nobody accepts a text that has changed since their page was opened', async () => {
    const body = accountOf(filledIn(await invited(), { privacy_version: '2020-01-01' }))
    const answer = await (await visitor()).do(checkSignupAccount, { body })
    expect(wrongIn(answer)).toEqual(['privacy_accepted terms.changed'])
  })

  test('a student ID is asked of trainees alone', async () => {
    const answer = await (await visitor()).do(checkSignupDetails, { body: filledIn(await invited('faculty')) })
    expect(wrongIn(answer)).toEqual(['university_student_id contact.student_id_unfit'])
  })

  test('SIGNUP-043 by its pings a session goes on for longer than it lasts, and without them the next step is refused', async () => {
    const [kept, left] = [await visitorOf(app), await visitorOf(app)]
    const body = accountOf(filledIn(await invited()))
    const begun = Date.now()
    const clock = jest.spyOn(Date, 'now')
    const after = (hours: number) => clock.mockImplementation(() => begun + hours * 3_600_000)
    try {
      for (const hours of [6, 12, 18]) {
        after(hours)
        const { csrf_token } = (await kept.get(pingSignup)).body
        kept.csrf = csrf_token
      }
      after(25)
      const answers = [await kept.do(checkSignupAccount, { body }), await left.do(checkSignupAccount, { body })]
      expect(answers.map(({ status }) => status)).toEqual([200, 419])
    } finally {
      clock.mockRestore()
    }
  })
})

describe('the account', () => {
  test('SIGNUP-022 SIGNUP-031 what was told is the account, in the position that was offered, and signs in at once', async () => {
    const invite = await invited()
    const { status, body } = await signsUp(filledIn(invite))
    expect([status, body]).toEqual([
      200,
      {
        user: {
          id: expect.any(String),
          email: invite.email,
          first_name: 'Nadia',
          last_name: 'Okoye',
          status: 'active',
        },
        waiting: null,
      },
    ])
    const { id } = (body as { user: { id: string } }).user
    const browser = await app.visitor().signIn(invite.email, GOOD)
    expect((await browser.get(currentUser)).body).toMatchObject({
      ...{ id, has_accepted_terms: true, has_accepted_privacy: true },
      current_position: { role: { keyname: 'trainee' }, organization: { id: program.organizationId } },
    })
    const account = await program.admin.browser.get(getUser, { params: { id } })
    expect(account.body).toMatchObject({
      ...{
        phone: '+12125550123',
        country_code: 'US',
        state_id: 'US-CA',
        zip: '94103',
        university_student_id: 'S-20417',
      },
      ...{ timezone: 'America/Chicago', status: 'active' },
    })
  })

  test('who signs up is who did it, and the invitation is accepted', async () => {
    const invite = await invited()
    const { body } = await signsUp(filledIn(invite))
    const { id } = (body as { user: { id: string } }).user
    const { events } = await executor().loadWhole(userAggregate, id)
    expect(events.map(({ type }) => type)).toEqual([
      ...['UserRegistered', 'ContactDetailsChanged', 'TermsAccepted', 'PositionAssigned'],
    ])
    const listed = async () => {
      const query = { search: invite.email }
      const { items } = await program.coordinator.browser.list<{ id: string; status: string }>(listInvites, query)
      return items.find(one => one.id === invite.id)?.status
    }
    await eventually(listed, status => status === 'accepted')
    expect(codesOf(await opens(invite))).toEqual(['signup.invite_used'])
    expect(codesOf(await signsUp(filledIn(invite)))).toEqual(['signup.invite_used'])
    const again = await program.coordinator.browser.do(resendInvite, { params: { id: invite.id } })
    expect(codesOf(again)).toEqual(['invite.accepted'])
  })

  test('AUTH3-007 SIGNUP-054 of many who use one invitation at once one has the account, and it has their password', async () => {
    const invite = await invited()
    const passwords = Array.from({ length: 6 }, (_, number) => `${GOOD}-${number}${number}`)
    const answers = await Promise.all(
      passwords.map(password => signsUp(filledIn(invite, { password, password_confirmation: password }))),
    )
    const won = answers.findIndex(({ status }) => status === 200)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { body } of answers.filter(({ status }) => status !== 200)) {
      const [{ code }] = (body as { errors: [{ code: string }] }).errors
      expect(['signup.email_taken', 'signup.invite_used', 'too_busy']).toContain(code)
    }
    await app.visitor().signIn(invite.email, passwords[won] ?? '')
  })

  test('what is refused has made nobody', async () => {
    const invite = await invited()
    expect((await signsUp(filledIn(invite, { zip: 'ABC' }))).status).toBe(422)
    const refused = await (await visitor()).send('POST', '/api/login', {
      body: { email: invite.email, password: GOOD },
    })
    expect(codesOf(refused)).toEqual(['login.failed'])
  })
})

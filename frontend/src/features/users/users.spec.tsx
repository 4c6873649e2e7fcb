// The screens of accounts: the list, one account with what keeps its person out, and what an admin does about it.
import type { UserDetails } from '@practicum/shared/features/users/account.contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Routes } from 'react-router'
import { features } from '../../app/features'
import { screenRoutes } from '../../app/screen-routes'
import { type FakeRoutes, listOf, refusal } from '../../testing/fake-server'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'

const ID = idOf(9100)
const LIST = 'GET /api/users'
const ONE = `GET /api/users/${ID}`
const EDIT = `PUT /api/users/${ID}`
const CLOSE = `POST /api/users/${ID}/deactivate`
const RESET = 'POST /api/users/password-resets'
const NAMES = 'GET /api/organizations/names'
const ASSIGN = `POST /api/users/${ID}/positions`
const UNLOCK = `DELETE /api/sign-in-locks/${ID}`

const position = (number: number, more = {}) => ({
  name: 'Trainee, Harbor University',
  ...{ id: idOf(number), role_keyname: 'trainee' as const, role_name: 'Trainee', organization_id: idOf(50) },
  ...{ organization_name: 'Harbor University', status: 'active' as const, is_current: true },
  ...{ live_sessions_allowed: true, trainee_account_limited: false, ...more },
})
const anAccount = (changes: Partial<UserDetails> = {}): UserDetails => ({
  ...{ id: ID, name: 'Ana Ruiz', first_name: 'Ana', last_name: 'Ruiz', email: 'ana@harbor.test', status: 'active' },
  ...{ sign_in_locked: false, timezone: 'America/Los_Angeles', language: null, hipaa_completed: true, devices: 1 },
  version: 3,
  mails_come_back_since: null,
  two_factor: { ways: [], tries_used_up: false },
  profile_image_url: null,
  ...{ created_at: '2026-03-02T10:00:00.000Z', last_sign_in_at: '2026-03-02T11:00:00.000Z' },
  ...{ phone: '+12125550123', other_phone: null, address1: '12 Pine Street', address2: 'Apartment 4' },
  ...{ city: 'San Francisco', country_code: 'US', state_id: 'US-CA', zip: '94103', university_student_id: null },
  positions: [position(9200)],
  ...{ merged_into: null, merges: [], deleted_at: null, is_merged: false },
  current_training: null,
  ...changes,
})

const open = (at: string, routes: FakeRoutes, role: 'admin' | 'coordinator' = 'admin') =>
  renderScreen(<Routes>{screenRoutes(features)}</Routes>, { at, routes, state: aState(aUser(role)) })
const account = (changes: Partial<UserDetails>, routes: FakeRoutes = {}) =>
  open(`/admin/users/edit/${ID}`, { [ONE]: { json: anAccount(changes) }, ...routes })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('ADMTOOL-004 the list names people with where they work, and says who is locked out', async () => {
  const three = [1, 2, 3].map(n => position(9200 + n, { organization_name: `Clinic ${n}` }))
  open('/admin/users', { [LIST]: listOf([anAccount({ sign_in_locked: true, positions: three })]) })
  const link = await screen.findByRole('link', { name: 'Ana Ruiz' })
  expect(link.getAttribute('href')).toBe(`/admin/users/edit/${ID}`)
  const row = link.closest('tr') as HTMLElement
  expect(row.textContent).toMatch(/ana@harbor\.test.*Clinic 1.*Clinic 2and one more/)
  expect(within(row).getByText('Sign-in locked')).toBeTruthy()
})

test('the list is narrowed to a role and to an organization, and leads to where people are invited', async () => {
  const data = [{ id: idOf(61), name: 'Harbor University', kind: 'academic' }]
  const { server } = open('/admin/users', { [LIST]: listOf([anAccount()]), [NAMES]: { json: { data } } })
  await screen.findByRole('link', { name: 'Ana Ruiz' })
  expect(screen.getByRole('link', { name: 'Invite people' }).getAttribute('href')).toBe('/invitations')
  await userEvent.click(screen.getByRole('button', { name: 'Role' }))
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Supervisor' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Organization' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Organization' }))
  await userEvent.type(await panel.findByRole('combobox'), 'harbor')
  await userEvent.click(await screen.findByRole('option', { name: 'Harbor University' }))
  const asked = { role: 'supervisor', organization_id: idOf(61) }
  await waitFor(() => expect(JSON.parse(server.calls(LIST).at(-1)?.query.get('filter') ?? '{}')).toEqual(asked))
  expect(await screen.findByText('Organization: Harbor University')).toBeTruthy()
})

test('an account that was deleted says so, and offers nothing', async () => {
  account({ status: 'inactive', name: '[erased]', deleted_at: '2026-11-20T10:00:00.000Z' })
  expect(await screen.findByText('Deleted')).toBeTruthy()
  expect(screen.getByText('This person was erased: the account is deleted, and does not open again.')).toBeTruthy()
  for (const name of ['Open account', 'Edit', 'Merge an account', 'Give a position'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByRole('button', { name: /^End the position/ })).toBeNull()
})

test('whoever does not run the platform has no such page', async () => {
  open('/admin/users', {}, 'coordinator')
  expect(await screen.findByText(/permission|not allowed|may not/i)).toBeTruthy()
})

test('what keeps somebody out is said, and a lock is lifted by a press', async () => {
  const { server } = account({ sign_in_locked: true }, { [UNLOCK]: { json: { lifted: true } } })
  expect((await screen.findByRole('alert')).textContent).toContain('from devices that they have used before')
  await press('Unlock sign-in')
  await waitFor(() => expect(server.calls(UNLOCK)).toHaveLength(1))
  expect(await screen.findByText(/can be signed in to from new devices again/)).toBeTruthy()
})

const RESET_STEP = `POST /api/users/${ID}/two-factor/reset`
const lost = 'Has lost the phone; known by voice'

test('two-factor sign-in is reset for somebody else once it is said why', async () => {
  const { server } = account(
    { two_factor: { ways: ['authenticator', 'passkey'], tries_used_up: true } },
    { [RESET_STEP]: { json: { reset: true } } },
  )
  expect((await screen.findByRole('alert')).textContent).toContain('so many wrong codes')
  expect(screen.getByText('Authenticator app, Passkey')).toBeTruthy()
  await press('Reset two-factor sign-in')
  const question = await screen.findByRole('alertdialog', { name: 'Reset the two-factor sign-in of Ana Ruiz?' })
  expect(question.textContent).toContain('every session of this person ends')
  const confirm = within(question).getByRole('button', { name: 'Reset two-factor sign-in' })
  await userEvent.click(confirm)
  expect(server.calls(RESET_STEP)).toEqual([])
  await userEvent.type(within(question).getByLabelText(/Why/), lost)
  await userEvent.click(confirm)
  await waitFor(() => expect(server.calls(RESET_STEP).map(({ body }) => body)).toEqual([{ reason: lost }]))
  expect(await screen.findByText('The two-factor sign-in of Ana Ruiz is reset.')).toBeTruthy()
})

test.each<[string, Partial<UserDetails>]>([
  ['nothing is set up', {}],
  ['the account is closed', { status: 'inactive', two_factor: { ways: ['sms'], tries_used_up: false } }],
  ['it is one’s own', { id: aUser('admin').id, two_factor: { ways: ['sms'], tries_used_up: false } }],
])('where %s, no two-factor sign-in is reset', async (_where, changes) => {
  account(changes)
  await screen.findByRole('button', { name: 'Edit' })
  expect(screen.queryByRole('button', { name: 'Reset two-factor sign-in' })).toBeNull()
})

test('that mails to an address come back is said, and since when', async () => {
  account({ mails_come_back_since: '2026-11-24T18:05:00.000Z' })
  const { textContent } = await screen.findByRole('alert')
  expect(textContent).toMatch(/^Mails to this address have come back since .*Nov 24.*: no code and no new password/)
})

test('an account is closed only after it was said what follows', async () => {
  const { server } = account({}, { [CLOSE]: { json: {} } })
  await press('Close account')
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('What they did and signed stays as it is')
  expect(server.calls(CLOSE)).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close account' }))
  await waitFor(() => expect(server.calls(CLOSE)).toHaveLength(1))
})

test('a closed one says so, and is offered to be opened', async () => {
  account({ status: 'inactive', devices: 0, positions: [position(9200, { status: 'archived', is_current: false })] })
  const alerts = await screen.findAllByRole('alert')
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    'This account is closed: nobody can sign in to it.',
    'This person holds no position any more, so there is nothing to sign in to.',
  ])
  expect(screen.getByRole('button', { name: 'Open account' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull()
  expect(screen.getByRole('button', { name: /^Take up the position .*Harbor University again$/ })).toBeTruthy()
})

test('a name is corrected in a form, which sends nothing without one', async () => {
  const { server } = account({}, { [EDIT]: { json: {} } })
  await press('Edit')
  const name = await screen.findByLabelText(/First name/)
  await userEvent.clear(name)
  await press('Save')
  expect(server.calls(EDIT)).toEqual([])
  await userEvent.type(name, 'Anne')
  await press('Save')
  const body = { first_name: 'Anne', last_name: 'Ruiz', timezone: 'America/Los_Angeles', version: 3 }
  await waitFor(() => expect(server.calls(EDIT).map(call => call.body)).toEqual([body]))
})

test('what another admin has changed meanwhile is not put back unseen', async () => {
  const answers = [anAccount(), anAccount({ last_name: 'Vega', version: 4 })]
  const conflict = { status: 409, json: { errors: [{ code: 'version_conflict', message: 'changed meanwhile' }] } }
  const saved = [conflict, { json: {} }]
  const { server } = account(
    {},
    {
      [ONE]: () => ({ json: answers.shift() ?? anAccount({ last_name: 'Vega', version: 4 }) }),
      [EDIT]: () => saved.shift() ?? conflict,
    },
  )
  await press('Edit')
  const name = await screen.findByLabelText(/First name/)
  await userEvent.clear(name)
  await userEvent.type(name, 'Anne')
  await press('Save')
  const alert = await screen.findByText(/Somebody has changed this since you opened the form/)
  expect(alert.textContent).toContain('Last name: Vega')
  await press('Save')
  await waitFor(() =>
    expect(server.calls(EDIT).map(({ body }) => (body as { version: number }).version)).toEqual([3, 4]),
  )
})

test('a position is given in an organization that is found by its name, with a role that its kind has', async () => {
  const data = [
    { id: idOf(61), name: 'Harbor University', kind: 'academic' },
    { id: idOf(62), name: 'Lantern Street Clinic', kind: 'clinical' },
  ]
  const { server } = account({}, { [NAMES]: { json: { data } }, [ASSIGN]: { json: { id: idOf(63) } } })
  await press('Give a position')
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Give' }))
  expect(await within(dialog).findByText('field required')).toBeTruthy()
  await userEvent.type(within(dialog).getByLabelText(/Organization/), 'lantern')
  await userEvent.click(await screen.findByRole('option', { name: 'Lantern Street Clinic' }))
  const roles = within(dialog).getAllByRole('radio')
  expect(roles).toHaveLength(6)
  expect(within(dialog).queryByRole('radio', { name: 'Coordinator' })).toBeNull()
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Manager' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Give' }))
  const body = { organization_id: idOf(62), role: 'manager', live_sessions_allowed: true }
  await waitFor(() => expect(server.calls(ASSIGN).map(call => call.body)).toEqual([body]))
  expect(await screen.findByText('Ana Ruiz can work from the new position.')).toBeTruthy()
})

test('to a closed account no position is given', async () => {
  account({ status: 'inactive' })
  await screen.findByRole('button', { name: 'Open account' })
  expect(screen.queryByRole('button', { name: 'Give a position' })).toBeNull()
})

test('GEO-015 zones that have a name are offered first, by it, and all others by a part of theirs', async () => {
  const { server } = account({}, { [EDIT]: { json: {} } })
  await press('Edit')
  const zone = await screen.findByRole<HTMLInputElement>('combobox', { name: /Time zone/ })
  expect(zone.value).toBe('Pacific')
  await userEvent.click(zone)
  expect(
    within(screen.getByRole('group', { name: 'By name' }))
      .getAllByRole('option')
      .map(one => one.textContent),
  ).toEqual([
    ...[
      'Eastern',
      'Central',
      'Mountain',
      'Mountain without DST',
      'Pacific',
      'Puerto Rico',
      'Alaska',
      'Hawaii-Aleutian',
    ],
    ...['Hawaii without DST', 'New Zealand', 'Chatham Islands'],
  ])
  const sent = () => server.calls(EDIT).map(({ body }) => (body as { timezone: string }).timezone)
  await userEvent.clear(zone)
  await userEvent.type(zone, 'sao paulo')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['America/Sao_Paulo'])
  await userEvent.clear(zone)
  await userEvent.type(zone, 'hawaii without{Enter}')
  await press('Save')
  await waitFor(() => expect(sent()).toEqual(['Pacific/Honolulu']))
})

test('ADMIN-028 a password is reset by a press, and why it was not is told', async () => {
  const refused = { status: 409, json: { errors: [{ code: 'reset.closed', message: 'nobody can sign in' }] } }
  const answers = [refused, { json: { flash: { type: 'success', message: '' }, expires_in_minutes: 60 } }]
  const { server } = account({}, { [RESET]: () => answers.shift() ?? refused })
  await press('Reset password')
  expect((await screen.findByRole('alert')).textContent).toContain('nobody can sign in')
  await press('Reset password')
  expect(await screen.findByText(/A link to choose a new password is on its way to Ana Ruiz/)).toBeTruthy()
  expect(server.calls(RESET).map(({ body }) => body)).toEqual([
    { email: 'ana@harbor.test' },
    { email: 'ana@harbor.test' },
  ])
})

test.each(['pending', 'inactive'] as const)(
  'whoever is %s cannot sign in, and is offered no new password',
  async status => {
    account({ status })
    await screen.findByRole('button', { name: 'Edit' })
    expect(screen.queryByRole('button', { name: 'Reset password' })).toBeNull()
  },
)

test('to whoever has not proved their address the mail that does is sent again; to nobody else', async () => {
  const SEND = `POST /api/people/${ID}/resend-email-verification`
  const answers = [{ json: { sent: true } }, { json: { sent: false } }, refusal(429, 'sent often enough')]
  const { server, unmount } = account({ status: 'pending' }, { [SEND]: () => answers.shift() as never })
  expect((await screen.findByRole('alert')).textContent).toContain('can be sent again')
  for (const said of [/is sent to Ana Ruiz again/, /Ana Ruiz has confirmed the address already/, /sent often enough/]) {
    await press('Send the mail again')
    expect(await screen.findByText(said)).toBeTruthy()
  }
  expect(server.calls(SEND)).toHaveLength(3)
  unmount()
  account({})
  await screen.findByRole('button', { name: 'Edit' })
  expect(screen.queryByRole('button', { name: 'Send the mail again' })).toBeNull()
})

test('an account that was merged into another is not offered to be opened with others', async () => {
  const merged = { id: idOf(9101), name: 'Ben Castellan', status: 'inactive', is_merged: true } as const
  const erased = { id: idOf(9102), name: 'Erased', status: 'inactive', deleted_at: '2026-03-02T10:00:00.000Z' } as const
  const closed = { name: 'Yolanda Quist', status: 'inactive' } as const
  const opening = `POST /api/users/${ID}/reactivate`
  const { server } = open('/admin/users', {
    [LIST]: listOf([anAccount(closed), anAccount(merged), anAccount(erased)]),
    [opening]: { json: {} },
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows shown' }))
  await press('Open accounts')
  const asked = await screen.findByRole('alertdialog', { name: 'Open one account again?' })
  await userEvent.click(within(asked).getByRole('button', { name: 'Open accounts' }))
  await waitFor(() => expect(server.calls(opening)).toHaveLength(1))
  const opened = server.asked.filter(({ path }) => path.endsWith('/reactivate'))
  expect(opened.map(({ path }) => path)).toEqual([`/api/users/${ID}/reactivate`])
})

test('ADMTOOL-005 several accounts are signed out, closed or opened at once, with an answer for each; never one’s own', async () => {
  const [own, closed] = [aUser('admin').id, idOf(9101)]
  const out = `POST /api/users/${ID}/sign-out`
  const { server } = open('/admin/users', {
    [LIST]: listOf([
      anAccount(),
      anAccount({ id: closed, name: 'Ben Castellan', status: 'inactive' }),
      anAccount({ id: own, name: 'Marisol Okonkwo' }),
    ]),
    [CLOSE]: { json: {} },
    [`POST /api/users/${closed}/reactivate`]: { json: {} },
    [out]: { json: { signed_out: 1 } },
    [`POST /api/users/${closed}/sign-out`]: { json: { signed_out: 0 } },
  })
  const selectAll = async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all rows shown' }))
  }
  const carryOut = async (name: string, title: string) => {
    await userEvent.click(await screen.findByRole('button', { name }))
    const asked = await screen.findByRole('alertdialog', { name: title })
    await userEvent.click(within(asked).getByRole('button', { name }))
    const outcome = await screen.findByRole('dialog')
    await userEvent.click(within(outcome).getByRole('button', { name: /close/i }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await selectAll()
  await carryOut('Close accounts', 'Close one account?')
  expect(server.calls(CLOSE)).toHaveLength(1)
  await carryOut('Open accounts', 'Open one account again?')
  expect(server.calls(`POST /api/users/${closed}/reactivate`)).toHaveLength(1)
  expect(server.asked.filter(({ path }) => path.includes(own) && path.startsWith('/api/users/'))).toEqual([])
})

const MERGEABLE = `GET /api/users/${ID}/merges/candidates`
const PREVIEW = `GET /api/users/${ID}/merges/preview`
const MERGE = `POST /api/users/${ID}/merges`
const other = { id: idOf(9300), name: 'Ana Ruiz', email: 'ana.ruiz@clinic.test' }

test('another account of the same name is offered, and merged once it was said what follows', async () => {
  const merged = { ...other, status: 'active' as const, positions: [position(9301)] }
  const preview = {
    kept: merged,
    merged,
    refusal: null,
    twice: [{ organization_name: 'Harbor University', role_keyname: 'trainee' }],
  }
  const { server } = account(
    {},
    {
      [MERGEABLE]: { json: [{ ...other, positions: [] }] },
      [PREVIEW]: { json: preview },
      [MERGE]: { json: { id: idOf(9302) } },
    },
  )
  await press('Merge an account')
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Merge' }))
  expect(server.calls(MERGE)).toEqual([])
  await userEvent.click(within(dialog).getByRole('combobox'))
  await userEvent.click(await screen.findByRole('option', { name: /ana\.ruiz@clinic\.test/ }))
  expect(await within(dialog).findByText(/both positions stand side by side/)).toBeTruthy()
  expect(within(dialog).getByText(/What stays with the closed account/)).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(server.calls(MERGE).map(({ body }) => body)).toEqual([{ account_id: other.id }]))
})

test('why two accounts cannot be merged is said before it is tried', async () => {
  const merged = { ...other, status: 'active' as const, positions: [] }
  const preview = { kept: merged, merged, refusal: 'in one organization they are a trainee', twice: [] }
  account({}, { [MERGEABLE]: { json: [{ ...other, positions: [] }] }, [PREVIEW]: { json: preview } })
  await press('Merge an account')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('combobox'))
  await userEvent.click(await screen.findByRole('option', { name: /Ana Ruiz/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('they are a trainee')
})

test('an account that was merged leads to the one that has what was its own, and is opened by undoing that alone', async () => {
  account({ status: 'inactive', positions: [], merged_into: other })
  expect((await screen.findByRole('alert')).textContent).toContain('merged into that of Ana Ruiz, ana.ruiz@clinic.test')
  expect(screen.getByRole('link', { name: 'Open that account' }).getAttribute('href')).toBe(
    `/admin/users/edit/${other.id}`,
  )
  for (const name of ['Open account', 'Merge an account', 'Give a position'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('a merge is undone on the page of the account that was kept, as long as that can be done', async () => {
  const merge = { id: idOf(9302), account: other, merged_at: '2026-11-20T10:00:00.000Z' }
  const UNDO = `DELETE /api/users/${ID}/merges/${merge.id}`
  const old = { ...merge, id: idOf(9303), account: { ...other, email: 'old@clinic.test' } }
  const { server } = account(
    {
      merges: [
        { ...old, undo_until: '2026-01-01T10:00:00.000Z' },
        // Where the reader is it is the evening before.
        { ...merge, undo_until: '2999-12-21T03:00:00.000Z' },
      ],
    },
    { [UNDO]: { json: {} } },
  )
  expect(await screen.findByText(/can no longer be undone/)).toBeTruthy()
  expect(screen.getByText('12/20/2999')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo the merge with old@clinic.test' })).toBeNull()
  await press('Undo the merge with ana.ruiz@clinic.test')
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(server.calls(UNDO)).toHaveLength(1))
})

// An invitation, a server that takes whoever comes by it, and a person who fills the steps in, for the specs of signing up.

import type { InitialState } from '@practicum/shared/features/sessions/page-state.contract'
import type { SignupInvite, SignupLink } from '@practicum/shared/features/signup/signup.contract'
import { DEFAULT_WORDS } from '@practicum/shared/kernel/default-words'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import SignUp from '../features/signup/SignUpPage'
import { SessionProvider } from '../providers/session'
import { type FakeRoutes, FakeServer } from './fake-server'
import { fakeSession } from './fake-session'
import { aState, idOf } from './fixtures'

export const INVITE_ID = idOf(77)
export const LINK = `/register/invite/${INVITE_ID}?code=the-code`
export const INVITE = `GET /api/signup/invite/${INVITE_ID}`
export const ACCOUNT = 'POST /api/signup/account-form'
export const DETAILS = 'POST /api/signup/details-form'
export const CREATE = 'POST /api/signup/create-account'
export const JOIN = `POST /api/signup/invite/${INVITE_ID}/join`
export const GOOD = 'vivid-kelp-meadow'

export const anInvite = (changes: Partial<SignupInvite> = {}): SignupInvite => ({
  ...{ id: INVITE_ID, email: 'nadia@harbor.test', first_name: 'Nadia', last_name: 'Okoye' },
  role: { keyname: 'trainee' },
  organization: {
    ...{ name: 'Harbor University', accent: '#0b5c4a', logo_image_url: null, timezone: 'America/Chicago' },
    dynamic_words: { ...DEFAULT_WORDS, trainee: { one: 'resident', many: 'residents' } },
  },
  ...{ invited_by: 'Marisol Okonkwo', password_policy: 'normal', has_account: false },
  expires_at: '2026-12-25T00:00:00Z',
  ...changes,
})

export const LINK_ID = idOf(78)
export const CODE = '7K3M-Q0XV-9D2H-4TRB'
export const SIGNUP = `GET /api/signup/${CODE}`
export const VERIFY = 'POST /api/signup/verify-email'
export const RESEND = 'POST /api/signup/resend-email-verification'

export const aLink = (changes: Partial<SignupLink> = {}): SignupLink => ({
  ...{ invite_link_id: LINK_ID, role: { keyname: 'trainee' }, password_policy: 'normal', opens_until: null },
  organization: anInvite().organization,
  ...changes,
})

const USER = { ...{ id: idOf(5), email: 'nadia@harbor.test' }, first_name: 'Nadia', last_name: 'Okoye' }
const COUNTRIES = [
  ['US', 'United States'],
  ['CA', 'Canada'],
  ['HK', 'Hong Kong'],
].map(([iso2, name]) => ({ iso2, name }))

const VERDICT = {
  ...{ strength: 'extra_strong', score: 4, feedback: [], valid: true, policy: 'normal' },
  errors: { password: [] },
}
const KNOWN: FakeRoutes = {
  'POST /api/password/validate': { json: VERDICT },
  [ACCOUNT]: {},
  [DETAILS]: {},
  [CREATE]: { json: { user: { ...USER, status: 'active' }, waiting: null } },
  ...Object.fromEntries(
    ['trainee', 'faculty', 'supervisor', 'coordinator'].map(role => [
      `GET /api/signup/survey-questions/${role}`,
      { json: [] },
    ]),
  ),
  'GET /api/signup/ping': { json: { csrf_token: 'newer' } },
  'GET /api/countries': { json: COUNTRIES },
  'GET /api/countries/US/states': { json: ['US-CA', 'US-NY'].map(id => ({ id, name: `State ${id}` })) },
  'GET /api/countries/CA/states': { json: ['CA-BC', 'CA-ON'].map(id => ({ id, name: `State ${id}` })) },
  'GET /api/countries/HK/states': { json: [] },
}

interface Arriving {
  readonly routes?: FakeRoutes
  readonly invite?: Partial<SignupInvite>
  readonly at?: string
  readonly state?: InitialState
}

/** Without react-admin around it: the page has none. */
export function signUpPage({ routes = {}, invite = {}, at = LINK, state = aState(null) }: Arriving = {}) {
  history.replaceState(null, '', at)
  const server = new FakeServer({
    ...KNOWN,
    [INVITE]: { json: anInvite(invite) },
    [SIGNUP]: { json: aLink() },
    ...routes,
  })
  const left: string[] = []
  const session = { ...fakeSession(server, state), leave: (path: string) => void left.push(path) }
  const shown = render(
    <SessionProvider value={session}>
      <SignUp />
    </SessionProvider>,
  )
  return { ...shown, server, left }
}

export const field = (label: RegExp): HTMLInputElement => screen.getByLabelText(label)
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

export async function write(label: RegExp, text: string): Promise<void> {
  const input = (await screen.findByLabelText(label)) as HTMLInputElement
  await userEvent.clear(input)
  if (text !== '') {
    await userEvent.click(input)
    await userEvent.paste(text)
  }
}

export async function fillAccount(password = GOOD): Promise<void> {
  await write(/^Password(?! again)/, password)
  await write(/^Password again/, password)
  for (const box of screen.getAllByRole('checkbox') as HTMLInputElement[]) if (!box.checked) await userEvent.click(box)
}

export async function toDetails(): Promise<void> {
  await heading('Your account')
  await fillAccount()
  await press('Next')
  await heading('Your details')
}

export async function choose(label: RegExp, name: string): Promise<void> {
  await userEvent.clear(await screen.findByLabelText(label))
  await userEvent.type(field(label), name)
  await screen.findByRole('option', { name })
  await userEvent.keyboard('{Enter}')
}

export async function fillDetails(): Promise<void> {
  await write(/^Mobile phone/, '(212) 555-0123')
  await choose(/^Country/, 'United States')
  await choose(/^State/, 'State US-CA')
  await write(/^Zip/, '94103')
}

export const said = (label: RegExp): string | undefined => {
  const input = field(label)
  const id = input.getAttribute('aria-describedby') ?? ''
  return input.getAttribute('aria-invalid') === 'true' ? document.getElementById(id)?.textContent?.trim() : undefined
}

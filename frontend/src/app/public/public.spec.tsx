// The frame of the public pages: what leads through them, what stands at their end, and which need no navigation.

import type { InitialState } from '@practicum/shared/features/sessions/page-state.contract'
import { render, screen, within } from '@testing-library/react'
import { FakeServer } from '../../testing/fake-server'
import { fakeSession } from '../../testing/fake-session'
import { aState } from '../../testing/fixtures'
import { PublicPages } from './PublicPages'
import { placeOf } from './place'

const URLS = { help: '/h', support: '/s', social: '', status: '/site/status', careers: '/site/careers' }

function visit(path: string, state: InitialState = aState(null, { urls: URLS })) {
  const server = new FakeServer({ 'GET /health/ready': {} })
  Object.assign(globalThis, { fetch: server.transport })
  const session = fakeSession(server, state)
  return render(<PublicPages session={session} path={path} onEnter={() => undefined} onFirstKey={() => undefined} />)
}

const linksIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map(link => `${link.textContent} ${link.getAttribute('href')}`)

test('NAV-016 the public pages lead to the product, to why us, to a demo and to the sign-in', async () => {
  visit('/site')
  await screen.findByRole('heading', { level: 1 })
  expect(linksIn(screen.getByRole('navigation'))).toEqual([
    'Product /site/features',
    'Why us /site/why-us',
    'Demo /site/demo',
    'Sign in /login',
  ])
})

test('NAV-017 at their end stand contact, status and careers', async () => {
  visit('/site')
  const links = linksIn(await screen.findByRole('contentinfo'))
  expect(links.slice(0, 3)).toEqual(['Contact /site/contact', 'Status /site/status', 'Careers /site/careers'])
})

test('ROUTE-030 the waiting room is public, has no navigation, and its code may be missing', async () => {
  expect(placeOf('/join-session', false)).toEqual({ kind: 'public', path: '/join-session' })
  visit('/join-session')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('navigation')).toBeNull()
})

const PAGES = [
  ['/site', 'Supervision and training in one place'],
  ['/site/features', 'Product'],
  ['/site/sources', 'Sources'],
  ['/site/pricing', 'Pricing'],
  ['/site/contact', 'Contact'],
  ['/site/demo', 'Demo'],
  ['/site/about', 'About'],
] as const
test.each(PAGES)('D3UI-003 there is a public page %s', async (path, title) => {
  visit(path)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
})

test('D3UI-007 a demo call is said to take ten minutes', async () => {
  visit('/site/demo')
  expect(await screen.findByText(/demo call takes 10 minutes/)).toBeTruthy()
})

test('an address that leads nowhere says so', async () => {
  visit('/site/nothing')
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
})

test('the status page asks the service itself', async () => {
  visit('/site/status')
  expect(await screen.findByText('Everything works.')).toBeTruthy()
})

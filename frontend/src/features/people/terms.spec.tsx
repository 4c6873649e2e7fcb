// The prompt for the terms of service and the privacy policy: on every dashboard, until both are accepted.

import { SHOWN_HERE } from '@practicum/shared/features/people/terms'
import type { CurrentUser } from '@practicum/shared/features/sessions/page-state.contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aState, aUser } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { TermsPrompt } from './TermsPrompt'

const ACCEPT = 'POST /api/users/current/terms'
const CURRENT = 'GET /api/users/current'
const NEITHER = { has_accepted_terms: false, has_accepted_privacy: false }

const open = (changes: Partial<CurrentUser>, routes = {}) =>
  renderScreen(<TermsPrompt />, { state: aState(aUser('trainee', changes)), routes })
const prompt = () => screen.queryByRole('region', { name: 'Before you go on' })
const tick = (name: RegExp) => userEvent.click(screen.getByRole('checkbox', { name }))

test('TERMS-001 the prompt is there as long as not both are accepted, and one of them alone is not enough', async () => {
  for (const one of [NEITHER, { ...NEITHER, has_accepted_terms: true }, { ...NEITHER, has_accepted_privacy: true }]) {
    const { unmount } = open(one)
    expect(prompt()).toBeTruthy()
    unmount()
  }
  const { server, unmount } = open(NEITHER)
  const accept = screen.getByRole('button', { name: 'Accept both' }) as HTMLButtonElement
  expect(accept.disabled).toBe(true)
  await tick(/terms of service/)
  expect(accept.disabled).toBe(true)
  expect(server.calls(ACCEPT)).toEqual([])
  expect(prompt()).toBeTruthy()
  unmount()
  open({})
  expect(prompt()).toBeNull()
})

test('TERMS-002 once both are accepted it is saved, and the prompt is gone', async () => {
  const { server } = open(NEITHER, { [ACCEPT]: { json: {} }, [CURRENT]: { json: aUser('trainee') } })
  await tick(/terms of service/)
  await tick(/privacy policy/)
  await userEvent.click(screen.getByRole('button', { name: 'Accept both' }))
  await waitFor(() => expect(prompt()).toBeNull())
  expect(server.calls(ACCEPT).map(({ body }) => body)).toEqual([SHOWN_HERE])
})

test('each text opens in a tab of its own', () => {
  open(NEITHER)
  const links = within(prompt() as HTMLElement).getAllByRole('link') as HTMLAnchorElement[]
  expect(links.map(link => [link.getAttribute('href'), link.target])).toEqual([
    ['/terms-of-service', '_blank'],
    ['/privacy-policy', '_blank'],
  ])
})

test('what is refused is said, and the prompt stays as it was', async () => {
  open(NEITHER, {
    [ACCEPT]: { status: 503, json: { code: 'unavailable' } },
    [CURRENT]: { json: aUser('trainee', NEITHER) },
  })
  await tick(/terms of service/)
  await tick(/privacy policy/)
  await userEvent.click(screen.getByRole('button', { name: 'Accept both' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect((screen.getByRole('checkbox', { name: /terms of service/ }) as HTMLInputElement).checked).toBe(true)
})

test('whoever acts as somebody accepts nothing for them', () => {
  open({ ...NEITHER, is_impersonating: true })
  expect(prompt()).toBeNull()
})

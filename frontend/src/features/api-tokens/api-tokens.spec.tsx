// Access tokens on the page of one's account.
import { TOKEN_FEATURES } from '@practicum/shared/contract/by-token'
import type { ApiToken } from '@practicum/shared/features/api-tokens/api-tokens.contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aState, aUser } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import ApiTokensSection from './ApiTokensSection'
import { tokenSectionMessages } from './token-section.messages'

const LIST = 'GET /api/api-tokens'
const MAKE = 'POST /api/api-tokens'
const ID = '0192f0c0-0000-7000-8000-0000000000c1'
const REVOKE = `POST /api/api-tokens/${ID}/revoke`
const SECRET = 'practicum_0123'

const aToken = (more: Partial<ApiToken> = {}): ApiToken => ({
  ...{ id: ID, name: 'Nightly report', of: 'person', scopes: ['tasks:write'], organization_name: 'Harbor University' },
  ...{ made_by: { id: ID, name: 'Ana Ruiz' }, made_at: '2026-03-02T10:00:00.000Z' },
  ...{ expires_at: '2099-03-02T10:00:00.000Z', used_at: null },
  ...more,
})

function renderSection(had: readonly ApiToken[], { forOrganization = false, state = aState(aUser('trainee')) } = {}) {
  let tokens = [...had]
  const routes = {
    [LIST]: () => ({ json: { tokens, offered: ['placements', 'tasks'], for_organization: forOrganization } }),
    [MAKE]: () => {
      tokens = [aToken()]
      return { json: { id: ID, token: SECRET, expires_at: '2099-03-02T10:00:00.000Z' } }
    },
    [REVOKE]: () => {
      tokens = []
      return { json: {} }
    },
  }
  return renderScreen(<ApiTokensSection />, { state, routes })
}

test('every part of the product that a token can be let into has a name', () => {
  expect(Object.keys(tokenSectionMessages.group).toSorted()).toEqual(TOKEN_FEATURES)
})

test('a token is made with what it may do and one’s password, shown once, and copied', async () => {
  const user = userEvent.setup()
  const { server } = renderSection([])
  expect(await screen.findByText('There is no token.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Make a token' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByRole('radio')).toBeNull()
  await user.type(dialog.getByLabelText(/^Name/), 'Nightly report')
  await user.click(dialog.getByRole('combobox', { name: 'Tasks' }))
  await user.click(await screen.findByRole('option', { name: 'Read and change' }))
  await user.type(dialog.getByLabelText(/^Your password/), 'mine')
  await user.click(dialog.getByRole('button', { name: 'Make the token' }))
  const shown = await screen.findByLabelText('Access token')
  expect(shown.textContent).toBe(SECRET)
  expect(server.calls(MAKE).map(({ body }) => body)).toEqual([
    { name: 'Nightly report', of: 'person', scopes: ['tasks:write'], days: 90, password: 'mine' },
  ])
  await user.click(screen.getByRole('button', { name: 'Copy token' }))
  expect(await navigator.clipboard.readText()).toBe(SECRET)
  await user.click(screen.getByRole('button', { name: 'I have kept it' }))
  await waitFor(() => expect(screen.queryByLabelText('Access token')).toBeNull())
  expect(await screen.findByText('Nightly report')).toBeTruthy()
})

test('a token says what it may do, whose it is and that it is over, and is revoked after a question', async () => {
  const user = userEvent.setup()
  const over = aToken({
    of: 'organization',
    expires_at: '2020-01-01T00:00:00.000Z',
    used_at: '2019-12-01T00:00:00.000Z',
  })
  const { server } = renderSection([over])
  expect(await screen.findByText('Tasks: Read and change')).toBeTruthy()
  expect(screen.getByText('Of the organization')).toBeTruthy()
  expect(screen.getByText('Expired')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Revoke Nightly report' }))
  expect(server.calls(REVOKE)).toHaveLength(0)
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('There is no token.')).toBeTruthy()
})

test('who coordinates chooses whose it is, and who acts as somebody makes none', async () => {
  const user = userEvent.setup()
  const { unmount } = renderSection([], { forOrganization: true })
  await user.click(await screen.findByRole('button', { name: 'Make a token' }))
  expect(await screen.findByRole('radio', { name: /^Of the organization/ })).toBeTruthy()
  unmount()
  renderSection([], { state: aState(aUser('trainee', { is_impersonating: true })) })
  const make = await screen.findByRole('button', { name: 'Make a token' })
  expect((make as HTMLButtonElement).disabled).toBe(true)
})

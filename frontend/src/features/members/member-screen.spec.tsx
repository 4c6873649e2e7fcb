// The page of a person: what can be done for somebody who has not proved their address.
import type { PersonCard } from '@practicum/shared/features/people/person-card.contract'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { refusal } from '../../testing/fake-server'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import MemberScreen from './MemberScreen'

const SEND = `POST /api/people/${idOf(7)}/resend-email-verification`
const NAME = 'Send the mail again'

const aCard = (changes: Partial<PersonCard> = {}): PersonCard => ({
  ...{ id: idOf(7), name: 'Ana Ruiz', profile_image_url: null, email: null, timezone: null },
  ...{ unverified: true, hipaa_completed: null, ...changes },
  positions: changes.positions ?? [
    {
      ...{ position_id: idOf(61), role_keyname: 'guest', role_name: 'Guest' },
      ...{ organization_name: 'Northbridge', standing: 'active', available: true },
    },
  ],
})

interface Shown {
  readonly user?: ReturnType<typeof aUser>
  readonly sent?: boolean
}

function show(card = aCard(), { user = aUser('coordinator'), sent = true }: Shown = {}) {
  const page = (
    <Routes>
      <Route path="/trainees/:id" element={<MemberScreen />} />
    </Routes>
  )
  return renderScreen(page, {
    at: `/trainees/${idOf(7)}`,
    state: aState(user),
    routes: { [`GET /api/people/${idOf(7)}`]: { json: card }, [SEND]: { json: { sent } } },
  })
}

const name = async () => screen.findByRole('heading', { level: 1, name: 'Ana Ruiz' })

test('the mail that proves their address is sent again by a press', async () => {
  const { server } = show()
  await userEvent.click(await screen.findByRole('button', { name: NAME }))
  expect(await screen.findByText(/^The mail that confirms the address is sent to Ana Ruiz again/)).toBeTruthy()
  expect(server.calls(SEND)).toHaveLength(1)
})

test('where it is proved by now that is said, and why none is sent', async () => {
  const { server } = show(aCard(), { sent: false })
  await userEvent.click(await screen.findByRole('button', { name: NAME }))
  expect(await screen.findByText('Ana Ruiz has confirmed the address already.')).toBeTruthy()
  server.answer({ [SEND]: refusal(429, 'The mail has been sent often enough') })
  await userEvent.click(screen.getByRole('button', { name: NAME }))
  expect(await screen.findByText('The mail has been sent often enough')).toBeTruthy()
})

test('it is offered of nobody who has proved theirs, or has left', async () => {
  const [position] = aCard().positions
  const left = position === undefined ? [] : [{ ...position, standing: 'archived' as const }]
  for (const card of [aCard({ unverified: false }), aCard({ positions: left })]) {
    const { unmount } = show(card)
    await name()
    expect(screen.queryByRole('button', { name: NAME })).toBeNull()
    unmount()
  }
})

test('to those who do not look after them it is not offered, and an admin who acts as somebody presses nothing', async () => {
  const shown = show(aCard(), { user: aUser('faculty') })
  await name()
  expect(screen.queryByRole('button', { name: NAME })).toBeNull()
  shown.unmount()
  show(aCard(), { user: aUser('coordinator', { is_impersonating: true }) })
  expect(((await screen.findByRole('button', { name: NAME })) as HTMLButtonElement).disabled).toBe(true)
})

// What opens from the name of a person, and where it does not.
import type { PersonCard } from '@practicum/shared/features/people/person-card.contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { aState, aUser, idOf } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { Person, PersonName } from '../../ui/Person'
import { Sentence } from '../../ui/Sentence'

const ana = { id: idOf(11), name: 'Ana Ruiz', role_keyname: 'trainee' }

const aCard = (changes: Partial<PersonCard> = {}, held: Partial<PersonCard['positions'][number]> = {}): PersonCard => ({
  id: ana.id,
  name: ana.name,
  profile_image_url: null,
  email: null,
  unverified: false,
  timezone: 'America/New_York',
  hipaa_completed: null,
  positions: [
    {
      ...{ position_id: idOf(61), role_keyname: 'trainee', role_name: 'Trainee' },
      ...{ organization_name: 'Northbridge', standing: null, available: true },
      ...held,
    },
  ],
  ...changes,
})

const ASKED = `GET /api/people/${ana.id}`

const show = (card: PersonCard = aCard(), role: Parameters<typeof aUser>[0] = 'coordinator') =>
  renderScreen(
    <table>
      <tbody>
        <tr onClick={rowOpened}>
          <td>
            <Person {...ana} />
          </td>
        </tr>
      </tbody>
    </table>,
    { state: aState(aUser(role)), routes: { [ASKED]: { json: card } } },
  )

async function opened() {
  await userEvent.click(screen.getByRole('button', { name: 'Ana Ruiz' }))
  return within(await screen.findByRole('dialog', { name: 'Ana Ruiz' }))
}

const rowOpened = jest.fn()

beforeEach(() => {
  rowOpened.mockClear()
  jest.useFakeTimers({ now: new Date('2026-11-23T20:00:00Z'), advanceTimers: true, doNotFake: ['setTimeout'] })
})
afterEach(() => jest.useRealTimers())

test('nothing is asked before the name is pressed; the row around it stays closed', async () => {
  const { server } = show()
  expect(server.asked).toEqual([])
  const card = await opened()
  expect(await card.findByText('Northbridge')).toBeTruthy()
  expect(card.getByText(/^trainee/i)).toBeTruthy()
  expect(card.getByText(/3:00 PM/).textContent).toBe('3:00 PM Eastern Time')
  expect(card.queryByText('Email')).toBeNull()
  expect(server.calls(ASKED)).toHaveLength(1)
  expect(rowOpened).not.toHaveBeenCalled()
})

test('opens by Enter, closes by Escape, and the name has the focus again', async () => {
  show()
  await userEvent.tab()
  const name = screen.getByRole('button', { name: 'Ana Ruiz' })
  expect(document.activeElement).toBe(name)
  await userEvent.keyboard('{Enter}')
  await screen.findByText('Northbridge')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(name)
})

test('address and standing stand there where they are told', async () => {
  show(aCard({ email: 'ana@harbor.test' }, { standing: 'graduated' }))
  const card = await opened()
  const link = await card.findByRole('link', { name: 'ana@harbor.test' })
  expect(link.getAttribute('href')).toBe('mailto:ana@harbor.test')
  expect(card.getByText('Graduated')).toBeTruthy()
})

test('USER-008 of whoever has not proved their address yet the card says so', async () => {
  show(aCard({ unverified: true }))
  const card = await opened()
  expect(await card.findByText('Not verified yet')).toBeTruthy()
})

test('of whoever has, it says nothing', async () => {
  show()
  const card = await opened()
  await card.findByText('Northbridge')
  expect(card.queryByText('Not verified yet')).toBeNull()
})

const hrefs = (card: Pick<typeof screen, 'queryAllByRole'>) =>
  card.queryAllByRole('link').map(link => decodeURIComponent(link.getAttribute('href') ?? ''))

test('leads where features lead from this person, and closes', async () => {
  const { address } = show()
  const card = await opened()
  await card.findByRole('link', { name: 'Tasks from you' })
  expect(hrefs(card)).toEqual([
    `/livesessions?action=create&participants=${idOf(61)}&role_keyname=trainee`,
    `/trainees/${ana.id}`,
    `/applications?filter={"trainee_id":"${ana.id}"}`,
    `/signup-responses/${ana.id}`,
    `/tasks?filter={"assignee_id":"${ana.id}"}#created`,
    `/tasks?action=create&assignees=${idOf(61)}&role_keyname=trainee#created`,
    `/trainings?filter={"trainee_id":"${ana.id}"}`,
  ])
  await userEvent.click(card.getByRole('link', { name: 'Write a task for them' }))
  expect(decodeURIComponent(address())).toContain(`assignees=${idOf(61)}`)
})

test('leads nowhere from somebody whom the reader does not reach', async () => {
  show(aCard({}, { available: false }), 'trainee')
  const card = await opened()
  await card.findByText('Northbridge')
  expect(hrefs(card)).toEqual([])
})

test('of nobody the reader may know: it says so, and the name is words from then on', async () => {
  renderScreen(<Person {...ana} />)
  const card = await opened()
  expect((await card.findByRole('alert')).textContent).toBe('Nothing more can be shown of this person.')
  await userEvent.click(card.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('button', { name: 'Ana Ruiz' })).toBeNull()
  expect(screen.getByText('Ana Ruiz')).toBeTruthy()
})

test('when it cannot be asked, it says so, and the name can be pressed again', async () => {
  renderScreen(<Person {...ana} />, { routes: { [ASKED]: { status: 500 } } })
  const card = await opened()
  expect((await card.findByRole('alert')).textContent).toBe('This person could not be loaded.')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Ana Ruiz' })).toBeTruthy()
})

test('guests, and what machines do, have no card; a name stands in a sentence', () => {
  renderScreen(
    <>
      <Person id={idOf(12)} name="Gus Guest" role_keyname="guest" />
      <p>
        <Sentence text="audit.by" parts={{ name: <PersonName id="system" name="system" /> }} />
      </p>
      <p>
        <Sentence text="audit.by" parts={{ name: <PersonName {...ana} /> }} />
      </p>
    </>,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Ana Ruiz'])
  expect(screen.getAllByText(/^by/).map(({ textContent }) => textContent)).toEqual(['by system', 'by Ana Ruiz'])
})

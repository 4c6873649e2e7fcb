// How one can be reached, on one's account: read, told anew by the rules of signing up, and not over what was told elsewhere meanwhile.
import type { OwnContact } from '@practicum/shared/features/people/contact.contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FakeRoutes, refusal } from '../../testing/fake-server'
import { aState, aUser } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import ContactSection from './ContactSection'

const READ = 'GET /api/users/current/contact'
const CHANGE = 'PUT /api/users/current/contact'
const TOLD: OwnContact = {
  ...{ phone: '+12125550123', country_code: 'US', state_id: 'US-CA', zip: '94103' },
  ...{ other_phone: null, address1: '12 Pine Street', address2: 'Apartment 4', city: 'San Francisco' },
  ...{ university_student_id: null, version: 2 },
}
const NOTHING: OwnContact = {
  ...{ phone: null, other_phone: null, address1: null, address2: null, city: null },
  ...{ country_code: null, state_id: null, zip: null, university_student_id: null },
  version: 0,
}
const PLACES: FakeRoutes = {
  'GET /api/countries': { json: [{ iso2: 'US', name: 'United States' }] },
  'GET /api/countries/US/states': {
    json: [
      { id: 'US-CA', name: 'California' },
      { id: 'US-NY', name: 'New York' },
    ],
  },
}

const open = (contact: OwnContact, routes: FakeRoutes = {}, user = aUser('trainee')) =>
  renderScreen(<ContactSection />, {
    state: aState(user),
    routes: { ...PLACES, [READ]: { json: contact }, ...routes },
  })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const field = (label: RegExp): HTMLInputElement => within(screen.getByRole('dialog')).getByLabelText(label)
async function write(label: RegExp, text: string): Promise<void> {
  await within(await screen.findByRole('dialog')).findByLabelText(label)
  await userEvent.clear(field(label))
  if (text !== '') await userEvent.type(field(label), text)
}

test('says what was told, line by line, with the place in words', async () => {
  open(TOLD)
  const place = await screen.findByText('94103, California, United States')
  expect([...(place.parentElement?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    ...['12 Pine Street', 'Apartment 4', 'San Francisco', '94103, California, United States'],
  ])
  expect(screen.getByText('+12125550123')).toBeTruthy()
})

test('says that nothing was told yet, and takes it', async () => {
  const { server } = open(NOTHING, { [CHANGE]: { json: { version: 1 } } })
  expect(await screen.findByText('You have not told how you can be reached yet.')).toBeTruthy()
  await press('Change')
  await write(/^Mobile phone/, '12')
  await press('Save')
  expect(await screen.findByText(/a phone number has 10 digits/i)).toBeTruthy()
  expect(field(/^Country/).getAttribute('aria-invalid')).toBe('true')
  expect(server.calls(CHANGE)).toEqual([])
  await write(/^Mobile phone/, '(212) 555-0123')
  await userEvent.type(field(/^Country/), 'United')
  await userEvent.click(await screen.findByRole('option', { name: 'United States' }))
  await userEvent.type(await within(screen.getByRole('dialog')).findByLabelText(/^State/), 'New')
  await userEvent.click(await screen.findByRole('option', { name: 'New York' }))
  await write(/^Other phone/, '34')
  await write(/^Street(?!,)/, '12 Pine Street')
  await write(/^City/, 'Albany')
  await write(/^University student ID/, 'S-1')
  await press('Save')
  expect(await screen.findByText(/a phone number has 10 digits/i)).toBeTruthy()
  expect(server.calls(CHANGE)).toEqual([])
  await write(/^Other phone/, '')
  await press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls(CHANGE)[0]?.body).toEqual({
    ...{ phone: '(212) 555-0123', country_code: 'US', state_id: 'US-NY', zip: '' },
    ...{ other_phone: '', address1: '12 Pine Street', address2: '', city: 'Albany' },
    ...{ university_student_id: 'S-1', version: 0 },
  })
})

test('a student ID is asked of trainees alone', async () => {
  open(TOLD, {}, aUser('supervisor'))
  await press('Change')
  await screen.findByRole('dialog')
  await screen.findByLabelText(/^Mobile phone/)
  expect(screen.queryByLabelText(/^University student ID/)).toBeNull()
})

test('what was changed elsewhere meanwhile is shown, and saved over only then', async () => {
  const { server } = open(TOLD, { [CHANGE]: refusal(409, 'was changed meanwhile') })
  await press('Change')
  await write(/^Zip/, '94110')
  server.answer({ [READ]: { json: { ...TOLD, zip: '94117', version: 3 } } })
  await press('Save')
  expect(await screen.findByText('Zip: 94117')).toBeTruthy()
  expect(field(/^Zip/).value).toBe('94110')
  server.answer({ [CHANGE]: { json: { version: 4 } } })
  await press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls(CHANGE).at(-1)?.body).toMatchObject({ zip: '94110', version: 3 })
})

test('who acts as somebody reads it and changes nothing', async () => {
  open(TOLD, {}, aUser('trainee', { is_impersonating: true }))
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Change' })
  expect(button.disabled).toBe(true)
})

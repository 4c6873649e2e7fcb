// The fields of an address in a form of their own, over a server that knows some countries.
import { addressRefusals } from '@practicum/shared/kernel/addresses'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { speak } from '../../providers/spoken'
import type { FakeRoutes } from '../../testing/fake-server'
import { onPhone } from '../../testing/phone'
import { renderScreen } from '../../testing/render-screen'
import { AddressFields } from './AddressFields'
import { ContractForm } from './ContractForm'
import { refusalComplaints } from './complaints'
import { useCheckedForm } from './use-checked-form'

interface Values {
  readonly country_code: string | null
  readonly state_id: string | null
  readonly address1: string
  readonly city: string
  readonly zip: string
  readonly mobile: string
}
const EMPTY: Values = { country_code: null, state_id: null, address1: '', city: '', zip: '', mobile: '' }
const NAMES = {
  country: 'country_code',
  state: 'state_id',
  street: 'address1',
  city: 'city',
  zip: 'zip',
  phone: 'mobile',
} as const

const COUNTRIES = [
  { iso2: 'US', name: 'United States' },
  { iso2: 'AU', name: 'Australia' },
  { iso2: 'CA', name: 'Canada' },
  { iso2: 'HK', name: 'Hong Kong' },
  { iso2: 'MC', name: 'Monaco' },
  { iso2: 'NZ', name: 'New Zealand' },
  { iso2: 'GB', name: 'United Kingdom' },
]
const several = (country: string) => ({
  json: [
    { id: `${country}-A`, name: `First of ${country}` },
    { id: `${country}-B`, name: `Second of ${country}` },
  ],
})
const ROUTES: FakeRoutes = {
  'GET /api/countries': { json: COUNTRIES },
  'GET /api/countries/HK/states': { json: [] },
  'GET /api/countries/MC/states': { json: [{ id: 'MC-MO', name: 'Monaco' }] },
  ...Object.fromEntries(
    ['US', 'AU', 'CA', 'NZ', 'GB'].map(iso2 => [`GET /api/countries/${iso2}/states`, several(iso2)]),
  ),
}

function Addressed({ values, onSent }: { values: Values; onSent: (values: Values) => void }) {
  const form = useCheckedForm<Values, void>({
    values,
    check: typed => refusalComplaints(addressRefusals({ ...typed }, NAMES)),
    send: async typed => onSent(typed),
    onSaved: () => undefined,
  })
  return (
    <ContractForm form={form}>
      <AddressFields form={form} names={NAMES} required={['country', 'state']} />
      <button type="submit">Save</button>
    </ContractForm>
  )
}

function open(values: Partial<Values> = {}, routes: FakeRoutes = {}) {
  const sent: Values[] = []
  const shown = renderScreen(<Addressed values={{ ...EMPTY, ...values }} onSent={one => sent.push(one)} />, {
    routes: { ...ROUTES, ...routes },
  })
  return { ...shown, sent }
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' })
const labels = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent?.replace(/\s\*$/, ''))
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

/** By keys alone. */
async function choose(label: RegExp, name: string): Promise<void> {
  await userEvent.clear(field(label))
  await userEvent.type(field(label), name)
  await screen.findByRole('option', { name })
  await userEvent.keyboard('{Enter}')
}

test('GEO-003 the countries are offered with the United States first, and found by a part of their name', async () => {
  open()
  await userEvent.click(field(/^Country/))
  const list = await screen.findByRole('listbox')
  await waitFor(() => expect(within(list).getAllByRole('option').length).toBe(COUNTRIES.length))
  expect(within(list).getAllByRole('option')[0]?.textContent).toBe('United States')
  await userEvent.type(field(/^Country/), 'zeal')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['New Zealand'])
})

test.each([
  ['US', 'State', 'City', 'Zip'],
  ['CA', 'Province / Territory', 'City', 'Postal Code'],
  ['NZ', 'Region', 'Suburb', 'Postcode'],
  ['AU', 'State', 'Suburb', 'Postcode'],
  ['GB', 'State', 'City', 'Postcode'],
])('GEO-005 GEO-006 GEO-007 the parts are called as in %s', async (country, state, city, zip) => {
  open({ country_code: country })
  await screen.findByLabelText(new RegExp(`^${state.replace('/', '.')}`))
  expect(labels()).toEqual(['Country', 'Street', city, state, zip, 'Phone'])
})

test('GEO-004 the only state of a country is chosen by itself, and nobody is asked', async () => {
  const { sent } = open()
  await choose(/^Country/, 'Monaco')
  await waitFor(() => expect(screen.queryByLabelText(/^State/)).toBeNull())
  await save()
  expect(sent).toMatchObject([{ country_code: 'MC', state_id: 'MC-MO' }])
})

test('a state is chosen by keys among those of its country, and goes with it', async () => {
  const { sent } = open()
  await choose(/^Country/, 'Canada')
  await choose(/^Province/, 'Second of CA')
  await save()
  await choose(/^Country/, 'Australia')
  await screen.findByLabelText(/^State/)
  await save()
  await choose(/^Country/, 'Hong Kong')
  await waitFor(() => expect(screen.queryByLabelText(/^State/)).toBeNull())
  await save()
  expect(sent.map(({ country_code, state_id }) => [country_code, state_id])).toEqual([
    ['CA', 'CA-B'],
    ['AU', null],
    ['HK', null],
  ])
})

test('a state that its country has not, as from an old draft, is not kept', async () => {
  const { sent, server } = open({ country_code: 'NZ', state_id: 'NZ-GONE' })
  await waitFor(() => expect(server.calls('GET /api/countries/NZ/states')).toHaveLength(1))
  await screen.findByLabelText(/^Region/)
  await waitFor(async () => {
    await save()
    expect(sent.at(-1)).toMatchObject({ country_code: 'NZ', state_id: null })
  })
})

test('GEO-013 a wrong postal code and a wrong phone are told at their fields, and judged anew in another country', async () => {
  const { sent } = open({ country_code: 'US', zip: '123', mobile: '12' })
  expect(await screen.findByText('5 or 9 digits')).toBeTruthy()
  await save()
  const wrong = await screen.findByText('a zip has 5 or 9 digits')
  expect(field(/^Zip/).getAttribute('aria-describedby')).toBe(wrong.id)
  expect(screen.getByText(/^a phone number has 10 digits, or is international/)).toBeTruthy()
  expect(sent).toEqual([])
  await choose(/^Country/, 'New Zealand')
  expect(await screen.findByText('a postcode has 4 digits')).toBeTruthy()
  await choose(/^Country/, 'Canada')
  expect(await screen.findByText(/which looks like K1A 0B1/)).toBeTruthy()
  await userEvent.clear(field(/^Postal Code/))
  expect(screen.getByText(/^6 characters/)).toBeTruthy()
  await userEvent.type(field(/^Postal Code/), ' k1a  0b1 ')
  await userEvent.clear(field(/^Phone/))
  await userEvent.type(field(/^Phone/), '+44 20 7946 0958')
  await save()
  await waitFor(() => expect(sent).toHaveLength(1))
})

const SHAPES = [
  ['US', /^Zip/, /^5 or 9 digits/, 'a zip has 5 or 9 digits'],
  ['NZ', /^Postcode/, /^4 digits/, 'a postcode has 4 digits'],
  ['CA', /^Postal Code/, /^6 characters/, 'is not a postal code of this country, which looks like K1A 0B1'],
] as const

test.each(SHAPES)(
  'GEO-014 in %s it is said how many digits or characters a postal code has, and how many digits a phone',
  async (country_code, label, hint, wrong) => {
    open({ country_code, zip: '', mobile: '' })
    await screen.findByText(hint)
    const about = (described: RegExp) =>
      document.getElementById(field(described).getAttribute('aria-describedby') ?? '')
    expect(about(label)?.textContent).toMatch(hint)
    expect(about(/^Phone/)?.textContent).toMatch(/^10 digits, or international/)
    await userEvent.type(field(label), '12')
    await userEvent.type(field(/^Phone/), '12')
    await save()
    expect(await screen.findByText(wrong)).toBeTruthy()
    expect(about(/^Phone/)?.textContent).toMatch(/^a phone number has 10 digits, or is international/)
  },
)

test('countries that could not be loaded are asked for once more', async () => {
  const { server } = open({}, { 'GET /api/countries': 'unreachable' })
  await userEvent.click(field(/^Country/))
  expect(await screen.findByText(/could not be loaded/)).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  server.answer({ 'GET /api/countries': { json: COUNTRIES } })
  await userEvent.keyboard('{ArrowDown}')
  expect(await screen.findByRole('option', { name: 'Canada' })).toBeTruthy()
})

test('on a phone each has a line of its own, with the keyboard that fits', async () => {
  onPhone(() => open({ country_code: 'US' }))
  expect(await screen.findByLabelText(/^State/)).toBeTruthy()
  expect(field(/^Phone/).type).toBe('tel')
  expect([/^Street/, /^City/, /^Zip/, /^Phone/].map(label => field(label).autocomplete)).toEqual([
    ...['street-address', 'address-level2', 'postal-code', 'tel'],
  ])
})

test('a country that is chosen is named in the language of the page before the list is there', () => {
  speak({ locale: 'es' })
  const { unmount } = open({ country_code: 'DE' }, { 'GET /api/countries': () => new Promise(() => undefined) })
  expect(field(/^Country/).value).toBe('Alemania')
  unmount()
  speak({ locale: 'en' })
})

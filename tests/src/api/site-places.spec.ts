// Where sites are over the whole API: by their postal codes, narrowed as the directory is, and around one of them; and the tiles that a map is drawn on.
import type { AnswerOf } from '@practicum/shared/contract/row'
import { approvePlacement } from '@practicum/shared/features/placements/placements.contract'
import { listSitePlaces, siteMapTiles } from '@practicum/shared/features/supervision-sites/asking.contract'
import { publishSiteSlot } from '@practicum/shared/features/supervision-sites/site-slots.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { newPlacementAt } from './harness/placing'
import { foundProgram, type Member, type TestProgram } from './harness/program'
import { asked, SiteCalls } from './harness/sites'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app?.close())

const sites = new SiteCalls(() => program)
type Query = Parameters<Member['browser']['get']>[1]
const places = async (query: Readonly<Record<string, string>>, { browser }: Member = program.coordinator) =>
  (await browser.get(listSitePlaces, { query } as Query & object)).body as AnswerOf<typeof listSitePlaces>

/** San Rafael; Oakland, some 13 miles from it; Auburn, some 110; Las Vegas. */
const ZIPS = { a: '94901', b: '94612', c: '95603', d: '89101' } as const

async function around(word: string): Promise<void> {
  for (const [letter, zip] of Object.entries(ZIPS))
    await sites.site({ name: `${word} ${letter}`, zip, ...(letter === 'd' && { state_id: 'US-NV' }) })
}

test('sites stand in the middle of the area of their postal code; others are told without a place', async () => {
  const word = `Mapped${newId().slice(-8)}`
  const [placed, boxed, abroad] = [
    await sites.site({ name: `${word} a`, zip: '94901-4321' }),
    await sites.site({ name: `${word} b`, zip: '' }),
    await sites.site({ name: `${word} c`, country_code: 'DE', state_id: 'DE-BE', zip: '10115', office_phone: '' }),
  ]
  const { data, elsewhere, more } = await places({ search: word })
  const here = { name: `${word} a`, city: 'San Rafael', status: 'approved' }
  expect(data).toEqual([{ id: placed, ...here, latitude: 37.9807, longitude: -122.5006 }])
  expect(elsewhere.map(({ id }) => id)).toEqual([boxed, abroad])
  expect(more).toBe(false)
  // Once it is written where it is, it stands there.
  const name = `${word} b`
  expect((await sites.edit(boxed ?? '', asked({ name, zip: '89101', state_id: 'US-NV' }))).status).toBe(200)
  expect((await places({ search: name })).data).toMatchObject([{ id: boxed, latitude: 36.1728 }])
})

test('list and map are narrowed to what is so many miles around a postal code', async () => {
  const word = `Around${newId().slice(-8)}`
  await around(word)
  const both = async (query: Readonly<Record<string, string>>) => {
    const listed = (await sites.listed(program.coordinator, { search: word, ...query })).map(({ name }) => name.at(-1))
    const mapped = (await places({ search: word, ...query })).data.map(({ name }) => name.at(-1))
    expect(mapped).toEqual(listed)
    return listed
  }
  const near_zip = ZIPS.a
  expect(await both({ near_zip, within_miles: '5' })).toEqual(['a'])
  expect(await both({ near_zip, within_miles: '25' })).toEqual(['a', 'b'])
  expect(await both({ near_zip })).toEqual(['a', 'b'])
  expect(await both({ near_zip, within_miles: '100' })).toEqual(['a', 'b', 'c'])
  expect(await both({ near_zip: ZIPS.d, within_miles: '50' })).toEqual(['d'])
  expect(await both({ near_zip: '00000' })).toEqual([])
  expect(await both({ state_id: 'US-NV' })).toEqual(['d'])
  expect(await both({ accepting_trainees: 'false' })).toEqual([])
  const wrong = await program.coordinator.browser.get(listSitePlaces, { query: { near_zip: 'Z1' } })
  expect(wrong.status).toBe(422)
})

test('list and map are narrowed to sites with a place left, now or later', async () => {
  const word = `Placed${newId().slice(-8)}`
  const published = async (letter: string, body: { start_at: string; end_at: string; places: number }) => {
    const id = await sites.site({ name: `${word} ${letter}` })
    expect((await program.coordinator.browser.do(publishSiteSlot, { params: { id }, body })).status).toBe(200)
    return id
  }
  // Trainings of these specs begin in it.
  const now = { start_at: '2026-09-01', end_at: '2099-12-31' }
  const taken = await published('a', { ...now, places: 1 })
  const half = await published('b', { ...now, places: 2 })
  await published('c', { start_at: '2098-01-01', end_at: '2098-06-30', places: 1 })
  await published('d', { start_at: '2020-01-01', end_at: '2020-06-30', places: 5 })
  await sites.site({ name: `${word} e` })
  const both = async (places_left: string, member: Member = program.coordinator) => {
    const query = { search: word, places_left }
    const listed = (await sites.listed(member, query)).map(({ name }) => name.at(-1))
    expect((await places(query, member)).data.map(({ name }) => name.at(-1))).toEqual(listed)
    return listed.join('')
  }
  expect(await both('true')).toBe('abc')
  for (const id of [taken, half]) {
    const params = { id: await newPlacementAt(app, program, id) }
    expect((await program.coordinator.browser.do(approvePlacement, { params, body: {} })).status).toBe(200)
  }
  await app.caughtUp()
  expect(await both('true', program.trainee)).toBe('bc')
  expect(await both('false')).toBe('ade')
})

test('the map shows each reader what the directory shows them', async () => {
  const word = `Shown${newId().slice(-8)}`
  const [open, waiting] = [await sites.site({ name: `${word} a` }), await sites.proposed({ name: `${word} b` })]
  await app.caughtUp()
  const seen = async (member: Member) => (await places({ search: word }, member)).data.map(({ id }) => id)
  expect(await seen(program.coordinator)).toEqual([open, waiting])
  expect(await seen(program.supervisor)).toEqual([open, waiting])
  expect(await seen(program.trainee)).toEqual([open])
  expect(await seen(program.stranger)).toEqual([])
  expect(await seen(program.admin)).toEqual([])
})

test('the ground comes with the product, where the operator has chosen no tiles', async () => {
  expect((await program.trainee.browser.get(siteMapTiles)).body).toEqual({ tiles: null })
})

test('tiles of the operator’s choice are told to the map', async () => {
  const mapTiles = { url: 'https://tiles.example.org/{z}/{x}/{y}.png', attribution: 'Example' }
  const other = await startApp({ settings: { mapTiles } })
  try {
    const { coordinator } = await foundProgram(other)
    expect((await coordinator.browser.get(siteMapTiles)).body).toEqual({ tiles: mapTiles })
  } finally {
    await other.close()
  }
})

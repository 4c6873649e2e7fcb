// The directory of supervision sites over the whole API: narrowed, searched, counted, told and exported; and who sees what of it.
import { exportPathOf } from '@practicum/shared/contract/columns'
import { history } from '@practicum/shared/features/audit/history.contract'
import { dashboardCounts } from '@practicum/shared/features/dashboards/dashboards.contract'
import { findThings } from '@practicum/shared/features/search/search.contract'
import {
  similarSites,
  siteAreas,
  sitesOfUser,
  sitesSummary,
} from '@practicum/shared/features/supervision-sites/asking.contract'
import { closeSite, setSiteExpiration } from '@practicum/shared/features/supervision-sites/changing.contract'
import { listSites } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { asked, SiteCalls } from './harness/sites'

let app: TestApp
let program: TestProgram
let colleague: Member
let today: string
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  const { organizationId } = program
  colleague = await enrol(app, { role: 'supervisor', organizationId, name: 'Jonas Weber' })
  today = dateIn('America/Los_Angeles', new Date())
})
afterAll(() => app?.close())

const sites = new SiteCalls(() => program)
const by = () => program.coordinator.browser

test('the list is narrowed by state, county and flags, searched and sorted', async () => {
  const word = `Zone${newId().slice(-8)}`
  await sites.site({ name: `${word} b`, county: `${word} North` })
  await sites.site({ name: `${word} a`, state_id: 'US-NV', county: 'Clark', zip: '89101', accepting_trainees: false })
  const own = await sites.proposed({ name: `${word} c`, city: `${word}ville` })
  // Read by others than who has written it.
  await app.caughtUp()
  const named = async (query: Readonly<Record<string, string>>, member: Member = program.coordinator) =>
    (await sites.listed(member, { search: word, ...query })).map(({ name }) => name.at(-1))
  expect(await named({})).toEqual(['a', 'b', 'c'])
  expect(await named({ order: 'desc' })).toEqual(['c', 'b', 'a'])
  expect(await named({ state_id: 'US-NV' })).toEqual(['a'])
  expect(await named({ county: `${word} North` })).toEqual(['b'])
  expect(await named({ accepting_trainees: 'false' })).toEqual(['a'])
  expect(await named({ published: 'false' })).toEqual(['c'])
  await app.caughtUp()
  expect(await named({ own: 'true' }, program.supervisor)).toEqual(['c'])
  expect((await sites.listed(program.coordinator, { search: `${word}ville` })).map(({ id }) => id)).toEqual([own])
})

test('counties are told of the state that is asked for, and of none before one is', async () => {
  const word = `Area${newId().slice(-8)}`
  await sites.site({ name: `${word} a`, county: `${word} North` })
  await sites.site({ name: `${word} b`, state_id: 'US-NV', county: `${word} South`, zip: '89101' })
  const areas = async (query: Readonly<Record<string, string>> = {}) => (await by().get(siteAreas, { query })).body
  const all = await areas()
  expect(all.states).toEqual(expect.arrayContaining([{ id: 'US-NV', name: 'Nevada' }]))
  expect(all.counties).toEqual([])
  const [here, there] = [await areas({ state_id: 'US-CA' }), await areas({ state_id: 'US-NV' })]
  expect([here.states, there.states]).toEqual([all.states, all.states])
  expect(here.counties).toContain(`${word} North`)
  expect(here.counties).not.toContain(`${word} South`)
  expect(there.counties).toContain(`${word} South`)
  expect((await areas({ state_id: 'US-ZZ' })).counties).toEqual([])
})

test('search finds them, and a name that is typed finds what is called alike', async () => {
  const word = `Gableton${newId().slice(-8)}`
  const [open, waiting] = [await sites.site({ name: `${word} House` }), await sites.proposed({ name: `${word} Hall` })]
  await app.caughtUp()
  const found = async ({ browser }: Member) =>
    (await browser.get(findThings, { query: { q: word } })).body.flatMap(({ things }) => things.map(({ id }) => id))
  expect((await found(program.coordinator)).toSorted()).toEqual([open, waiting].toSorted())
  expect(await found(program.trainee)).toEqual([open])
  const alike = async (name: string) =>
    (await by().get(similarSites, { query: { name } })).body.data.map(({ id }) => id)
  expect(await alike(word.toUpperCase())).toEqual([waiting, open])
  expect(await alike(`${word} hou`)).toEqual([open, waiting])
  expect(await alike(' ')).toEqual([])
})

test('a longer name finds what has a word of it, and a common word alone finds nothing', async () => {
  const tail = newId().slice(-8)
  const [short, long] = [
    await sites.site({ name: `Bayview${tail} Clinic`, city: `Marshes${tail}` }),
    await sites.site({ name: `Bayview${tail} Family Therapy` }),
  ]
  const hidden = await sites.proposed({ name: `Bayview${tail} Annex` })
  const other = await sites.site({ name: `Meadow${tail} Family Clinic` })
  const alike = async (name: string, { browser }: Member = program.coordinator) =>
    (await browser.get(similarSites, { query: { name } })).body.data.map(({ id }) => id)
  await app.caughtUp()
  expect(await alike(`Bayview${tail} Family Clinic`)).toEqual([short, long, hidden])
  expect(await alike(`Bayview${tail} Family Clinic`, program.trainee)).toEqual([short, long])
  expect(await alike(`Bayview${tail} Family Clinic`, program.stranger)).toEqual([])
  expect(await alike(`The Meadow${tail}`)).toEqual([other])
  // Where it is says nothing of its name.
  expect(await alike(`Marshes${tail} House${tail}`)).toEqual([])
  expect(await alike(`Unheard${tail} Clinic`)).toEqual([])
  expect(await alike('Ba')).toEqual([])
})

test('a name of common words alone is like those that have all of them', async () => {
  const { stranger } = program
  const id = await sites.site({ name: 'Counseling Institute' }, stranger)
  await sites.site({ name: 'Counseling Foundation' }, stranger)
  const { data } = (await stranger.browser.get(similarSites, { query: { name: 'The Institute of Counseling' } })).body
  expect(data).toEqual([])
  const { body } = await stranger.browser.get(similarSites, { query: { name: 'institute counseling' } })
  expect(body.data.map(one => one.id)).toEqual([id])
})

test('SITE-025 the sites of a user are fetched by the id of the user', async () => {
  const fresh = await enrol(app, {
    role: 'supervisor',
    organizationId: program.organizationId,
    name: 'Kira Halloran',
  })
  const [added, supervised] = [
    await sites.site({ name: `A ${newId()}` }, fresh),
    await sites.site({ name: `B ${newId()}` }),
  ]
  await sites.supervise(supervised, [fresh])
  await app.caughtUp()
  const of = async ({ browser }: Member) =>
    (await browser.get(sitesOfUser, { params: { id: fresh.userId } })).body.data.map(({ id }) => id)
  expect([await of(program.coordinator), await of(fresh)]).toEqual([
    [added, supervised],
    [added, supervised],
  ])
  expect(await of(program.trainee)).toEqual([supervised])
  expect(await of(program.stranger)).toEqual([])
})

test('D2SITE-002 DASH-006 a summary of the sites of an organization counts what has expired and what waits', async () => {
  const { stranger, coordinator } = program
  const summary = (id: string) => stranger.browser.get(sitesSummary, { params: { id } })
  const { organizationId } = stranger
  const before = (await summary(organizationId)).body.sites
  const expired = (await sites.add(asked(), stranger)).body.id
  const params = { id: expired }
  await stranger.browser.do(setSiteExpiration, { params, body: { expiration_date: addDays(today, -1) } })
  const elsewhere = await enrol(app, { role: 'supervisor', organizationId, name: 'Lena Orr' })
  await sites.add(asked(), elsewhere)
  await app.caughtUp()
  expect((await summary(organizationId)).body).toEqual({
    sites: {
      expired_count: before.expired_count + 1,
      pending_count: before.pending_count + 1,
      total_count: before.total_count + 2,
    },
  })
  const counts = (await stranger.browser.get(dashboardCounts)).body
  expect(counts.sites).toMatchObject({ expired: before.expired_count + 1, pending: before.pending_count + 1 })
  expect((await summary(coordinator.organizationId)).status).toBe(404)
})

test('its history is told to those who work with it, and to nobody else', async () => {
  const id = await sites.site()
  await sites.supervise(id, [program.supervisor])
  await sites.edit(id, asked({ name: `Another ${newId()}`, department: 'Adults' }))
  await app.caughtUp()
  const told = ({ browser }: Member) => browser.get(history, { params: { subject: 'site', id } })
  const { body } = await told(program.coordinator)
  expect(body.entries.map(({ type }) => type).toSorted()).toEqual(['SiteAdded', 'SiteEdited', 'SiteSupervisorAdded'])
  expect(body.entries.flatMap(({ changes }) => changes)).toContainEqual({
    ...{ field: 'department', before: 'Youth services', after: 'Adults' },
  })
  expect((await told(program.supervisor)).status).toBe(200)
  expect([(await told(program.trainee)).status, (await told(colleague)).status]).toEqual([404, 404])
})

test('SITE-012 the sites of a list are exported as they are narrowed', async () => {
  const name = `Export ${newId()}`
  await sites.site({ name })
  const { status, body } = await by().send('GET', exportPathOf(listSites), { query: { format: 'csv', search: name } })
  const [head, ...lines] = String(body).trimEnd().split('\r\n')
  expect([status, lines.length]).toEqual([200, 1])
  expect(lines[0]).toContain(name)
  expect(head).toContain('Department')
})

test('of another organization nothing is seen, by nobody', async () => {
  const id = await sites.site()
  const { name } = await sites.shown(id)
  await app.caughtUp()
  expect((await sites.look(program.stranger, id)).status).toBe(404)
  expect(await sites.listed(program.stranger, { search: name })).toEqual([])
  expect((await program.stranger.browser.do(closeSite, { params: { id }, body: {} })).status).toBe(404)
  expect(await sites.listed(program.admin)).toEqual([])
})

// Tags of supervision sites over the whole API: made, ordered, changed and deleted by coordinators; and what is for coordinators alone is told to nobody else, in no way.
import { exportPathOf } from '@practicum/shared/contract/columns'
import type { BodyInputOf } from '@practicum/shared/contract/row'
import { getEvent } from '@practicum/shared/features/audit/audit.contract'
import { asOf, history } from '@practicum/shared/features/audit/history.contract'
import { dashboardCounts } from '@practicum/shared/features/dashboards/dashboards.contract'
import { findThings } from '@practicum/shared/features/search/search.contract'
import { siteAreas, sitesOfUser } from '@practicum/shared/features/supervision-sites/asking.contract'
import {
  changeSiteTag,
  createSiteTag,
  deleteSiteTag,
  listSiteTags,
  orderSiteTags,
} from '@practicum/shared/features/supervision-sites/site-tags.contract'
import type { SiteTagView } from '@practicum/shared/features/supervision-sites/site-tags.view'
import { listSites } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { codesOf, refusedAs } from './harness/browser'
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
const by = () => program.coordinator.browser
type Content = BodyInputOf<typeof createSiteTag>
const content = (changes: Partial<Content> = {}): Content => ({
  ...{ name: `Tag ${newId().slice(-8)}`, icon: 'star', color: 'teal' },
  ...changes,
})
const make = async (changes: Partial<Content> = {}): Promise<string> =>
  (await by().do(createSiteTag, { body: content(changes) })).body.id
const tagsOf = async ({ browser }: Member): Promise<readonly SiteTagView[]> =>
  (await browser.get(listSiteTags)).body.data
const tagIdsOf = async (id: string, member?: Member) => (await sites.shown(id, member)).tags.map(tag => tag.id)

describe('tags', () => {
  test('SITE-018 a tag has name, icon, color, a coordinator-only flag and an order', async () => {
    const body = content({ icon: 'language', color: 'olive', coordinator_only: true })
    const before = (await tagsOf(program.coordinator)).map(({ order }) => order)
    const id = await make(body)
    const made = (await tagsOf(program.coordinator)).find(tag => tag.id === id)
    expect(made).toEqual({ id, ...body, order: Math.max(-1, ...before) + 1, version: 0 })
  })

  test('making one again with the same key makes no second one', async () => {
    const body = content()
    const key = newId()
    const [first, again] = [await by().do(createSiteTag, { body, key }), await by().do(createSiteTag, { body, key })]
    expect(again.body).toEqual(first.body)
    expect((await tagsOf(program.coordinator)).filter(({ name }) => name === body.name)).toHaveLength(1)
  })

  test('a name stands once in an organization, and in another one as well', async () => {
    const name = `Évening ${newId().slice(-8)}`
    await make({ name })
    const again = await by().do(createSiteTag, { body: content({ name: ` ${name.replace('É', 'e').toUpperCase()}` }) })
    expect(refusedAs(again)).toEqual([422, 'name site_tag.name_taken'])
    expect((await program.stranger.browser.do(createSiteTag, { body: content({ name }) })).status).toBe(200)
  })

  test('it is changed on all sites; the same again changes nothing, and an older version is a conflict', async () => {
    const id = await make()
    const site = await sites.site({ tag_ids: [id] })
    const body = { ...content(), version: 0 }
    const change = (key: string = newId()) => by().do(changeSiteTag, { params: { id }, body, key })
    const key = newId()
    expect((await change(key)).body).toEqual({ id, version: 1 })
    expect((await change(key)).body).toEqual({ id, version: 1 })
    expect(refusedAs(await change())).toEqual([409, 'version_conflict'])
    expect((await sites.shown(site)).tags).toMatchObject([{ id, name: body.name }])
    const same = await by().do(changeSiteTag, { params: { id }, body: { ...body, version: 1 } })
    expect(same.body).toEqual({ id, version: 1 })
  })

  test('they are put in order, on sites too; a foreign one leaves the order as it is', async () => {
    const [one, two] = [await make(), await make()]
    const site = await sites.site({ tag_ids: [one, two] })
    const ids = [two, one]
    expect((await by().do(orderSiteTags, { body: { ids } })).status).toBe(200)
    expect((await by().do(orderSiteTags, { body: { ids } })).status).toBe(200)
    expect((await tagsOf(program.coordinator)).slice(0, 2).map(({ id }) => id)).toEqual(ids)
    expect(await tagIdsOf(site)).toEqual(ids)
    const foreign = (await program.stranger.browser.do(createSiteTag, { body: content() })).body.id
    expect((await by().do(orderSiteTags, { body: { ids: [one, foreign] } })).status).toBe(404)
    expect(await tagIdsOf(site)).toEqual(ids)
  })

  test('a deleted tag disappears from sites, and can be deleted once', async () => {
    const [gone, stays] = [await make(), await make()]
    const id = await sites.site({ tag_ids: [gone, stays] })
    const key = newId()
    const remove = () => by().do(deleteSiteTag, { params: { id: gone }, key })
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 200])
    expect(await tagIdsOf(id)).toEqual([stays])
    expect(await sites.listed(program.coordinator, { tag_id: gone })).toEqual([])
    expect((await by().do(deleteSiteTag, { params: { id: gone } })).status).toBe(404)
    // The form sends what it was shown, which was all of them where it was opened before.
    const { name, version } = await sites.shown(id)
    const edit = (tag_ids: string[]) => sites.edit(id, { ...asked({ name }), tag_ids, version })
    expect(codesOf(await edit([gone, newId()]))).toEqual(['site_tag.unknown'])
    expect((await edit([gone, stays])).status).toBe(200)
    expect(await tagIdsOf(id)).toEqual([stays])
  })

  test('those of another organization are nobody’s to see, change or delete', async () => {
    const id = await make()
    const { browser } = program.stranger
    await app.caughtUp()
    expect((await tagsOf(program.stranger)).map(tag => tag.id)).not.toContain(id)
    expect((await browser.do(changeSiteTag, { params: { id }, body: content() })).status).toBe(404)
    expect((await browser.do(deleteSiteTag, { params: { id } })).status).toBe(404)
    expect((await tagsOf(program.admin)).map(tag => tag.id)).not.toContain(id)
  })
})

describe('tags of sites', () => {
  test('SITE-007 the directory is filtered by state, county, tag and status, and areas are those that there are', async () => {
    const word = `Filter${newId().slice(-8)}`
    const tag = await make()
    const at = { state_id: 'US-NV', county: `${word} County`, zip: '89101' }
    const wanted = await sites.site({ name: `${word} a`, ...at, tag_ids: [tag] })
    const held = await sites.site({ name: `${word} b`, ...at, tag_ids: [tag] })
    await sites.move(held, 'hold')
    await sites.site({ name: `${word} c`, ...at })
    await sites.site({ name: `${word} d`, tag_ids: [tag] })
    const named = async (query: Readonly<Record<string, string>>) =>
      (await sites.listed(program.coordinator, { search: word, ...query })).map(({ name }) => name.at(-1))
    expect(await named({ tag_id: tag })).toEqual(['a', 'b', 'd'])
    expect(await named({ tag_id: tag, state_id: 'US-NV', county: at.county })).toEqual(['a', 'b'])
    const all = { tag_id: tag, state_id: 'US-NV', county: at.county, status: 'approved' }
    expect((await sites.listed(program.coordinator, all)).map(({ id }) => id)).toEqual([wanted])
    const { counties, states } = (await by().get(siteAreas, { query: { state_id: 'US-NV' } })).body
    expect([counties.includes(at.county), states.some(({ id }) => id === 'US-NV')]).toEqual([true, true])
  })

  test('coordinators set them with the site and in bulk; left out they stay, and nobody else sets any', async () => {
    const [one, two] = [await make(), await make()]
    const body = asked()
    const id = await sites.site({ ...body, tag_ids: [one] })
    expect((await sites.edit(id, body)).status).toBe(200)
    expect(await tagIdsOf(id)).toEqual([one])
    expect((await sites.edit(id, { ...body, tag_ids: [two] })).status).toBe(200)
    expect(await tagIdsOf(id)).toEqual([two])
    const other = await sites.site()
    const put = (carried: boolean) => sites.batch([id, other], { what: 'tag', tag_id: one, carried })
    for (const carried of [true, true, false, false]) {
      expect((await put(carried)).body.results.map(({ done }) => done)).toEqual([true, true])
      expect(await tagIdsOf(id)).toEqual(carried ? [one, two] : [two])
      expect(await tagIdsOf(other)).toEqual(carried ? [one] : [])
    }
    const proposed = await sites.add(asked({ tag_ids: [one] }), program.supervisor)
    expect(proposed.status).toBe(403)
  })

  test('an unknown tag and one of another organization are refused alike, and nothing is written', async () => {
    const foreign = (await program.stranger.browser.do(createSiteTag, { body: content() })).body.id
    const body = asked()
    const id = await sites.site(body)
    const { version } = await sites.shown(id)
    for (const tag of [foreign, newId()]) {
      for (const answer of [
        await sites.add(asked({ tag_ids: [tag] })),
        await sites.edit(id, { ...body, tag_ids: [tag] }),
        await sites.batch([id], { what: 'tag', tag_id: tag, carried: true }),
      ])
        expect([answer.status, codesOf(answer)]).toEqual([422, ['site_tag.unknown']])
    }
    expect((await sites.shown(id)).version).toBe(version)
  })

  test('SITE-019 a tag flagged coordinator-only is visible to coordinators only', async () => {
    const word = `Secretly${newId().slice(-8)}`
    const [secret, open] = [await make({ name: word, coordinator_only: true }), await make()]
    const id = await sites.proposed({ name: `Site ${word.slice(-8)}` })
    const body = asked({ name: `Site ${word.slice(-8)}` })
    await sites.edit(id, { ...body, tag_ids: [secret, open] })
    await sites.move(id, 'approve')
    await sites.publish(id)
    await app.caughtUp()
    const { coordinator, ...others } = {
      ...{ coordinator: program.coordinator, faculty: program.faculty },
      ...{ supervisor: program.supervisor, trainee: program.trainee },
    }
    expect((await tagIdsOf(id)).toSorted()).toEqual([secret, open].toSorted())
    expect((await sites.listed(coordinator, { tag_id: secret })).map(site => site.id)).toEqual([id])
    const tales = await Promise.all(Object.values(others).map(member => everythingTold(member, id, secret, word)))
    for (const { filtered, counted, shown, told } of tales) {
      expect([filtered, counted, shown]).toEqual([[], 0, [open]])
      expect(told).not.toContain(word)
      expect(told).not.toContain(secret)
      expect(told).not.toMatch(/SiteTag/)
    }
    for (const member of [program.faculty, program.supervisor]) await hidesTheMoment(member, id)
    // With the flag gone it is shown.
    await by().do(changeSiteTag, { params: { id: secret }, body: content({ name: word }) })
    await app.caughtUp()
    expect((await tagIdsOf(id, program.trainee)).toSorted()).toEqual([secret, open].toSorted())
  })

  async function everythingTold({ browser }: Member, id: string, secret: string, word: string) {
    const params = { subject: 'site', id }
    const listed = await browser.list(listSites, { tag_id: secret })
    const file = await browser.send('GET', exportPathOf(listSites), { query: { format: 'csv' } })
    const answers = [
      (await browser.get(listSiteTags)).body,
      (await browser.list(listSites, { search: word })).items,
      (await browser.get(history, { params })).body,
      (await browser.get(asOf, { params, query: { at: new Date().toISOString() } })).body,
      (await browser.get(findThings, { query: { q: word } })).body,
      (await browser.get(siteAreas)).body,
      (await browser.get(sitesOfUser, { params: { id: program.supervisor.userId } })).body,
      (await browser.get(dashboardCounts)).body,
      file.body,
    ]
    const shown = (await sites.shown(id, { browser } as Member)).tags.map(tag => tag.id)
    return { filtered: listed.items, counted: listed.total ?? 0, shown, told: JSON.stringify(answers) }
  }

  /** At an event of tags the site is told as of the one before. */
  async function hidesTheMoment({ browser }: Member, id: string) {
    const { events } = await app.practicum.store.readStream(`site-${id}`)
    const put = events.findLast(({ type }) => type === 'SiteTagPut')
    const before = events.findLast(({ type, revision }) => !/Tag/.test(type) && revision < (put?.revision ?? 0n))
    const at = async (event: typeof put) => {
      const query = { revision: String(event?.revision) }
      return (await browser.get(asOf, { params: { subject: 'site', id }, query })).body
    }
    expect(put?.revision).toBeGreaterThan(before?.revision ?? 0n)
    expect(await at(put)).toEqual(await at(before))
    expect(await at(put)).toMatchObject({ revision: Number(before?.revision), occurred_at: expect.any(String) })
  }

  test('coordinators are told which tag came and went, and no event of tags is opened to others', async () => {
    const name = `Told ${newId().slice(-8)}`
    const tag = await make({ name, coordinator_only: true })
    const id = await sites.proposed()
    await sites.batch([id], { what: 'tag', tag_id: tag, carried: true })
    await app.caughtUp()
    const told = async ({ browser }: Member) =>
      (await browser.get(history, { params: { subject: 'site', id } })).body.entries
    const entry = (await told(program.coordinator)).find(({ type }) => type === 'SiteTagPut')
    expect(entry?.changes).toEqual([{ field: 'tag', before: null, after: name }])
    expect((await told(program.faculty)).map(({ type }) => type)).toEqual(['SiteAdded'])
    expect((await told(program.supervisor)).map(({ type }) => type)).toEqual(['SiteAdded'])
    const eventId = entry?.id ?? ''
    expect((await program.faculty.browser.get(getEvent, { params: { id: eventId } })).status).toBe(403)
  })
})

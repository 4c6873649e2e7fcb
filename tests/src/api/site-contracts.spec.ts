// Contracts with supervision sites over the whole API: recorded, corrected, ended and removed, told of before they end, and seen by those who coordinate alone.
import { siteContractAggregate } from '@practicum/command-service/features/supervision-sites/site-contracts.aggregate'
import { exportPathOf } from '@practicum/shared/contract/columns'
import type { BodyInputOf } from '@practicum/shared/contract/row'
import { detach, getAttachment, renameAttachment } from '@practicum/shared/features/attachments/attachments.contract'
import { type AsOf, asOf, history } from '@practicum/shared/features/audit/history.contract'
import { listSitePlaces } from '@practicum/shared/features/supervision-sites/asking.contract'
import {
  correctSiteContract,
  endSiteContract,
  listSiteContracts,
  recordSiteContract,
  removeSiteContract,
} from '@practicum/shared/features/supervision-sites/site-contracts.contract'
import { listSites } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { codesOf, refusedAs } from './harness/browser'
import { eventually } from './harness/eventually'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { remindedDays, runSchedule } from './harness/schedules'
import { PDF, sendTo } from './harness/sending'
import { asked, SiteCalls } from './harness/sites'
import { toldOf } from './harness/told'

let app: TestApp
let program: TestProgram
let today: string
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  today = dateIn('America/Los_Angeles', new Date())
})
afterAll(() => app?.close())

const sites = new SiteCalls(() => program)
const by = () => program.coordinator.browser

type Body = BodyInputOf<typeof recordSiteContract>
const content = (changes: Partial<Body> = {}): Body => ({
  ...{ name: 'Affiliation agreement', start_at: '2026-09-01', end_at: '2028-08-31' },
  ...changes,
})

const recording = (siteId: string, body: Body = content(), key?: string) =>
  by().do(recordSiteContract, { params: { id: siteId }, body, ...(key !== undefined && { key }) })
const recorded = async (siteId: string, body?: Body): Promise<string> => (await recording(siteId, body)).body.id
const look = (siteId: string, { browser }: Member = program.coordinator) =>
  browser.get(listSiteContracts, { params: { id: siteId } })
const shown = async (siteId: string) => (await look(siteId)).body.data
const correct = (id: string, body: BodyInputOf<typeof correctSiteContract>) =>
  by().do(correctSiteContract, { params: { id }, body })
const end = (id: string, end_at: string, version?: number) =>
  by().do(endSiteContract, { params: { id }, body: { end_at, ...(version !== undefined && { version }) } })
const remove = (id: string) => by().do(removeSiteContract, { params: { id } })
const upload = (who: Member, id: string) => sendTo(who, { object_class: 'sitecontract', object_id: id })
const typesOf = async (id: string) =>
  (await app.practicum.services.executor.loadWhole(siteContractAggregate, id)).events.map(({ type }) => type)

const lastingTo = (from: number, until: number) => [from, until] as const

/** From and until, in days from today. */
const lasting = (from: number, until: number | null): Body =>
  content({ start_at: addDays(today, from), end_at: until === null ? null : addDays(today, until) })

describe('a contract', () => {
  test('has its name and days, says who recorded it, and is recorded once', async () => {
    const [siteId, key] = [await sites.site(), newId()]
    const answers = await Promise.all([1, 2].map(() => recording(siteId, content(), key)))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await shown(siteId)).toMatchObject([
      {
        ...{ id: answers[0]?.body.id, name: 'Affiliation agreement', start_at: '2026-09-01', end_at: '2028-08-31' },
        ...{ recorder: { id: program.coordinator.userId }, documents: [], version: 0 },
      },
    ])
  })

  test('is corrected, ended once and removed; what was looked at before is a conflict', async () => {
    const siteId = await sites.site()
    const id = await recorded(siteId)
    expect((await correct(id, { ...content({ name: 'Agreement' }), version: 0 })).body.version).toBe(1)
    expect((await correct(id, { ...content({ name: 'Agreement' }), version: 1 })).body.version).toBe(1)
    expect(codesOf(await correct(id, { ...content(), version: 0 }))).toEqual(['version_conflict'])
    expect(codesOf(await end(id, '2027-06-30', 0))).toEqual(['version_conflict'])
    for (const version of [1, 2]) expect((await end(id, '2027-06-30', version)).body.version).toBe(2)
    expect(await shown(siteId)).toMatchObject([{ name: 'Agreement', end_at: '2027-06-30', version: 2 }])
    for (const _again of [1, 2]) await remove(id)
    expect((await remove(id)).status).toBe(404)
    expect(await shown(siteId)).toEqual([])
    expect(await typesOf(id)).toEqual([
      ...['SiteContractRecorded', 'SiteContractCorrected', 'SiteContractEnded', 'SiteContractRemoved'],
    ])
    expect((await correct(id, content())).status).toBe(404)
  })

  test('ends on its first day at the earliest, and is ended no later than it said', async () => {
    const siteId = await sites.site()
    const early = content({ end_at: '2026-08-31' })
    expect(refusedAs(await recording(siteId, early))).toEqual([422, 'end_at site_contract.ends_before'])
    expect(await shown(siteId)).toEqual([])
    const id = await recorded(siteId)
    expect(refusedAs(await correct(id, early))).toEqual([422, 'end_at site_contract.ends_before'])
    expect(refusedAs(await end(id, '2026-08-31'))).toEqual([422, 'end_at site_contract.ends_before'])
    expect(refusedAs(await end(id, '2028-09-01'))).toEqual([422, 'end_at site_contract.ends_already'])
    expect((await recording(siteId, content({ name: ' ' }))).status).toBe(422)
    expect(await typesOf(id)).toEqual(['SiteContractRecorded'])
  })

  test('has documents, which those who coordinate alone see', async () => {
    const { coordinator, supervisor, trainee, faculty, stranger } = program
    const siteId = await sites.site()
    await sites.supervise(siteId, [supervisor])
    const id = await recorded(siteId)
    const sent = await upload(coordinator, id)
    expect(sent.status).toBe(200)
    await recorded(siteId, content({ start_at: '2020-09-01', end_at: '2021-08-31' }))
    const documents = async () => (await shown(siteId)).map(one => one.documents.map(({ filename }) => filename))
    expect(await documents()).toEqual([['proof.pdf'], []])
    const params = { id: sent.body.id }
    for (const member of [supervisor, trainee, faculty, stranger]) {
      expect((await upload(member, id)).status).toBe(404)
      expect((await member.browser.get(getAttachment, { params })).status).toBe(404)
      expect((await member.browser.do(detach, { params })).status).toBe(404)
    }
  })

  test('what was signed is withdrawn and never deleted: not by a press, and not where the contract is removed', async () => {
    const { coordinator } = program
    const id = await recorded(await sites.site())
    const [first, second] = [await upload(coordinator, id), await upload(coordinator, id)]
    const path = (of: typeof first) => `/api/attachments/${of.body.id}/content`
    const document = async (of: typeof first) =>
      (await coordinator.browser.get(getAttachment, { params: { id: of.body.id } })).body
    const bytes = async (of: typeof first) => (await coordinator.browser.send('GET', path(of))).body
    expect(await document(first)).not.toHaveProperty('withdrawn_at')
    for (const _again of [1, 2])
      expect((await coordinator.browser.do(detach, { params: { id: first.body.id } })).status).toBe(200)
    const { withdrawn_at } = await document(first)
    expect(withdrawn_at).toEqual(expect.any(String))
    expect(await document(second)).not.toHaveProperty('withdrawn_at')
    const renaming = { params: { id: first.body.id }, body: { name: 'Other' } }
    expect(refusedAs(await coordinator.browser.do(renameAttachment, renaming))).toEqual([409, 'attachment.withdrawn'])
    await remove(id)
    const withdrawn = async () => (await document(second)).withdrawn_at
    expect(await eventually(withdrawn, at => at !== undefined)).toEqual(expect.any(String))
    expect((await document(first)).withdrawn_at).toBe(withdrawn_at)
    for (const one of [first, second]) expect(await bytes(one)).toBe(PDF)
  })

  test('goes with its site', async () => {
    const siteId = await sites.site()
    const id = await recorded(siteId)
    expect((await sites.remove(siteId)).status).toBe(200)
    expect(
      await eventually(
        () => typesOf(id),
        types => types.length > 1,
      ),
    ).toContain('SiteContractRemoved')
    expect((await look(siteId)).status).toBe(404)
    expect((await recording(siteId)).status).toBe(404)
  })
})

describe('who sees it', () => {
  test('those who coordinate there, and neither the people of the site nor trainees', async () => {
    const { supervisor, trainee, faculty, admin, stranger } = program
    const siteId = await sites.site()
    await sites.supervise(siteId, [supervisor])
    await recorded(siteId, lasting(-400, -20))
    await app.caughtUp()
    for (const member of [supervisor, trainee, faculty, admin]) expect((await look(siteId, member)).status).toBe(403)
    expect((await look(siteId, stranger)).status).toBe(404)
    const staff = await enrol(app, { role: 'staff', organizationId: program.organizationId })
    expect((await look(siteId, staff)).body.data).toHaveLength(1)
    expect(await sites.shown(siteId)).toMatchObject({ contract_status: 'ended' })
    for (const member of [supervisor, trainee, faculty]) {
      expect(await sites.shown(siteId, member)).toMatchObject({ contract_status: null, contract_end_at: null })
      expect(await sites.listed(member, { contract_status: 'ended' })).toEqual([])
      expect(await sites.listed(member, { contract_status: 'none' })).toEqual([])
    }
  })

  test('the history of the site tells of each, to those who see it alone', async () => {
    const { coordinator, supervisor } = program
    const siteId = await sites.proposed()
    const id = await recorded(siteId, content({ name: 'Agreement' }))
    const other = await recorded(siteId, content({ name: 'Annex', end_at: null }))
    await correct(id, content({ name: 'Agreement 2026', end_at: '2028-12-31' }))
    await end(id, '2027-06-30')
    await remove(other)
    await app.caughtUp()
    const params = { subject: 'site', id: siteId }
    const told = async ({ browser }: Member) =>
      (await browser.get(history, { params })).body.entries.filter(({ type }) => type.startsWith('SiteContract'))
    const entries = await told(coordinator)
    const named = (contract: string) => ['contract', null, contract]
    expect(entries.map(({ type, changes }) => [type, changes.map(Object.values)])).toEqual([
      ['SiteContractRecorded', [named('Agreement'), ['startAt', null, '2026-09-01'], ['endAt', null, '2028-08-31']]],
      ['SiteContractRecorded', [named('Annex'), ['startAt', null, '2026-09-01']]],
      [
        'SiteContractCorrected',
        [named('Agreement'), ['name', null, 'Agreement 2026'], ['endAt', '2028-08-31', '2028-12-31']],
      ],
      ['SiteContractEnded', [named('Agreement 2026'), ['endAt', '2028-12-31', '2027-06-30']]],
      ['SiteContractRemoved', [named('Annex')]],
    ])
    expect(entries[0]?.actor.id).toBe(coordinator.userId)
    expect(await told(supervisor)).toEqual([])
    const then = async ({ browser }: Member) => {
      const query = { at: entries[1]?.occurred_at ?? '' }
      const { fields } = (await browser.get(asOf, { params, query })).body as AsOf
      return fields.find(({ field }) => field === 'contracts')?.value
    }
    expect(await then(coordinator)).toEqual([
      { contract: 'Agreement', startAt: '2026-09-01', endAt: '2028-08-31' },
      { contract: 'Annex', startAt: '2026-09-01', endAt: null },
    ])
    expect(await then(supervisor)).toBeUndefined()
  })
})

describe('in the directory', () => {
  test('sites say how they stand by their contracts, are narrowed by it, and exported with it', async () => {
    const word = `Contracted${newId().slice(-8)}`
    const STANDINGS = {
      running: [lasting(-400, 300)],
      ending: [lasting(-400, 20)],
      future: [lasting(10, null)],
      ended: [lasting(-400, -1)],
      none: [],
    } as const
    const ids = new Map<string, string>()
    for (const [status, contracts] of Object.entries(STANDINGS)) {
      const id = await sites.site({ name: `${word} ${status}` })
      for (const contract of contracts) await recorded(id, contract)
      ids.set(id, status)
    }
    for (const [id, status] of ids) {
      expect((await sites.shown(id)).contract_status).toBe(status)
      const query = { search: word, contract_status: status }
      expect((await sites.listed(program.coordinator, query)).map(one => one.id)).toEqual([id])
      const places = (await by().get(listSitePlaces, { query })).body
      expect([...places.data, ...places.elsewhere].map(one => one.id)).toEqual([id])
      const [own] = await shown(id)
      expect(own?.standing ?? 'none').toBe(status)
    }
    const { body } = await by().send('GET', exportPathOf(listSites), { query: { format: 'csv', search: word } })
    const [head, ...lines] = String(body).trimEnd().split('\r\n')
    expect(head).toContain('Contract ends')
    const lineOf = (status: string) => lines.find(line => line.includes(`${word} ${status}`)) ?? ''
    expect(lineOf('running')).toContain('Contract runs')
    expect(lineOf('ended')).toContain('Contract ended')
    expect(lineOf('none')).toContain('No contract')
  })

  test('one that goes on without a gap keeps a site from ending', async () => {
    const [gapped, whole] = [await sites.site(), await sites.site()]
    for (const id of [gapped, whole]) await recorded(id, lasting(-400, 20))
    await recorded(gapped, lasting(22, 400))
    await recorded(whole, lasting(21, 400))
    expect([(await sites.shown(gapped)).contract_status, (await sites.shown(whole)).contract_status]).toEqual([
      ...['ending', 'running'],
    ])
    expect((await sites.shown(whole)).contract_end_at).toBe(addDays(today, 400))
    await recorded(whole, lasting(0, null))
    expect((await sites.shown(whole)).contract_end_at).toBeNull()
  })
})

describe('a chain of short ones', () => {
  const CHAINS = [
    ['running', [lastingTo(-400, 5), lastingTo(6, 20), lastingTo(21, 400)]],
    ['running', [lastingTo(-400, 5), lastingTo(6, 20), lastingTo(21, 31)]],
    ['ending', [lastingTo(-400, 5), lastingTo(6, 20), lastingTo(21, 30)]],
    ['ending', [lastingTo(-400, 5), lastingTo(6, 20), lastingTo(22, 400)]],
    // A short one beside the one that runs ends within it.
    ['running', [lastingTo(-400, 300), lastingTo(-10, 5)]],
    ['ending', [lastingTo(-400, 5), lastingTo(-300, 5)]],
  ] as const
  test.each(CHAINS)('is %s by the last of those that go on without a gap: %j', async (status, days) => {
    const id = await sites.site()
    for (const [from, until] of days) await recorded(id, lasting(from, until))
    await app.caughtUp()
    expect((await sites.shown(id)).contract_status).toBe(status)
  })
})

describe('before it ends', () => {
  const remindAt = async (now: string) => {
    await app.caughtUp()
    await runSchedule(app, 'site-contracts-ending', new Date(now))
    await app.caughtUp()
  }
  const remindersOf = (id: string) => remindedDays(app, siteContractAggregate, id, 'SiteContractReminded')

  test('those who coordinate are reminded 30 and 7 days before and on its last day, each once', async () => {
    const { coordinator, supervisor, faculty, trainee, stranger } = program
    const { name } = asked()
    const siteId = await sites.site({ name })
    await sites.supervise(siteId, [supervisor])
    const id = await recorded(siteId, content({ start_at: '2030-04-01', end_at: '2031-03-31' }))
    // Of the 1st of March in UTC, in Los Angeles still the last of February.
    await remindAt('2031-03-01T07:00:00Z')
    expect(await remindersOf(id)).toEqual([])
    for (const day of ['2031-03-01', '2031-03-02', '2031-03-24', '2031-03-31', '2031-04-01'])
      await remindAt(`${day}T20:00:00Z`)
    expect(await remindersOf(id)).toEqual([30, 7, 0])
    const soon = `A contract with the site ${name} ends soon`
    const ended = `A contract with the site ${name} ends today or has ended`
    expect(await toldOf(coordinator, siteId, 3)).toEqual([soon, soon, ended].toSorted())
    for (const member of [supervisor, faculty, trainee, stranger]) expect(await toldOf(member, siteId, 0)).toEqual([])
  })

  test('nobody is reminded where another one goes on, of what was removed, or at a site that is closed', async () => {
    const until = content({ start_at: '2031-04-01', end_at: '2032-03-31' })
    const places = [await sites.site(), await sites.site(), await sites.site(), await sites.site()] as const
    const [renewed, removed, closed, there] = [
      await recorded(places[0], until),
      await recorded(places[1], until),
      await recorded(places[2], until),
      await recorded(places[3], until),
    ]
    await recorded(places[0], content({ start_at: '2032-04-01', end_at: null }))
    await remove(removed)
    await sites.move(places[2], 'close')
    await remindAt('2032-03-31T20:00:00Z')
    expect(await Promise.all([renewed, removed, closed, there].map(remindersOf))).toEqual([[], [], [], [0]])
  })

  test('with another last day reminders begin anew', async () => {
    const id = await recorded(await sites.site(), content({ start_at: '2032-04-01', end_at: '2033-03-31' }))
    await remindAt('2033-03-10T20:00:00Z')
    expect((await correct(id, content({ start_at: '2032-04-01', end_at: '2034-03-31' }))).status).toBe(200)
    await remindAt('2033-03-31T20:00:00Z')
    expect(await remindersOf(id)).toEqual([30])
    await remindAt('2034-03-30T20:00:00Z')
    expect(await remindersOf(id)).toEqual([30, 7])
  })
})

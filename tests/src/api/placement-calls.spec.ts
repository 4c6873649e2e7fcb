// The calls of placements beside each other, and the one that answers a placement with all that stands beside it.
import { logPlacementDay, placementLogs } from '@practicum/shared/features/placement-logs/placement-logs.contract'
import { getFullPlacement, PLACEMENT_DECISIONS } from '@practicum/shared/features/placements/placement-full.contract'
import {
  approvePlacement,
  archivePlacement,
  denyPlacement,
  getPlacement,
} from '@practicum/shared/features/placements/placements.contract'
import { listSiteSlots, publishSiteSlot } from '@practicum/shared/features/supervision-sites/site-slots.contract'
import { getSite, listSites } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { getTraining } from '@practicum/shared/features/trainings/trainings.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { loggedInAs } from './harness/login-as'
import { newPlacement } from './harness/placing'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { SiteCalls } from './harness/sites'

let app: TestApp
let program: TestProgram
const sites = new SiteCalls(() => program)

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app?.close())

const full = (id: string, { browser }: Member = program.coordinator) =>
  browser.get(getFullPlacement, { params: { id } })

test('PLACE3-017 the calls of placements: index, submitted, archived, status, supervisor, recurring, batch and requirements', async () => {
  const { coordinator, supervisor, organizationId } = program
  const trainee = await enrol(app, { role: 'trainee', organizationId })
  const ready = await newPlacement(app, program, { trainee })
  const submitted = await newPlacement(app, program, { trainee, until: 'submitted' })
  const ask = (path: string) => coordinator.browser.read(path)
  const idsOf = async (filter = '') => {
    const { body } = await ask(`/api/placements?page=1&trainee_id=${trainee.userId}${filter}`)
    return (body as { data: { id: string }[] }).data.map(({ id }) => id)
  }
  expect((await idsOf()).toSorted()).toEqual([ready, submitted].toSorted())
  expect(await idsOf('&status=submitted')).toEqual([submitted])
  const send = (method: 'PATCH' | 'PUT' | 'POST', path: string, body: object) =>
    coordinator.browser.send(method, `/api/placements/${path}`, { body, key: newId() })
  const named = { supervisor: { id: supervisor.userId, position_id: supervisor.positionId } }
  expect((await send('PUT', `${submitted}/supervisor`, named)).status).toBe(200)
  expect((await send('PATCH', `${submitted}/recurring`, { recurring: true })).status).toBe(200)
  expect((await ask(`/api/placements/${submitted}/requirements`)).body).toMatchObject({ agreements: [] })
  expect((await send('PATCH', `${ready}/status`, { status: 'approved' })).status).toBe(200)
  const other = await newPlacement(app, program, { trainee })
  const batch = await send('POST', 'batch-approve', { placement_ids: [other] })
  expect(batch.body).toMatchObject({ results: [{ id: other, approved: true }] })
  expect((await send('PATCH', `${other}/archive`, { archived: true })).status).toBe(200)
  await app.caughtUp()
  expect(await idsOf('&archived=true')).toEqual([other])
  expect((await coordinator.browser.get(getPlacement, { params: { id: submitted } })).body.recurring).toBe(true)
})

test('PLACE3-018 the full call answers a placement with all that stands beside it, each as it is asked by itself', async () => {
  const { coordinator, trainee } = program
  const id = await newPlacement(app, program)
  const { supervision_site: site, training } = (await coordinator.browser.get(getPlacement, { params: { id } })).body
  const year = { start_at: '2026-08-01', end_at: '2026-12-31', places: 3 }
  await coordinator.browser.do(publishSiteSlot, { params: { id: site.id }, body: year })
  await coordinator.browser.do(approvePlacement, { params: { id }, body: {} })
  await trainee.browser.do(logPlacementDay, { body: { placement_id: id, day: '2026-09-02', time_on_site: 240 } })
  await app.caughtUp()
  const { body } = await full(id)
  const by = coordinator.browser
  expect(body).toEqual({
    placement: (await by.get(getPlacement, { params: { id } })).body,
    decision: 'approved',
    supervision_site: (await by.get(getSite, { params: { id: site.id } })).body,
    slots: (await by.get(listSiteSlots, { params: { id: site.id } })).body.data,
    training: (await by.get(getTraining, { params: { id: training.id } })).body,
    logs: (await by.get(placementLogs, { query: { placement_id: id } })).body,
    ...{ training_documents: [], site_documents: [] },
  })
  expect(body.slots?.[0]?.people).toHaveLength(1)
  expect(body.logs?.time_on_site).toBe(240)
})

test('what is not for its reader is null, and whoever does not see the placement is told nothing', async () => {
  const { supervisor, faculty, trainee, otherTrainee, stranger, organizationId } = program
  const id = await newPlacement(app, program)
  const { supervision_site: site } = (await full(id)).body
  expect((await full(id, trainee)).body).toMatchObject({
    ...{ training_documents: [], site_documents: null },
    supervision_site: { id: site?.id, contact_email: null },
  })
  expect((await full(id, faculty)).body).toMatchObject({ training_documents: [], site_documents: null })
  expect((await full(id, supervisor)).body).toMatchObject({ training_documents: null, site_documents: null })
  await sites.supervise(site?.id ?? '', [supervisor])
  await app.caughtUp()
  expect((await full(id, supervisor)).body.site_documents).toEqual([])
  await sites.publish(site?.id ?? '', false)
  await app.caughtUp()
  const gone = (await full(id, trainee)).body
  expect([gone.supervision_site, gone.slots, gone.placement.id]).toEqual([null, null, id])
  const colleague = await enrol(app, { role: 'supervisor', organizationId })
  for (const who of [otherTrainee, stranger, colleague]) expect((await full(id, who)).status).toBe(404)
})

test('whoever acts as somebody is told of no documents, not that there are none', async () => {
  const { coordinator, admin } = program
  const id = await newPlacement(app, program)
  expect((await full(id)).body).toMatchObject({ training_documents: [], site_documents: [] })
  const browser = await loggedInAs(app, admin, coordinator)
  const { body } = await full(id, { ...coordinator, browser })
  expect(body).toMatchObject({ placement: { id }, training_documents: null, site_documents: null })
  expect(body.training).not.toBeNull()
})

test('PLACE-007 PLACE3-008 PLACE3-009 two other sets of statuses are told of a placement: how it is decided, and how its site stands', async () => {
  const { coordinator } = program
  const decided = async (id: string) => (await full(id)).body.decision
  const [approved, denied, pending] = [
    await newPlacement(app, program),
    await newPlacement(app, program),
    await newPlacement(app, program, { until: 'submitted' }),
  ]
  await coordinator.browser.do(approvePlacement, { params: { id: approved }, body: {} })
  await coordinator.browser.do(denyPlacement, { params: { id: denied }, body: { reason: 'No room.' } })
  await coordinator.browser.do(archivePlacement, { params: { id: approved }, body: { archived: true } })
  await app.caughtUp()
  const all = [await decided(pending), await decided(approved), await decided(denied)]
  expect(all).toEqual(['pending', 'approved', 'denied'])
  expect(all).toEqual([...PLACEMENT_DECISIONS])
  const { status: column } = listSites.columns as Exclude<typeof listSites.columns, string>
  const words = column?.as === 'codes' ? column.words : {}
  const site = (await full(approved)).body.supervision_site
  const stands = async () => words[(await full(approved)).body.supervision_site?.status ?? '']
  const said = [await stands()]
  for (const verb of ['hold', 'close'] as const) {
    await sites.move(site?.id ?? '', verb)
    await app.caughtUp()
    said.push(await stands())
  }
  await sites.move(site?.id ?? '', 'reopen')
  await sites.expire(site?.id ?? '', '2020-01-01')
  await app.caughtUp()
  said.push(await stands())
  const others = [words.pending, words.rejected]
  expect([...said, ...others]).toEqual([
    ...['Approved', 'On hold', 'Closed', 'Expired'],
    ...['Decision pending', 'Not approved'],
  ])
})

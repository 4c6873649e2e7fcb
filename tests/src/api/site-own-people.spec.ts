// Supervisors keep their sites, over the whole API: they change their own, propose again what was rejected, and coordinators are told.
import { siteAggregate } from '@practicum/command-service/features/supervision-sites/supervision-sites.aggregate'
import { history } from '@practicum/shared/features/audit/history.contract'
import { chooseNotifications } from '@practicum/shared/features/notifications/notification-choices.contract'
import { createSiteTag } from '@practicum/shared/features/supervision-sites/site-tags.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { codesOf, refusedAs } from './harness/browser'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { asked, SiteCalls } from './harness/sites'
import { toldOf } from './harness/told'

let app: TestApp
let program: TestProgram
let colleague: Member
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  const { organizationId } = program
  colleague = await enrol(app, { role: 'supervisor', organizationId, name: 'Jonas Weber' })
})
afterAll(() => app?.close())

const sites = new SiteCalls(() => program)
const typesOf = async (id: string): Promise<readonly string[]> =>
  (await app.practicum.services.executor.loadWhole(siteAggregate, id)).events.map(({ type }) => type)

/** By a coordinator, whoever has changed it before. */
async function seen(id: string) {
  await app.caughtUp()
  return sites.shown(id)
}

/** Approved and published, supervised by these. */
async function supervised(body = asked(), people = [program.supervisor]): Promise<string> {
  const { id } = (await sites.add(body)).body
  await sites.supervise(id, people)
  await app.caughtUp()
  return id
}
const moved = { street: '12 Grant Avenue', city: 'Novato', zip: '94945', accepting_trainees: false }

test('a supervisor changes address, contact and what their site offers; coordinators are told, and its history says who', async () => {
  const { supervisor, coordinator, faculty, trainee } = program
  const other = await enrol(app, { role: 'coordinator', organizationId: program.organizationId })
  const body = asked()
  const [id, key] = [await supervised(body), newId()]
  const { version } = await sites.shown(id, supervisor)
  const changed = { ...body, ...moved, contact_name: 'Theo Brandt', version }
  for (const again of [key, key])
    expect((await sites.edit(id, changed, again, supervisor)).body.version).toBe(version + 1)
  expect((await sites.edit(id, { ...changed, version: version + 1 }, newId(), supervisor)).body.version).toBe(
    version + 1,
  )
  expect(codesOf(await sites.edit(id, changed, newId(), supervisor))).toEqual(['version_conflict'])
  expect(await seen(id)).toMatchObject({ ...moved, contact_name: 'Theo Brandt', status: 'approved', published: true })
  expect(await typesOf(id)).toEqual(['SiteAdded', 'SiteSupervisorAdded', 'SiteEdited'])
  const told = `Simone Okafor changed the site ${body.name}`
  for (const member of [coordinator, other]) expect(await toldOf(member, id, 1)).toEqual([told])
  for (const member of [supervisor, faculty, trainee]) expect(await toldOf(member, id, 0)).toEqual([])
  const { entries } = (await coordinator.browser.get(history, { params: { subject: 'site', id } })).body
  const edited = entries.find(({ type }) => type === 'SiteEdited')
  expect(edited?.actor).toMatchObject({ id: supervisor.userId, name: 'Simone Okafor' })
  expect(edited?.changes).toContainEqual({ field: 'city', before: 'San Rafael', after: 'Novato' })
})

test('of what coordinators change themselves nobody is told', async () => {
  const body = asked()
  const id = await supervised(body)
  await sites.edit(id, { ...body, ...moved })
  const next = await supervised()
  await sites.edit(next, { ...asked(), name: (await sites.shown(next)).name, ...moved }, newId(), program.supervisor)
  // Told last: whoever is told before has been told by then.
  expect((await toldOf(program.coordinator, next, 1)).length).toBe(1)
  expect(await toldOf(program.coordinator, id, 0)).toEqual([])
})

test('whoever does not want to be told of it is not', async () => {
  const quiet = await enrol(app, { role: 'coordinator', organizationId: program.organizationId })
  const choice = { params: { kind: 'site.edited' }, body: { channel: 'in_app' as const, on: false } }
  expect((await quiet.browser.do(chooseNotifications, choice)).status).toBe(200)
  const body = asked()
  const id = await supervised(body)
  await sites.edit(id, { ...body, ...moved }, newId(), program.supervisor)
  expect((await toldOf(program.coordinator, id, 1)).length).toBe(1)
  expect(await toldOf(quiet, id, 0)).toEqual([])
})

test('name and department of what was approved, and tags, stay with coordinators', async () => {
  const { supervisor, coordinator } = program
  const tag = { name: `Kept ${newId().slice(-8)}`, icon: 'star' as const, color: 'teal' as const }
  const tagId = (await coordinator.browser.do(createSiteTag, { body: tag })).body.id
  const body = asked({ tag_ids: [tagId] })
  const { tag_ids: _tags, ...said } = body
  const id = await supervised(body)
  const edit = (changes: object) => sites.edit(id, { ...said, ...moved, ...changes }, newId(), supervisor)
  expect(refusedAs(await edit({ name: `Another ${newId()}` }))).toEqual([422, 'name site.title_decided'])
  expect(refusedAs(await edit({ department: 'Adults' }))).toEqual([422, 'department site.title_decided'])
  for (const tag_ids of [[], [tagId], [newId()]]) expect((await edit({ tag_ids })).status).toBe(403)
  expect(await seen(id)).toMatchObject({ city: 'San Rafael', tags: [{ id: tagId }] })
  expect((await edit({ name: said.name.toUpperCase() })).status).toBe(200)
  expect(await seen(id)).toMatchObject({ city: 'Novato', tags: [{ id: tagId }] })
  await sites.move(id, 'hold')
  expect(refusedAs(await edit({ name: `Another ${newId()}` }))).toEqual([422, 'name site.title_decided'])
})

test('of a site of others nothing is changed', async () => {
  const { supervisor, trainee, faculty, stranger } = program
  const body = asked()
  const id = await supervised(body, [colleague])
  const proposed = await sites.site({}, colleague)
  await app.caughtUp()
  const edit = (site: string, by: Member) => sites.edit(site, { ...body, ...moved }, newId(), by)
  expect((await edit(id, supervisor)).status).toBe(403)
  expect((await edit(proposed, supervisor)).status).toBe(404)
  for (const member of [trainee, faculty]) expect((await edit(id, member)).status).toBe(403)
  expect((await edit(id, stranger)).status).toBe(404)
  // Whoever supervises there no more does not either.
  await sites.supervise(id, [supervisor])
  expect((await edit(id, colleague)).status).toBe(403)
  expect((await seen(id)).city).toBe('San Rafael')
})

test('what was rejected is corrected as a whole and proposed again, once; coordinators decide anew', async () => {
  const { supervisor, coordinator, trainee } = program
  const body = asked()
  const id = (await sites.add(body, supervisor)).body.id
  expect((await sites.edit(id, { ...body, name: `First ${newId()}` }, newId(), supervisor)).status).toBe(200)
  expect((await sites.propose(id, supervisor)).status).toBe(200)
  expect(await typesOf(id)).toEqual(['SiteAdded', 'SiteEdited'])
  await sites.reject(id)
  const name = `Second ${newId()}`
  await sites.edit(id, { ...body, name, department: 'Adults' }, newId(), supervisor)
  expect(await sites.shown(id, supervisor)).toMatchObject({
    status: 'rejected',
    rejected_reason: 'It is not licensed.',
  })
  const { version } = await sites.shown(id, supervisor)
  expect(codesOf(await sites.propose(id, supervisor, version - 1))).toEqual(['version_conflict'])
  for (const member of [colleague, coordinator, trainee]) {
    const status = member === colleague ? 404 : 403
    expect((await sites.propose(id, member)).status).toBe(status)
  }
  const key = newId()
  for (const again of [key, key])
    expect((await sites.propose(id, supervisor, version, again)).body.version).toBe(version + 1)
  expect(await sites.shown(id, supervisor)).toMatchObject({ name, status: 'pending', rejected_reason: null })
  expect((await toldOf(coordinator, id, 4)).filter(text => text.endsWith(`proposes the site ${name}`))).toHaveLength(2)
  expect((await sites.move(id, 'approve')).status).toBe(200)
  expect(refusedAs(await sites.propose(id, supervisor))).toEqual([409, 'site.status_unfit'])
  expect(await typesOf(id)).toEqual([
    ...['SiteAdded', 'SiteEdited', 'SiteRejected', 'SiteEdited', 'SiteProposedAgain', 'SiteApproved'],
  ])
})

test('what is filled in wrongly is told field by field, and a name that another site has is refused', async () => {
  const { supervisor } = program
  const [taken, body] = [asked(), asked()]
  await sites.add(taken)
  const id = (await sites.add(body, supervisor)).body.id
  const edit = (changes: object) => sites.edit(id, { ...body, ...changes }, newId(), supervisor)
  expect(refusedAs(await edit({ zip: '1' }))).toEqual([422, 'zip valid_zip'])
  const same = { name: taken.name, department: taken.department }
  expect(refusedAs(await edit(same))).toEqual([422, 'name site.duplicate'])
  expect((await seen(id)).name).toBe(body.name)
})

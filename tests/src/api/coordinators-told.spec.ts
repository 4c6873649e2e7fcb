// What coordinators of an organization are told of: what is proposed, asked for, ready, or left without a supervisor.
import { systemContext } from '@practicum/command-service/execution/context'
import { assignPosition, registerUser } from '@practicum/command-service/features/people/people.registration'
import type { Role } from '@practicum/shared/access/roles'
import { chooseNotifications } from '@practicum/shared/features/notifications/notification-choices.contract'
import {
  declinePlacement,
  joinPlacement,
  requestPlacement,
} from '@practicum/shared/features/placements/placement-requests.contract'
import { archivePosition } from '@practicum/shared/features/users/account-intents.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { newPlacing } from './harness/placing'
import { enrol, foundOrganization, foundProgram, type Member, type TestProgram } from './harness/program'
import { SiteCalls } from './harness/sites'
import { toldOf } from './harness/told'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app?.close())

const sites = new SiteCalls(() => program)
const colleague = (role: Role, organizationId = program.organizationId): Promise<Member> =>
  enrol(app, { role, organizationId, name: 'Cora Second' })

test('of a site that a supervisor proposes all who coordinate there are told, and nobody else', async () => {
  const [other, staff, gone] = [
    await colleague('coordinator'),
    await colleague('staff'),
    await colleague('coordinator'),
  ]
  await program.admin.browser.do(archivePosition, { params: { id: gone.userId, position_id: gone.positionId } })
  await app.caughtUp()
  const name = `Harbor ${newId()}`
  const id = await sites.proposed({ name })
  for (const member of [program.coordinator, other, staff])
    expect(await toldOf(member, id, 1)).toEqual([`Simone Okafor proposes the site ${name}`])
  for (const member of [program.faculty, program.supervisor, program.trainee, program.stranger, program.admin])
    expect(await toldOf(member, id, 0)).toEqual([])
  const added = await sites.site()
  const next = await sites.proposed()
  await toldOf(other, next, 1)
  expect(await toldOf(other, added, 0)).toEqual([])
})

test('whoever has chosen not to be told of what is proposed is not, their colleagues are', async () => {
  const quiet = await colleague('coordinator')
  const params = { params: { kind: 'site.proposed' }, body: { channel: 'in_app' as const, on: false } }
  expect((await quiet.browser.do(chooseNotifications, params)).status).toBe(200)
  const id = await sites.proposed()
  expect((await toldOf(program.coordinator, id, 1)).length).toBe(1)
  // It comes after the first, by the same reaction.
  const last = await sites.proposed()
  await toldOf(program.coordinator, last, 1)
  expect(await toldOf(quiet, id, 0)).toEqual([])
})

test('of a placement they are told when it is asked for, left by its supervisor, and ready', async () => {
  const { coordinator, supervisor, trainee } = program
  const { siteId, trainingId } = await newPlacing(app, program)
  await sites.supervise(siteId, [supervisor])
  const body = { site_id: siteId, training_id: trainingId, supervisor: supervisor.picked }
  const { id } = (await trainee.browser.do(requestPlacement, { body })).body
  expect(await toldOf(coordinator, id, 1)).toEqual([expect.stringMatching(/^Ana Ruiz applied for a placement at /)])
  expect((await supervisor.browser.do(joinPlacement, { params: { id }, body: {} })).status).toBe(200)
  expect(await toldOf(coordinator, id, 2)).toContainEqual(
    expect.stringMatching(/^The placement of Ana Ruiz at Bayview .* is ready for your decision$/),
  )
  const waits = expect.stringMatching(/^The placement at Bayview .* is complete and waits for a decision$/)
  expect(await toldOf(trainee, id, 1)).toEqual([waits])
  expect((await supervisor.browser.do(declinePlacement, { params: { id }, body: {} })).status).toBe(200)
  expect(await toldOf(coordinator, id, 3)).toContainEqual(
    expect.stringMatching(/^Simone Okafor does not supervise the placement at /),
  )
})

test('whoever is not told of what is ready is not told that their own is complete either', async () => {
  const { coordinator, supervisor, organizationId } = program
  const quiet = await enrol(app, { role: 'trainee', organizationId })
  const { siteId, trainingId } = await newPlacing(app, { ...program, trainee: quiet })
  await sites.supervise(siteId, [supervisor])
  const params = { params: { kind: 'placement.ready' }, body: { channel: 'in_app' as const, on: false } }
  expect((await quiet.browser.do(chooseNotifications, params)).status).toBe(200)
  const body = { site_id: siteId, training_id: trainingId, supervisor: supervisor.picked }
  const { id } = (await quiet.browser.do(requestPlacement, { body })).body
  expect((await supervisor.browser.do(joinPlacement, { params: { id }, body: {} })).status).toBe(200)
  expect(await toldOf(coordinator, id, 2)).toContainEqual(expect.stringMatching(/ is ready for your decision$/))
  await sites.proposed()
  const last = await sites.proposed()
  await toldOf(coordinator, last, 1)
  expect(await toldOf(quiet, id, 0)).toEqual([])
})

test('of very many, the 50 who have done it longest are told', async () => {
  const organizationId = await foundOrganization(app)
  const { services } = app.practicum
  const positions: string[] = []
  for (let count = 0; count < 51; count += 1) {
    const context = () => systemContext(newId(), new Date(Date.UTC(2026, 0, 1, 0, count)), organizationId)
    const person = { email: `${newId()}@practicum.test`, firstName: 'Many', lastName: `No${count}` }
    const registered = { ...person, zone: 'UTC', status: 'active' as const, password: undefined }
    const userId = unwrapOrThrow(await registerUser(services, registered, context()))
    const held = { role: 'coordinator' as const, organizationId, liveSessionsAllowed: false, accountLimited: false }
    positions.push(unwrapOrThrow(await assignPosition(services, userId, held, context())).positionId)
  }
  const proposer = await enrol(app, { role: 'supervisor', organizationId })
  const id = await sites.site({}, proposer)
  const told = async () => {
    const query = 'select position_id from read.notification where entity_id = $1'
    const { rows } = await app.database.pool.query<{ position_id: string }>(query, [id])
    return rows.map(({ position_id }) => position_id)
  }
  await eventually(told, ({ length }) => length >= 50)
  // Everything that was put before this one has been told by then.
  const last = await sites.proposed()
  await toldOf(program.coordinator, last, 1)
  await app.caughtUp()
  expect((await told()).toSorted()).toEqual(positions.slice(0, 50).toSorted())
})

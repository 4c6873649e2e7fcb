// What an admin reads of a trainee beside the account: the training that they are in today, and where they practise.
import { systemContext } from '@practicum/command-service/execution/context'
import { openPlacement } from '@practicum/command-service/features/placements/placements.seeding'
import { type ScopedDb, scoped, throughEyesOf } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import type { ActingRole } from '@practicum/shared/access/roles'
import { denyPlacement } from '@practicum/shared/features/placements/placements.contract'
import { placementContent } from '@practicum/shared/features/placements/placements.fields'
import { getUser } from '@practicum/shared/features/users/account.contract'
import { addDays } from '@practicum/shared/kernel/dates'
import { initiallyOf } from '@practicum/shared/kernel/fields'
import { newId } from '@practicum/shared/kernel/ids'
import { planTraining } from '../planning'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { newSite, partOf, submitted } from './harness/placing'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { today } from './harness/trainings'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app?.close())

const context = () => systemContext(newId(), new Date(), program.organizationId)
const newTrainee = (): Promise<Member> =>
  enrol(app, { role: 'trainee', organizationId: program.organizationId, name: 'Tess Learner' })

async function inTraining(trainee: Member, startAt: string, endAt: string): Promise<string> {
  const { organizationId, faculty } = program
  const training = {
    ...{ organizationId, trainee: partOf(trainee), faculty: partOf(faculty), startAt, endAt },
    ...{ planName: 'Family therapy', levelName: 'Practicum' },
  }
  return unwrapOrThrow(await planTraining(app.practicum.services, training, context()))
}

async function placedAt(trainingId: string, name: string, isCampus = false): Promise<string> {
  const siteId = await newSite(app, program, name)
  const content = { ...initiallyOf(placementContent), isCampus, agreements: [] }
  const placement = { trainingId, siteId, supervisor: partOf(program.supervisor), ...content }
  return unwrapOrThrow(await openPlacement(app.practicum.services, placement, context()))
}

async function trainingOf({ userId: id }: Member) {
  await app.caughtUp()
  return (await program.admin.browser.get(getUser, { params: { id } })).body.current_training
}

test('ADMIN-015 the current training has its plan, days, faculty and placements, each with its name and whether it is on campus', async () => {
  const trainee = await newTrainee()
  const [start, end] = [addDays(today, -30), addDays(today, 90)]
  await inTraining(trainee, addDays(today, -200), addDays(today, -100))
  const id = await inTraining(trainee, start, end)
  await inTraining(trainee, addDays(today, 200), addDays(today, 300))
  const [bayview, campus] = [await placedAt(id, 'Bayview House'), await placedAt(id, 'Counseling on Campus', true)]
  const written = (day: string) => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1')
  expect(await trainingOf(trainee)).toEqual({
    training_plan: 'Family therapy, Practicum',
    ...{ start_at: start, end_at: end, start_at_formatted: written(start), end_at_formatted: written(end) },
    faculty: { ...program.faculty.picked, name: 'Felix Arroyo', role_keyname: 'faculty', profile_image_url: null },
    placements: [
      { id: bayview, name: 'Bayview House', is_campus: false },
      { id: campus, name: 'Counseling on Campus', is_campus: true },
    ],
  })
})

test('placements that were denied, and trainings of another time, are not current', async () => {
  const trainee = await newTrainee()
  await inTraining(trainee, addDays(today, -200), addDays(today, -100))
  expect(await trainingOf(trainee)).toBeNull()
  const id = await placedAt(await inTraining(trainee, addDays(today, -30), addDays(today, 90)), 'Harbor House')
  await submitted(app, program, id, 'ready')
  const deny = { params: { id }, body: { reason: 'The site is full.' } }
  expect((await program.coordinator.browser.do(denyPlacement, deny)).status).toBe(200)
  expect(await trainingOf(trainee)).toMatchObject({ training_plan: 'Family therapy, Practicum', placements: [] })
})

test('whoever is no trainee is in none', async () => {
  expect(await trainingOf(program.faculty)).toBeNull()
})

const eyes = ({ userId, positionId, organizationId }: Member, acting: ActingRole): Principal => ({
  ...{ userId, positionId, organizationId, acting, role: acting, zone: 'UTC' },
  ...{ positionStatus: 'active', userStatus: 'active', liveSessionsAllowed: true, hipaaCompleted: true },
  accountLimited: false,
})

async function both() {
  const trainee = await newTrainee()
  await inTraining(trainee, addDays(today, -30), addDays(today, 90))
  await app.caughtUp()
  return { reader: eyes(program.admin, 'admin'), seer: eyes(trainee, 'trainee') }
}
const count = async (db: ScopedDb): Promise<number> => (await db.query('select from read.training')).length

test('with the eyes of a trainee one sees their trainings, and none any more once they are given back', async () => {
  const { reader, seer } = await both()
  const seen = await scoped(app.practicum.databases.read, reader, async db => [
    await count(db),
    await throughEyesOf(db, seer, count),
    await count(db),
  ])
  expect(seen).toEqual([0, 1, 0])
})

test('of two who ask in one moment, each sees what is theirs, on one connection', async () => {
  const { reader, seer } = await both()
  const asked = (db: ScopedDb) => throughEyesOf(db, seer, lent => Promise.all([count(lent), count(db), count(lent)]))
  const seen = await scoped(app.practicum.databases.read, reader, db => Promise.all([count(db), asked(db), count(db)]))
  expect(seen).toEqual([0, [1, 0, 1], 0])
})

test('what fails with the eyes of somebody else leaves none of them behind', async () => {
  const { reader, seer } = await both()
  const fails = (how: (db: ScopedDb) => Promise<unknown>) =>
    scoped(app.practicum.databases.read, reader, async db => [
      await throughEyesOf(db, seer, how).catch(error => String(error)),
      await count(db),
    ])
  const unread = async (db: ScopedDb): Promise<never> => {
    await count(db)
    throw new Error('not read')
  }
  expect(await fails(unread)).toEqual(['Error: not read', 0])
  expect(await fails(db => db.query('select 1 / 0'))).toEqual([expect.stringContaining('division'), 0])
})

test('eyes are lent for the time of one question, and a connection for that of one request', async () => {
  const { reader, seer } = await both()
  const kept = await scoped(app.practicum.databases.read, reader, async db => {
    const lent = await throughEyesOf(db, seer, async lent => lent)
    await expect(count(lent)).rejects.toMatchObject({ name: 'EyesClosed' })
    expect(await count(db)).toBe(0)
    return db
  })
  await expect(count(kept)).rejects.toMatchObject({ name: 'EyesClosed' })
})

// Liability insurance over the whole API: added with a proof, corrected, seen by whom it concerns, reminded of, deleted.
import { systemContext } from '@practicum/command-service/execution/context'
import { insuranceAggregate } from '@practicum/command-service/features/insurances/insurances.aggregate'
import { getAttachment, renameAttachment } from '@practicum/shared/features/attachments/attachments.contract'
import { history } from '@practicum/shared/features/audit/history.contract'
import { dashboardCounts } from '@practicum/shared/features/dashboards/dashboards.contract'
import {
  addInsurance,
  changeInsurance,
  deleteInsurance,
  getInsurance,
  type InsuranceView,
  insurancesOfTrainee,
  listInsurances,
} from '@practicum/shared/features/insurances/insurances.contract'
import { recentNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import { changeOrganizationSettings } from '@practicum/shared/features/organizations/changing.contract'
import {
  listTrainings,
  type TrainingView,
  trainingsOfTrainee,
} from '@practicum/shared/features/trainings/trainings.contract'
import { archivePosition } from '@practicum/shared/features/users/account-intents.contract'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import { planTraining } from '../planning'
import { startApp, type TestApp } from './harness/app'
import { codesOf, refusedAs } from './harness/browser'
import { erased } from './harness/erasing'
import { eventually } from './harness/eventually'
import { loggedInAs } from './harness/login-as'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { remindedDays, runSchedule } from './harness/schedules'
import { send } from './harness/sending'

let app: TestApp
let program: TestProgram
let today: string
beforeAll(async () => {
  app = await startApp()
  today = dateIn('America/Los_Angeles', new Date())
})
beforeEach(async () => {
  program = await foundProgram(app)
})
afterAll(() => app?.close())

const from = (effective: number, expiration: number) => ({
  effective_date: addDays(today, effective),
  expiration_date: addDays(today, expiration),
})
async function proofOf(who: Member): Promise<string> {
  const uuid = newId()
  expect((await send(who, { uuid })).status).toBe(200)
  return uuid
}
async function added(dates: ReturnType<typeof from>, who = program.coordinator, of = program.trainee, key = newId()) {
  const body = { upload_uuid: await proofOf(who), ...dates }
  const answer = await who.browser.do(addInsurance, { params: { id: of.userId }, body, key })
  await app.caughtUp()
  return { ...answer, sent: body }
}
const ofTrainee = async (who: Member, of = program.trainee) =>
  who.browser.get(insurancesOfTrainee, { params: { id: of.userId } })
const download = ({ browser }: Member, url: string) => browser.send('GET', url)
const change = ({ browser }: Member, id: string, body: object) =>
  browser.do(changeInsurance, { params: { id }, body: body as never })

const personOf = ({ userId, positionId }: Member) => ({ userId, positionId })

async function inTraining(planName: string, dates: ReturnType<typeof from>, of = program.trainee): Promise<void> {
  const { organizationId } = program
  const { effective_date: startAt, expiration_date: endAt } = dates
  const [trainee, faculty] = [personOf(of), personOf(program.faculty)]
  const training = { organizationId, trainee, faculty, planName, levelName: 'Practicum', startAt, endAt }
  await planTraining(app.practicum.services, training, systemContext(newId(), new Date(), organizationId))
}

test('INS-005 INS-014 INS-015 INS3-001 a trainee and a coordinator add an insurance with its proof, once, and see it with what it covers', async () => {
  await inTraining('Before', from(-100, -11))
  await inTraining('At its edge', from(-90, -10))
  await inTraining('After', from(101, 120))
  const key = newId()
  const made = await added(from(-10, 100), program.coordinator, program.trainee, key)
  expect(made).toMatchObject({ status: 200, body: { version: 0 } })
  const again = (sent: object, repeated?: string) =>
    program.coordinator.browser.do(addInsurance, {
      params: { id: program.trainee.userId },
      body: sent as never,
      ...(repeated && { key: repeated }),
    })
  expect((await again(made.sent, key)).body).toEqual(made.body)
  expect((await again(made.sent)).body).toEqual(made.body)
  // Corrected in the form after its answer was lost, and back.
  const corrected = (await again({ ...made.sent, ...from(-10, 90) })).body
  expect(corrected).toEqual({ id: made.body.id, version: 1 })
  const { body: shortened } = await program.coordinator.browser.get(getInsurance, { params: { id: made.body.id } })
  expect(shortened).toMatchObject(from(-10, 90))
  expect((await again(made.sent)).body).toMatchObject({ version: 2 })
  await app.caughtUp()
  const own = (await ofTrainee(program.trainee)).body
  expect(own.insurances.length).toBe(1)
  const [shown] = own.insurances as [InsuranceView]
  expect(shown).toMatchObject({
    ...from(-10, 100),
    document: { uuid: made.sent.upload_uuid, filename: 'proof.pdf', url: expect.stringContaining('/content') },
    trainee: { id: program.trainee.userId, name: 'Ana Ruiz' },
    ...{ state: 'current', is_current: true, is_expired: false, expires_soon: false },
    covered_trainings: [{ id: expect.any(String), display_name: 'At its edge' }],
  })
  for (const who of [program.trainee, program.coordinator])
    expect((await download(who, shown.document.url)).status).toBe(200)
  expect((await download(program.otherTrainee, shown.document.url)).status).toBe(404)
  expect((await added(from(101, 200), program.trainee)).status).toBe(200)
  expect((await ofTrainee(program.coordinator)).body.insurances.length).toBe(2)
})

test('INS-008 INS-009 without a proof of one’s own, without dates, or with an end before the beginning it is refused', async () => {
  const { trainee, coordinator } = program
  const send = (body: object) =>
    coordinator.browser.do(addInsurance, { params: { id: trainee.userId }, body: body as never })
  const dates = from(0, 10)
  expect((await send(dates)).status).toBe(422)
  expect(refusedAs(await send({ upload_uuid: newId(), ...dates }))).toEqual([422, 'upload_uuid upload.unknown'])
  const foreign = await proofOf(program.faculty)
  expect(refusedAs(await send({ upload_uuid: foreign, ...dates }))).toEqual([422, 'upload_uuid upload.unknown'])
  const { body } = await added(from(300, 400))
  const kept = (await coordinator.browser.get(getInsurance, { params: { id: body.id } })).body.document.uuid
  const others = await coordinator.browser.do(addInsurance, {
    params: { id: program.otherTrainee.userId },
    body: { upload_uuid: kept as never, ...dates },
  })
  expect(refusedAs(others)).toEqual([422, 'upload_uuid upload.unknown'])
  const proof = await proofOf(coordinator)
  const { effective_date, expiration_date } = dates
  for (const part of [{ effective_date }, { expiration_date }])
    expect((await send({ upload_uuid: proof, ...part })).status).toBe(422)
  expect(refusedAs(await send({ upload_uuid: proof, ...from(0, 0) }))).toEqual([
    ...[422, 'expiration_date insurance.end_after_start'],
  ])
})

test('INS-011 no days are too far away, so long as one comes after the other', async () => {
  for (const dates of [from(-20_000, -19_999), from(20_000, 29_000), from(-20_000, 29_000)]) {
    const { status, body } = await added(dates)
    expect(status).toBe(200)
    await program.trainee.browser.do(deleteInsurance, { params: { id: body.id } })
  }
})

test('INS-012 INS-013 INS-016 INS3-002 trainees change their own dates, coordinators those of their trainees, nobody else any', async () => {
  const { body } = await added(from(-5, 200))
  const { id } = body
  expect((await change(program.trainee, id, { ...from(-5, 210), version: 0 })).body).toEqual({ id, version: 1 })
  expect(refusedAs(await change(program.trainee, id, { ...from(-5, 220), version: 0 }))).toEqual([
    409,
    'version_conflict',
  ])
  expect((await change(program.coordinator, id, from(-5, 220))).body).toEqual({ id, version: 2 })
  expect((await change(program.coordinator, id, from(-5, 220))).body).toEqual({ id, version: 2 })
  expect(refusedAs(await change(program.coordinator, id, from(5, 5)))).toEqual([
    ...[422, 'expiration_date insurance.end_after_start'],
  ])
  for (const who of [program.otherTrainee, program.stranger]) {
    const gone = await who.browser.do(deleteInsurance, { params: { id } })
    const read = await who.browser.get(getInsurance, { params: { id } })
    const told = await who.browser.get(history, { params: { subject: 'insurance', id } })
    expect([(await change(who, id, from(0, 9))).status, gone.status, read.status, told.status]).toEqual([
      404, 404, 404, 404,
    ])
    expect((await ofTrainee(who)).status).toBe(404)
  }
  expect((await added(from(0, 9), program.otherTrainee, program.trainee)).status).toBe(404)
  expect((await change(program.faculty, id, from(0, 9))).status).toBe(403)
})

test('INS3-003 INS-017 deleted, it is gone with its proof, and says so; what is not there answers with its errors', async () => {
  const { id } = (await added(from(-5, 300))).body
  const { document } = (await program.coordinator.browser.get(getInsurance, { params: { id } })).body
  const rename = await program.coordinator.browser.do(renameAttachment, {
    params: { id: document.id },
    body: { name: 'Other' },
  })
  expect(rename.status).toBe(403)
  const remove = () => program.trainee.browser.do(deleteInsurance, { params: { id } })
  const removed = await remove()
  expect([removed.status, removed.body]).toEqual([
    ...[200, { flash: { type: 'success', message: 'The insurance was deleted.' } }],
  ])
  expect((await remove()).status).toBe(404)
  await app.caughtUp()
  expect((await program.trainee.browser.get(getInsurance, { params: { id } })).status).toBe(404)
  const proof = () => program.trainee.browser.get(getAttachment, { params: { id: document.id } })
  await eventually(proof, ({ status }) => status === 404)
  const never = await program.trainee.browser.do(deleteInsurance, { params: { id: newId() } })
  expect([never.status, codesOf(never)]).toEqual([404, ['not_found']])
  expect(never.body).toMatchObject({ errors: [{ message: expect.any(String) }] })
})

async function askForInsurance(): Promise<void> {
  const body = {
    ...{ allow_trainee_code_purchase: false, require_trainee_insurance: true },
    ...{ show_welcome: true, enable_stronger_passwords: false },
  }
  const params = { id: program.organizationId }
  const { status } = await program.coordinator.browser.do(changeOrganizationSettings, { params, body })
  expect(status).toBe(200)
}

test('INS3-004 what the organization asks for, the standing of all, and the list by state', async () => {
  const { otherTrainee, coordinator } = program
  expect((await ofTrainee(otherTrainee, otherTrainee)).body).toEqual({
    ...{ required: false, standing: 'empty', insurances: [] },
  })
  await askForInsurance()
  const expired = await added(from(-400, -35), coordinator, otherTrainee)
  expect((await ofTrainee(otherTrainee, otherTrainee)).body).toMatchObject({ required: true, standing: 'expired' })
  expect((await otherTrainee.browser.get(dashboardCounts)).body.insurances).toEqual({
    lapsed: 1,
    ending: 0,
    held: 1,
  })
  await added(from(-34, 20), coordinator, otherTrainee)
  expect((await ofTrainee(otherTrainee, otherTrainee)).body).toMatchObject({ standing: 'expiring' })
  await added(from(21, 400), coordinator, otherTrainee)
  const { standing, insurances } = (await ofTrainee(coordinator, otherTrainee)).body
  expect(standing).toBe('current')
  expect(insurances.map(({ state }) => state)).toEqual(['future', 'expiring', 'expired'])
  await added(from(-10, 100))
  const listed = async (filter: Record<string, string>) =>
    (await coordinator.browser.list<InsuranceView>(listInsurances, filter)).items
  const only = await listed({ state: 'expired' })
  expect(only.map(({ id }) => id)).toEqual([expired.body.id])
  for (const state of ['current', 'expiring', 'expired', 'future'])
    expect(new Set((await listed({ state })).map(one => one.state))).toEqual(new Set([state]))
  for (const search of ['Ben', 'castellan, ben', 'Ben Cast'])
    expect(new Set((await listed({ search })).map(one => one.trainee.id))).toEqual(new Set([otherTrainee.userId]))
  expect((await coordinator.browser.get(dashboardCounts)).body.insurances).toEqual({
    lapsed: 0,
    ending: 0,
    held: expect.any(Number),
  })
})

test('a coordinator counts those whose cover ends soon, as the list shows them: nobody who has renewed or left, and nobody twice', async () => {
  const { admin, coordinator, organizationId } = program
  const people = await Promise.all([1, 2, 3, 4, 5].map(() => enrol(app, { role: 'trainee', organizationId })))
  const [alone, renewed, twice, gapped, gone] = people as [Member, Member, Member, Member, Member]
  for (const who of people) await added(from(-300, 20), coordinator, who)
  for (const dates of [from(21, 25), from(26, 300)]) await added(dates, coordinator, renewed)
  await added(from(-200, 20), coordinator, twice)
  await added(from(22, 300), coordinator, gapped)
  await admin.browser.do(archivePosition, { params: { id: gone.userId, position_id: gone.positionId } })
  await app.caughtUp()
  const listed = async (ending: 'true' | 'false') =>
    (await coordinator.browser.list<InsuranceView>(listInsurances, { ending, per_page: '100' })).items
  const ending = await listed('true')
  const theirs = ending.map(({ trainee }) => trainee.id).filter(id => people.some(({ userId }) => userId === id))
  expect(theirs.toSorted()).toEqual([alone.userId, twice.userId, gapped.userId].toSorted())
  expect((await coordinator.browser.get(dashboardCounts)).body.insurances?.ending).toBe(ending.length)
  const others = await listed('false')
  expect(others.filter(({ trainee }) => trainee.id === renewed.userId)).toHaveLength(3)
  expect(others.filter(({ trainee }) => trainee.id === gone.userId)).toHaveLength(1)
})

test('whoever acts as somebody sees none of it', async () => {
  const { id } = (await added(from(-5, 310))).body
  const acting = await loggedInAs(app, program.admin, program.trainee)
  const params = { id }
  const seen = [
    await acting.send('GET', `/api/insurances/${id}`),
    await acting.send('GET', `/api/trainees/${program.trainee.userId}/insurances`),
    await acting.send('GET', '/api/insurances'),
  ]
  expect(seen.map(({ status }) => status)).toEqual([403, 403, 403])
  expect((await acting.get(history, { params: { subject: 'insurance', ...params } })).status).toBe(404)
})

test('whoever has one that ends is reminded once at each time, unless another goes on or they have left', async () => {
  const people = await Promise.all(
    [1, 2, 3].map(() => enrol(app, { role: 'trainee', organizationId: program.organizationId })),
  )
  const [alone, renewed, gone] = people as [Member, Member, Member]
  const remind = async () => {
    await runSchedule(app, 'insurances-ending')
    await app.caughtUp()
  }
  const remindersOf = (id: string) => remindedDays(app, insuranceAggregate, id, 'InsuranceExpiryReminded')
  const ending = async (who: Member) => (await added(from(-300, 20), program.coordinator, who)).body.id
  const ids = [await ending(alone), await ending(renewed), await ending(gone)] as const
  await added(from(21, 365), program.coordinator, renewed)
  await program.admin.browser.do(archivePosition, { params: { id: gone.userId, position_id: gone.positionId } })
  await app.caughtUp()
  await remind()
  await remind()
  expect(await Promise.all(ids.map(remindersOf))).toEqual([[30], [], []])
  const told = async () =>
    (await alone.browser.get(recentNotifications)).body.data.map(({ message }) => message).toSorted()
  expect(await eventually(told, ({ length }) => length === 1)).toEqual([
    'Your liability insurance ends soon: proof.pdf',
  ])
  expect((await change(program.coordinator, ids[0], from(-300, 0))).status).toBe(200)
  await app.caughtUp()
  await remind()
  expect(await remindersOf(ids[0])).toEqual([30, 0])
  expect(await eventually(told, ({ length }) => length === 2)).toEqual([
    'Your liability insurance ends soon: proof.pdf',
    'Your liability insurance ends today or has ended: proof.pdf',
  ])
})

test('of whoever is erased none is left, whoever has sent the proof', async () => {
  const leaving = await enrol(app, { role: 'trainee', organizationId: program.organizationId })
  const { id } = (await added(from(-5, 320), program.coordinator, leaving)).body
  const { document } = (await program.coordinator.browser.get(getInsurance, { params: { id } })).body
  await erased(app, leaving.userId)
  const left = async () => [
    (await program.coordinator.browser.get(getInsurance, { params: { id } })).status,
    (await download(program.coordinator, document.url)).status,
  ]
  expect(await eventually(left, statuses => statuses.every(status => status === 404))).toEqual([404, 404])
})

test('of a training whoever sees proofs is told whether one is required, and none is once it covers the day or its first', async () => {
  const { coordinator, organizationId } = program
  await askForInsurance()
  const trainee = await enrol(app, { role: 'trainee', organizationId })
  await inTraining('Over', from(-60, -31), trainee)
  await inTraining('Of now', from(-30, 30), trainee)
  await inTraining('To come', from(31, 90), trainee)
  await app.caughtUp()
  const required = async (who: Member) =>
    (await who.browser.get(trainingsOfTrainee, { params: { id: trainee.userId } })).body.data.map(
      ({ training_plan_name: name, insurance_required: missing }) => [name, missing],
    )
  const listed = async (insurance_required: 'true' | 'false') => {
    const filter = { insurance_required, trainee_id: trainee.userId }
    const { items } = await coordinator.browser.list<TrainingView>(listTrainings, filter)
    return items.map(({ training_plan_name: name }) => name).sort()
  }
  const none = [
    ['Over', false],
    ['Of now', true],
    ['To come', true],
  ]
  for (const who of [trainee, coordinator]) expect(await required(who)).toEqual(none)
  expect(await required(program.faculty)).toEqual([
    ['Over', null],
    ['Of now', null],
    ['To come', null],
  ])
  expect([await listed('true'), await listed('false')]).toEqual([['Of now', 'To come'], ['Over']])
  const uninsured = async (who: Member) => (await who.browser.get(dashboardCounts)).body.trainings?.uninsured
  const all = await coordinator.browser.list<TrainingView>(listTrainings, { insurance_required: 'true' })
  expect([await uninsured(coordinator), await uninsured(program.faculty)]).toEqual([all.items.length, 0])
  await added(from(-10, 30), coordinator, trainee)
  expect(await required(trainee)).toEqual([
    ['Over', false],
    ['Of now', false],
    ['To come', true],
  ])
  await added(from(31, 32), coordinator, trainee)
  expect(await listed('true')).toEqual([])
  expect(await uninsured(coordinator)).toBe(all.items.length - 2)
})

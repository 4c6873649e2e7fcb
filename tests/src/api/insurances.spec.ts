// Liability insurance over the whole API: added with a proof, corrected, seen by whom it concerns, reminded of, deleted.
import { schedules } from '@practicum/runtime/composition/schedules'
import { getAttachment, renameAttachment } from '@practicum/shared/features/attachments/attachments.contract'
import { history } from '@practicum/shared/features/audit/audit.contract'
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
import { changeOrganizationSettings } from '@practicum/shared/features/organizations/organizations.contract'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { codesOf, refusedAs } from './harness/browser'
import { eventually } from './harness/eventually'
import { foundProgram, type Member, type TestProgram } from './harness/program'
import { send } from './harness/sending'

let app: TestApp
let program: TestProgram
let today: string
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  today = dateIn('America/New_York', new Date())
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

test('INS-005 INS-014 INS-015 INS3-001 a trainee or a coordinator adds an insurance with its proof, and both see it with what it covers', async () => {
  const made = await added(from(-10, 100))
  expect(made).toMatchObject({ status: 200, body: { version: 0 } })
  const repeat = await program.coordinator.browser.do(addInsurance, {
    params: { id: program.trainee.userId },
    body: made.sent,
  })
  expect(codesOf(repeat)).toEqual([])
  const own = (await ofTrainee(program.trainee)).body
  const [shown] = own.insurances as [InsuranceView]
  expect(shown).toMatchObject({
    ...from(-10, 100),
    document: { uuid: made.sent.upload_uuid, filename: expect.any(String), url: expect.stringContaining('/content') },
    trainee: { id: program.trainee.userId, name: 'Ana Ruiz' },
    ...{ state: 'current', is_current: true, is_expired: false, expires_soon: false, covered_trainings: [] },
  })
  for (const who of [program.trainee, program.coordinator])
    expect((await download(who, shown.document.url)).status).toBe(200)
  expect((await download(program.otherTrainee, shown.document.url)).status).toBe(404)
})

test('INS-006 INS-008 INS-009 without a proof of one’s own, without dates, or with an end before the beginning it is refused', async () => {
  const { trainee, coordinator } = program
  const send = (body: object) =>
    coordinator.browser.do(addInsurance, { params: { id: trainee.userId }, body: body as never })
  const dates = from(0, 10)
  expect((await send(dates)).status).toBe(422)
  expect(refusedAs(await send({ upload_uuid: newId(), ...dates }))).toEqual([422, 'upload_uuid upload.unknown'])
  const foreign = await proofOf(program.faculty)
  expect(refusedAs(await send({ upload_uuid: foreign, ...dates }))).toEqual([422, 'upload_uuid upload.unknown'])
  const proof = await proofOf(coordinator)
  const { effective_date, expiration_date } = dates
  for (const part of [{ effective_date }, { expiration_date }])
    expect((await send({ upload_uuid: proof, ...part })).status).toBe(422)
  expect(refusedAs(await send({ upload_uuid: proof, ...from(0, 0) }))).toEqual([
    ...[422, 'expiration_date insurance.end_after_start'],
  ])
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

test('INS-017 INS3-003 deleted, it is gone with its proof, and its history stays', async () => {
  const { id } = (await added(from(-5, 300))).body
  const { document } = (await program.coordinator.browser.get(getInsurance, { params: { id } })).body
  const rename = await program.coordinator.browser.do(renameAttachment, {
    params: { id: document.id },
    body: { name: 'Other' },
  })
  expect(rename.status).toBe(403)
  const remove = () => program.trainee.browser.do(deleteInsurance, { params: { id } })
  expect((await remove()).status).toBe(200)
  expect((await remove()).status).toBe(404)
  await app.caughtUp()
  expect((await program.trainee.browser.get(getInsurance, { params: { id } })).status).toBe(404)
  const proof = () => program.trainee.browser.get(getAttachment, { params: { id: document.id } })
  await eventually(proof, ({ status }) => status === 404)
  const never = await program.trainee.browser.do(deleteInsurance, { params: { id: newId() } })
  expect([never.status, codesOf(never)]).toEqual([404, ['not_found']])
})

test('INS3-004 what the organization asks for, the standing of all, and the list by state', async () => {
  const { otherTrainee, coordinator } = program
  expect((await ofTrainee(otherTrainee, otherTrainee)).body).toEqual({
    ...{ required: false, standing: 'empty', insurances: [] },
  })
  const settings = {
    ...{ allow_trainee_code_purchase: false, require_trainee_insurance: true },
    ...{ show_welcome: true, enable_stronger_passwords: false },
  }
  const params = { id: program.organizationId }
  expect((await coordinator.browser.do(changeOrganizationSettings, { params, body: settings })).status).toBe(200)
  const expired = await added(from(-400, -35), coordinator, otherTrainee)
  expect((await ofTrainee(otherTrainee, otherTrainee)).body).toMatchObject({ required: true, standing: 'expired' })
  expect((await otherTrainee.browser.get(dashboardCounts)).body.insurances).toEqual({ lapsed: 1, expiring: 0 })
  await added(from(-34, 20), coordinator, otherTrainee)
  expect((await ofTrainee(otherTrainee, otherTrainee)).body).toMatchObject({ standing: 'expiring' })
  await added(from(21, 400), coordinator, otherTrainee)
  const { standing, insurances } = (await ofTrainee(coordinator, otherTrainee)).body
  expect(standing).toBe('current')
  expect(insurances.map(({ state }) => state)).toEqual(['future', 'expiring', 'expired'])
  const listed = async (filter: Record<string, string>) =>
    (await coordinator.browser.list<InsuranceView>(listInsurances, filter)).items
  const only = await listed({ state: 'expired' })
  expect(only.map(({ id }) => id)).toEqual([expired.body.id])
  for (const state of ['current', 'expiring', 'expired', 'future'])
    expect(new Set((await listed({ state })).map(one => one.state))).toEqual(new Set([state]))
  expect((await listed({ search: 'Ben' })).every(({ trainee }) => trainee.id === otherTrainee.userId)).toBe(true)
  expect((await coordinator.browser.get(dashboardCounts)).body.insurances).toEqual({ lapsed: 0, expiring: 1 })
})

test('whoever has one that ends is reminded once at each time, unless another goes on', async () => {
  const remind = async () => {
    const schedule = schedules(app.practicum.services, app.practicum).find(({ name }) => name === 'insurances-ending')
    await schedule?.run(new Date())
    await app.caughtUp()
  }
  const told = async () =>
    (await program.trainee.browser.get(recentNotifications)).body.data.map(({ message }) => message)
  for (const { id } of (await ofTrainee(program.trainee)).body.insurances)
    await program.trainee.browser.do(deleteInsurance, { params: { id } })
  const { id } = (await added(from(-300, 20))).body
  await remind()
  await eventually(told, ({ length }) => length === 1)
  await remind()
  expect(await change(program.trainee, id, from(-300, 0))).toMatchObject({ status: 200 })
  await added(from(1, 365))
  await remind()
  expect((await told()).length).toBe(1)
})

// Samples over the whole API: marked by coordinators, and given to sample trainees alone.
import { systemContext } from '@practicum/command-service/execution/context'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import {
  namePlacementSupervisor,
  requestPlacement,
} from '@practicum/shared/features/placements/placement-requests.contract'
import { listSamples, markPersonSample, markPlanSample } from '@practicum/shared/features/samples/samples.contract'
import { setSiteSupervisors } from '@practicum/shared/features/supervision-sites/changing.contract'
import { archivePosition } from '@practicum/shared/features/users/account-intents.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { newPlacement, newPlacing } from './harness/placing'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { days, TrainingCalls } from './harness/trainings'

let app: TestApp
let program: TestProgram
const trainings = new TrainingCalls(() => ({ app, program, planId: '' }))

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app?.close())

const refOf = ({ userId, positionId }: Member) => ({ id: userId, position_id: positionId })
const markPlan = (id: string, sample = true, { browser }: Member = program.coordinator, key?: string) =>
  browser.do(markPlanSample, { params: { id }, body: { sample }, ...(key && { key }) })
const markPerson = (member: Member, sample = true, { browser }: Member = program.coordinator) =>
  browser.do(markPersonSample, { body: { person: refOf(member), sample } })
const newSupervisor = () => enrol(app, { role: 'supervisor', organizationId: program.organizationId })

test('ORG-006 a sample plan is given to sample trainees alone, each with an answer of their own', async () => {
  const plan = await trainings.plan(`Sample ${newId()}`)
  const [sample, real] = [await trainings.newTrainee(), await trainings.newTrainee()]
  expect((await markPlan(plan)).body).toEqual({ id: plan, sample: true })
  await markPerson(sample)
  const { status, body } = await trainings.assign(trainings.asked([real, sample], { training_plan_id: plan }))
  expect(status).toBe(200)
  expect(body.data.map(({ trainee_id }) => trainee_id)).toEqual([sample.userId])
  expect(body.errors.map(({ failed_trainee_id, code }) => [failed_trainee_id, code])).toEqual([
    [real.userId, 'sample.refused'],
  ])
  const other = await trainings.plan(`Real ${newId()}`)
  const [theirs, samples] = [
    await trainings.assigned(real, { training_plan_id: other }),
    await trainings.assigned(sample, { training_plan_id: other, ...days(200, 210) }),
  ]
  const edited = await trainings.edit({ training_ids: [theirs, samples], training_plan_id: plan })
  expect(edited.body.errors.map(({ training_id, code }) => [training_id, code])).toEqual([[theirs, 'sample.refused']])
  expect(edited.body.data.map(({ id }) => id)).toEqual([samples])
  await markPlan(plan, false)
  expect((await trainings.edit({ training_ids: [theirs], training_plan_id: plan })).body.errors).toEqual([])
})

test('ORG-006 a sample supervisor is given to sample trainees alone', async () => {
  const { coordinator, trainee } = program
  const [sample, supervisor] = [await trainings.newTrainee(), await newSupervisor()]
  await markPerson(supervisor)
  await markPerson(sample)
  const asked = async (by: Member) => {
    const { siteId: site_id, trainingId: training_id } = await newPlacing(app, program, { trainee: by })
    const sent = { params: { id: site_id }, body: { supervisors: [refOf(supervisor)] } }
    await coordinator.browser.do(setSiteSupervisors, sent)
    return by.browser.do(requestPlacement, { body: { site_id, training_id, supervisor: refOf(supervisor) } })
  }
  const refused = await asked(trainee)
  expect([refused.status, codesOf(refused)]).toEqual([422, ['placement.supervisor_unfit']])
  expect((await asked(sample)).status).toBe(200)
  const named = async (by: Member, { browser }: Member = coordinator) => {
    const params = { id: await newPlacement(app, program, { trainee: by, until: 'submitted' }) }
    return browser.do(namePlacementSupervisor, { params, body: { supervisor: refOf(supervisor) } })
  }
  expect(codesOf(await named(trainee))).toEqual(['sample.refused'])
  expect(codesOf(await named(trainee, program.faculty))).toEqual(['placement.supervisor_unfit'])
  expect((await named(sample)).status).toBe(200)
})

test('a call that was carried out and not answered is answered when it comes again, whatever was marked since', async () => {
  const { coordinator, trainee } = program
  const [plan, key, assignedBy] = [await trainings.plan(`Later ${newId()}`), newId(), newId()]
  const body = trainings.asked([await trainings.newTrainee()], { training_plan_id: plan })
  const assigned = await trainings.assign(body, assignedBy)
  const supervisor = await newSupervisor()
  const { siteId: site_id, trainingId: training_id } = await newPlacing(app, program)
  const supervisors = { params: { id: site_id }, body: { supervisors: [refOf(supervisor)] } }
  await coordinator.browser.do(setSiteSupervisors, supervisors)
  const wanted = { site_id, training_id, supervisor: refOf(supervisor) }
  const ask = () => trainee.browser.do(requestPlacement, { body: wanted, key })
  const asked = await ask()
  await markPlan(plan)
  await markPerson(supervisor)
  expect([asked.status, assigned.body.data.length]).toEqual([200, 1])
  // As if the process had ended before its answer was remembered.
  await app.database.pool.query('delete from access.answer where key = any($1)', [[key, assignedBy]])
  expect((await ask()).body).toEqual(asked.body)
  expect((await trainings.assign(body, assignedBy)).body).toEqual(assigned.body)
})

test('a supervisor who is marked later stays with whom they have, and is named there again', async () => {
  const { coordinator } = program
  const supervisor = await newSupervisor()
  const params = { id: await newPlacement(app, program, { until: 'submitted' }) }
  const named = () =>
    coordinator.browser.do(namePlacementSupervisor, { params, body: { supervisor: refOf(supervisor) } })
  expect((await named()).status).toBe(200)
  await markPerson(supervisor)
  expect((await named()).status).toBe(200)
})

test('coordinators say what is a sample, of their own organization; a repeat writes nothing', async () => {
  const { coordinator, stranger, faculty } = program
  const plan = await trainings.plan(`Marked ${newId()}`)
  const [person, key] = [await newSupervisor(), newId()]
  await markPlan(plan, true, coordinator, key)
  await markPlan(plan, true, coordinator, key)
  await markPlan(plan)
  await markPerson(person)
  const listed = async ({ browser }: Member) => (await browser.get(listSamples)).body.data
  const mine = [
    { id: plan, kind: 'plan' },
    { id: person.positionId, kind: 'position' },
  ]
  expect(await listed(coordinator)).toEqual(expect.arrayContaining(mine))
  expect(await listed(stranger)).toEqual([])
  const of = (id: string) => coordinator.browser.get(listSamples, { query: { id } })
  expect((await of(plan)).body.data).toEqual([mine[0]])
  expect((await of(newId())).body.data).toEqual([])
  const { events } = await app.practicum.store.readStream(`sample-${plan}`)
  expect(events.map(({ type }) => type)).toEqual(['SampleMarked'])
  await markPlan(plan, false)
  expect(await listed(coordinator)).not.toContainEqual(mine[0])
  expect((await markPlan(plan, true, stranger)).status).toBe(404)
  expect(codesOf(await markPerson(person, true, stranger))).toEqual(['person.not_available'])
  expect(codesOf(await markPerson(faculty))).toEqual(['person.not_available'])
})

test('whoever has not begun is marked; whoever has ended is not, but their mark is taken off', async () => {
  const { admin, stranger } = program
  const [begins, ends, real] = [await newSupervisor(), await trainings.newTrainee(), await newSupervisor()]
  const { executor } = app.practicum.services
  const pending = { command: () => ({ type: 'ChangeUserStatus' as const, status: 'pending' as const }) }
  const context = systemContext(newId(), new Date(), program.organizationId)
  unwrapOrThrow(await executor.execute(userAggregate, begins.userId, pending, context))
  expect((await markPerson(begins)).body).toEqual({ id: begins.positionId, sample: true })
  await markPerson(ends)
  for (const { userId: id, positionId: position_id } of [ends, real])
    await admin.browser.do(archivePosition, { params: { id, position_id } })
  expect(codesOf(await markPerson(ends, false, stranger))).toEqual(['person.not_available'])
  expect(codesOf(await markPerson(real))).toEqual(['person.not_available'])
  expect((await markPerson(ends, false)).body).toEqual({ id: ends.positionId, sample: false })
  expect(codesOf(await markPerson(ends))).toEqual(['person.not_available'])
})

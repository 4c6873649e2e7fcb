// What trainings are to others: told to whom they concern, found by search, and answered in short.
import { recentNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import { availableUsers } from '@practicum/shared/features/people/people.contract'
import { findThings } from '@practicum/shared/features/search/search.contract'
import { archiveTrainingLevel, archiveTrainingPlan } from '@practicum/shared/features/training-plans/changing.contract'
import { trainingData } from '@practicum/shared/features/training-plans/training-data.contract'
import {
  listTrainingPlans,
  type TrainingPlanView,
} from '@practicum/shared/features/training-plans/training-plans.contract'
import { simpleTrainingsOfTrainee } from '@practicum/shared/features/trainings/simple-trainings.contract'
import { trainingsOfTrainee } from '@practicum/shared/features/trainings/trainings.contract'
import { archivePosition } from '@practicum/shared/features/users/account-intents.contract'
import { addDays } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { newPlacing, openAt } from './harness/placing'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { days, TrainingCalls, today } from './harness/trainings'

let app: TestApp
let program: TestProgram
let assistant: Member
let planId: string
const trainings = new TrainingCalls(() => ({ app, program, planId }))

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  assistant = await enrol(app, { role: 'faculty', organizationId: program.organizationId, name: 'Ines Moreau' })
  planId = await trainings.plan('Family therapy')
})
afterAll(() => app?.close())

describe('telling', () => {
  const told = async ({ browser }: Member) =>
    (await browser.get(recentNotifications)).body.data.map(({ message, link_uri }) => [message, link_uri])
  const newFaculty = () => enrol(app, { role: 'faculty', organizationId: program.organizationId, name: 'Noa Guide' })

  test('the trainee and the faculty member are told of what is assigned and deleted, each once, and nobody else', async () => {
    const [trainee, first, second] = [await trainings.newTrainee(), await newFaculty(), await newFaculty()]
    const key = newId()
    const body = trainings.asked([trainee], {
      faculty: { primary_position_id: first.positionId, assistant_position_ids: [assistant.positionId] },
    })
    const id = (await trainings.assign(body, key)).body.data[0]?.id ?? ''
    await trainings.assign(body, key)
    const name = 'Family therapy, Level of Family therapy'
    const assignedTo = [`Clara Whitfield assigned you a training: ${name}`, '/account#trainings']
    const guided = [`Clara Whitfield named you as faculty of a training: ${name}`, '/trainees']
    const is = (who: Member, expected: readonly unknown[]) =>
      eventually(
        () => told(who),
        now => JSON.stringify(now) === JSON.stringify(expected),
      )
    await is(trainee, [assignedTo])
    await is(first, [guided])
    await trainings.edit({ training_ids: [id], end_at: addDays(today, 90) })
    await trainings.edit({ training_ids: [id], faculty: { primary_position_id: second.positionId } })
    await is(second, [guided])
    expect((await trainings.remove(id)).status).toBe(200)
    const nameless = (text: string) => [`Clara Whitfield ${text}`, '/account#trainings']
    await is(trainee, [nameless('deleted a training of yours'), nameless('assigned you a training')])
    await is(second, [
      ['Clara Whitfield deleted a training whose faculty you were', '/trainees'],
      ['Clara Whitfield named you as faculty of a training', '/trainees'],
    ])
    await is(first, [['Clara Whitfield named you as faculty of a training', '/trainees']])
    for (const who of [assistant, program.coordinator, program.otherTrainee]) expect(await told(who)).toEqual([])
  })

  test('nobody is told of what was refused', async () => {
    const trainee = await trainings.newTrainee()
    await trainings.assigned(trainee)
    await trainings.assign(trainings.asked([trainee], days(50, 60)))
    const later = await trainings.assigned(trainee, days(200, 210))
    expect(later).not.toBe('')
    const { length } = await eventually(
      () => told(trainee),
      now => now.length >= 2,
    )
    expect(length).toBe(2)
  })
})

test('search finds a training by its trainee, plan and level, for coordinators and the trainee alone', async () => {
  const word = `Zwischenjahr${newId().slice(-6)}`
  const training_plan_id = await trainings.plan(word)
  const { organizationId } = program
  const trainee = await enrol(app, { role: 'trainee', organizationId, name: `Zora Quist${word.slice(-6)}` })
  const id = await trainings.assigned(trainee, { training_plan_id })
  await app.caughtUp()
  const found = async ({ browser }: Member, q: string) =>
    (await browser.get(findThings, { query: { q } })).body
      .filter(({ kind }) => kind === 'training')
      .flatMap(({ things }) => things)
  const shown = { id, detail: `${word}, Level of ${word}`, on: today }
  for (const q of [word, `level ${word}`, `zora quist ${word.slice(0, 15)}`]) {
    expect(await found(program.coordinator, q)).toMatchObject([{ ...shown, page: `/trainings/${id}` }])
    expect(await found(trainee, q)).toMatchObject([{ ...shown, page: '/account#trainings' }])
    const { faculty, supervisor, otherTrainee, stranger, admin } = program
    for (const who of [faculty, supervisor, otherTrainee, stranger, admin]) expect(await found(who, q)).toEqual([])
  }
  expect(await found(program.coordinator, `${word} elsewhere`)).toEqual([])
})

describe('in short', () => {
  const simple = (trainee: Pick<Member, 'userId'>, { browser }: Member = program.coordinator) =>
    browser.get(simpleTrainingsOfTrainee, { params: { id: trainee.userId } })

  test('TRAIN-018 the trainings of a trainee stand with those of their placements that the reader may see', async () => {
    const { trainee, faculty, coordinator, otherTrainee, stranger } = program
    const [later, first] = [await trainings.assigned(trainee, days(101, 200)), await trainings.assigned(trainee)]
    const { siteId } = await newPlacing(app, program)
    const placed = unwrapOrThrow(await openAt(app, program, { siteId, trainingId: first }))
    await app.caughtUp()
    const display_name = 'Family therapy, Level of Family therapy'
    const training = { ...{ id: first, display_name, placements: [] }, ...days(0, 100) }
    const site = { id: siteId, name: expect.any(String) }
    const told = { archived: false, is_campus: false, first_day: null, last_day: null }
    const placements = [{ id: placed, status: 'open', ...told, supervision_site: site }]
    const next = { ...training, id: later, ...days(101, 200) }
    const of = async (who: Member) =>
      (await simple(trainee, who)).body.data.filter(({ id }) => id === first || id === later)
    for (const who of [coordinator, trainee]) expect(await of(who)).toEqual([{ ...training, placements }, next])
    const outsider = await enrol(app, { role: 'faculty', organizationId: program.organizationId, name: 'Not Theirs' })
    expect(await of(outsider)).toEqual([training, next])
    const whole = async ({ browser }: Member) =>
      (await browser.get(trainingsOfTrainee, { params: { id: trainee.userId } })).body.data.find(
        ({ id }) => id === first,
      )
    expect([(await whole(trainee))?.placements, (await whole(outsider))?.placements]).toEqual([placements, []])
    expect(faculty.userId).not.toBe(outsider.userId)
    for (const who of [otherTrainee, stranger]) expect((await simple(trainee, who)).status).toBe(404)
    expect((await simple({ userId: newId() })).status).toBe(404)
  })

  test('TRAIN-020 the data of trainings are the levels and plans of the organization and its faculty, for coordinators', async () => {
    const data = await program.coordinator.browser.get(trainingData)
    const plans = await program.coordinator.browser.list<TrainingPlanView>(listTrainingPlans, {})
    const told = data.body.training_plans.map(({ id, level_id }) => [id, level_id])
    expect(told.toSorted()).toEqual(plans.items.map(({ id, level_id }) => [id, level_id]).toSorted())
    expect(data.body.training_levels.map(({ name }) => name)).toContain('Level of Family therapy')
    const names = data.body.faculty.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['Felix Arroyo', 'Ines Moreau']))
    expect(new Set(data.body.faculty.map(({ role_keyname }) => role_keyname))).toEqual(new Set(['faculty']))
    const closed = await trainings.plan(`Closed ${newId()}`)
    const archive = { params: { id: closed }, body: { archived: true } }
    await program.coordinator.browser.do(archiveTrainingPlan, archive)
    const after = (await program.coordinator.browser.get(trainingData)).body
    expect(after.training_plans.map(({ id }) => id)).not.toContain(closed)
    const level = plans.items.find(({ id }) => id === planId)?.level_id ?? ''
    const away = (archived: boolean) =>
      program.coordinator.browser.do(archiveTrainingLevel, { params: { id: level }, body: { archived } })
    expect((await away(true)).status).toBe(200)
    await app.caughtUp()
    const { training_levels, training_plans } = (await program.coordinator.browser.get(trainingData)).body
    expect(training_levels.map(({ id }) => id)).not.toContain(level)
    expect(training_plans.find(({ id }) => id === planId)?.level_name).toBe('Level of Family therapy')
    expect((await away(false)).status).toBe(200)
    const foreign = (await program.stranger.browser.get(trainingData)).body
    expect(foreign).toEqual({ training_levels: [], training_plans: [], faculty: [] })
    for (const { browser } of [program.faculty, program.trainee, program.admin])
      expect((await browser.get(trainingData)).status).toBe(403)
  })

  test('TRAIN-021 the active users of the organization who are faculty, and nobody else', async () => {
    const { admin, organizationId: here } = program
    const gone = await enrol(app, { role: 'faculty', organizationId: here, name: 'Gone Guide' })
    const params = { id: gone.userId, position_id: gone.positionId }
    expect((await admin.browser.do(archivePosition, { params })).status).toBe(200)
    await app.caughtUp()
    const faculty = (who: Member) => who.browser.get(availableUsers, { query: { roles: 'faculty' } })
    const users = (await faculty(program.coordinator)).body
    expect(users.map(({ name }) => name)).toEqual(expect.arrayContaining(['Felix Arroyo', 'Ines Moreau']))
    expect(users.filter(({ role_keyname }) => role_keyname !== 'faculty')).toEqual([])
    const ids = users.map(({ id }) => id)
    for (const { userId } of [gone, program.trainee]) expect(ids).not.toContain(userId)
    const { browser, organizationId } = program.stranger
    expect(organizationId).not.toBe(program.organizationId)
    const theirs = (await browser.get(availableUsers, { query: { roles: 'faculty' } })).body
    expect(theirs.filter(({ id }) => users.some(user => user.id === id))).toEqual([])
  })
})

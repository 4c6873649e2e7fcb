// Trainings over the whole API: assigned in a batch with an answer for each, kept apart in the calendar of their trainee, changed, deleted, and shown.
import { systemContext } from '@practicum/command-service/execution/context'
import {
  trainingAggregate,
  trainingCalendarAggregate,
} from '@practicum/command-service/features/trainings/trainings.aggregates'
import { archiveTrainingPlan } from '@practicum/shared/features/training-plans/changing.contract'
import { trainingCalendarId } from '@practicum/shared/features/trainings/training-calendar.events'
import {
  getTraining,
  listTrainings,
  type TrainingView,
  trainingsOfTrainee,
} from '@practicum/shared/features/trainings/trainings.contract'
import { archivePosition, assignPosition } from '@practicum/shared/features/users/account-intents.contract'
import { addDays } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import { planTraining } from '../planning'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { refusedAs } from './harness/browser'
import { newPlacing, openAt, partOf } from './harness/placing'
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

const shown = async (id: string): Promise<TrainingView> =>
  (await program.coordinator.browser.get(getTraining, { params: { id } })).body
const of = (trainee: Member, { browser }: Member = program.coordinator) =>
  browser.get(trainingsOfTrainee, { params: { id: trainee.userId } })
const typesOf = async (id: string) =>
  (await app.practicum.services.executor.loadWhole(trainingAggregate, id)).events.map(({ type }) => type)

describe('assigning', () => {
  test('TRAIN-001 TRAIN-002 TRAIN-023 TRAIN-019 each trainee gets a training by the plan, for its days, with faculty and assistants', async () => {
    const trainees = [await trainings.newTrainee(), await trainings.newTrainee()]
    const [primary, other] = [program.faculty.positionId, assistant.positionId]
    const faculty = { primary_position_id: primary, assistant_position_ids: [other] }
    const answer = await trainings.assign(trainings.asked(trainees, { faculty }))
    expect([answer.status, answer.body.errors]).toEqual([200, []])
    expect(answer.body.data.map(({ trainee_id, version }) => [trainee_id, version])).toEqual(
      trainees.map(({ userId }) => [userId, 0]),
    )
    for (const [at, trainee] of trainees.entries()) {
      const { data } = (await of(trainee)).body
      expect(data).toEqual([
        expect.objectContaining({
          ...{ id: answer.body.data[at]?.id, trainee_id: trainee.userId, training_plan_id: planId, ...days(0, 100) },
          training_plan: { id: planId, name: 'Family therapy', training_level: { name: 'Level of Family therapy' } },
          ...{ training_plan_name: 'Family therapy', display_name: 'Family therapy, Level of Family therapy' },
          ...{ current: true, state: 'current', upcoming: false, placed: false, faculty_position_id: primary },
          faculty: expect.objectContaining({ name: 'Felix Arroyo' }),
          assistants: [
            { id: other, faculty_position_id: other, faculty: expect.objectContaining({ name: 'Ines Moreau' }) },
          ],
        }),
      ])
    }
  })

  test('once for one key, also where somebody could not be assigned', async () => {
    const [trainee, key] = [await trainings.newTrainee(), newId()]
    const body = trainings.asked([trainee], { trainee_ids: [trainee.userId, newId()] })
    const first = await trainings.assign(body, key)
    expect((await trainings.assign(body, key)).body).toEqual(first.body)
    expect((await of(trainee)).body.data).toHaveLength(1)
  })

  test('TRAIN-024 whoever is no trainee here is answered alike, known or unknown, and the others go', async () => {
    const trainee = await trainings.newTrainee()
    const foreign = await enrol(app, {
      ...{ role: 'trainee', organizationId: program.stranger.organizationId, name: 'Far Away' },
    })
    const ids = [foreign.userId, newId(), program.faculty.userId, trainee.userId]
    const { status, body } = await trainings.assign(trainings.asked([], { trainee_ids: ids }))
    expect(status).toBe(200)
    expect(body.data.map(({ trainee_id }) => trainee_id)).toEqual([trainee.userId])
    expect(body.errors.map(({ failed_trainee_id, ...error }) => [failed_trainee_id, error])).toEqual(
      ids.slice(0, 3).map(id => [
        id,
        {
          ...{ training_id: null, code: 'training.trainee_not_available', overlapping: [] },
          error: 'is no trainee of this organization',
        },
      ]),
    )
  })

  test('ORG-008 not without its dates', async () => {
    const { start_at: _start, ...body } = trainings.asked([await trainings.newTrainee()])
    const answer = await trainings.assign(body as ReturnType<typeof trainings.asked>)
    expect([
      answer.status,
      (await trainings.assign(trainings.asked([await trainings.newTrainee()], { end_at: '' }))).status,
    ]).toEqual([422, 422])
  })

  test('not with an end before the start, nor by a plan that is archived, unknown or of another organization', async () => {
    const trainees = [await trainings.newTrainee()]
    expect(refusedAs(await trainings.assign(trainings.asked(trainees, days(5, 4))))).toEqual([
      422,
      'end_at training.end_before_start',
    ])
    const archived = await trainings.plan('Closed')
    await program.coordinator.browser.do(archiveTrainingPlan, { params: { id: archived }, body: { archived: true } })
    for (const training_plan_id of [archived, newId(), await trainings.plan('Theirs', program.stranger)]) {
      const refused = refusedAs(await trainings.assign(trainings.asked(trainees, { training_plan_id })))
      expect(refused).toEqual([422, 'training_plan_id training.plan_not_available'])
    }
  })

  test('TRAIN-014 an assistant is neither the primary faculty nor named twice', async () => {
    const [trainees, one, other] = [[await trainings.newTrainee()], program.faculty.positionId, assistant.positionId]
    for (const [primary_position_id, assistant_position_ids] of [
      [one, [one]],
      [one, [other, other]],
    ] as const) {
      const faculty = { primary_position_id, assistant_position_ids: [...assistant_position_ids] }
      const refused = refusedAs(await trainings.assign(trainings.asked(trainees, { faculty })))
      expect(refused).toEqual([422, 'faculty.assistant_position_ids training.assistant_repeated'])
    }
    const faculty = { primary_position_id: one, assistant_position_ids: [other] }
    const [made] = (await trainings.assign(trainings.asked(trainees, { faculty }))).body.data
    const changed = await trainings.edit({ training_ids: [made?.id ?? ''], faculty: { primary_position_id: other } })
    expect(changed.body.errors.map(({ code }) => code)).toEqual(['training.assistant_repeated'])
  })

  test('TRAIN-010 coordinators alone assign, change and delete', async () => {
    const trainee = await trainings.newTrainee()
    const id = await trainings.assigned(trainee)
    for (const who of [trainee, program.faculty, program.supervisor, program.admin]) {
      const tried = [
        await trainings.assign(trainings.asked([trainee], days(200, 210)), undefined, who),
        await trainings.edit({ training_ids: [id], end_at: addDays(today, 90) }, undefined, who),
        await trainings.remove(id, who),
      ]
      expect(tried.map(({ status }) => status)).toEqual([403, 403, 403])
    }
    expect((await shown(id)).version).toBe(0)
    expect((await trainings.edit({ training_ids: [id], end_at: addDays(today, 90) })).body.data).toHaveLength(1)
    expect((await trainings.remove(id)).status).toBe(200)
  })

  test('who guides is faculty of this organization', async () => {
    const trainees = [await trainings.newTrainee()]
    for (const id of [program.supervisor.positionId, program.stranger.positionId, newId()]) {
      const primary = await trainings.assign(trainings.asked(trainees, { faculty: { primary_position_id: id } }))
      expect(refusedAs(primary)).toEqual([422, 'faculty.primary_position_id training.guide_not_available'])
      const second = await trainings.assign(trainings.asked(trainees, { faculty: { assistant_position_ids: [id] } }))
      expect(refusedAs(second)).toEqual([422, 'faculty.assistant_position_ids training.guide_not_available'])
    }
  })
})

describe('days', () => {
  test('TRAIN-017 ORG-009 a training on a day of another is refused with that one named, the next day is free', async () => {
    const trainee = await trainings.newTrainee()
    const id = await trainings.assigned(trainee)
    const { body } = await trainings.assign(trainings.asked([trainee, await trainings.newTrainee()], days(100, 200)))
    expect(body.data).toHaveLength(1)
    expect(body.errors).toEqual([
      {
        ...{ failed_trainee_id: trainee.userId, training_id: null, code: 'training.overlap' },
        error: 'the dates overlap another training of this trainee',
        overlapping: [{ id, training_plan_name: 'Family therapy', ...days(0, 100) }],
      },
    ])
    expect(await trainings.assigned(trainee, days(101, 200))).not.toBe('')
    const moved = await trainings.edit({ training_ids: [id], end_at: addDays(today, 101) })
    expect(moved.body.errors.map(({ code, training_id }) => [code, training_id])).toEqual([['training.overlap', id]])
    expect((await shown(id)).end_at).toBe(addDays(today, 100))
  })

  test('days that a training has left, or that one had which is deleted, are free again', async () => {
    const trainee = await trainings.newTrainee()
    const id = await trainings.assigned(trainee)
    await trainings.edit({ training_ids: [id], ...days(50, 100) })
    const second = await trainings.assigned(trainee, days(0, 49))
    expect(second).not.toBe('')
    expect((await trainings.remove(id)).status).toBe(200)
    expect(await trainings.assigned(trainee, days(50, 100))).not.toBe('')
    expect((await of(trainee)).body.data.map(({ id: one }) => one)[0]).toBe(second)
  })

  test('what was planned before there were calendars has its days', async () => {
    const trainee = await trainings.newTrainee()
    const { organizationId } = program
    const data = { organizationId, trainee: partOf(trainee), faculty: null, planName: 'Before', levelName: 'Practicum' }
    const context = systemContext(newId(), new Date(), organizationId)
    const dates = { startAt: addDays(today, 0), endAt: addDays(today, 30) }
    unwrapOrThrow(await planTraining(app.practicum.services, { ...data, ...dates }, context))
    await app.caughtUp()
    const { errors } = (await trainings.assign(trainings.asked([trainee]))).body
    expect(errors[0]?.overlapping.map(({ training_plan_name }) => training_plan_name)).toEqual(['Before'])
    expect(await trainings.assigned(trainee, days(31, 60))).not.toBe('')
  })

  test('whoever left and came back has the days of before', async () => {
    const trainee = await trainings.newTrainee()
    const id = await trainings.assigned(trainee)
    const [{ browser }, params] = [program.admin, { id: trainee.userId }]
    await browser.do(archivePosition, { params: { ...params, position_id: trainee.positionId } })
    const body = { role: 'trainee', organization_id: program.organizationId, live_sessions_allowed: false } as const
    expect((await browser.do(assignPosition, { params, body })).status).toBe(200)
    await app.caughtUp()
    const { errors } = (await trainings.assign(trainings.asked([trainee], days(50, 150)))).body
    expect(errors.map(({ code, overlapping }) => [code, overlapping[0]?.id])).toEqual([['training.overlap', id]])
  })

  test('a claim of a training that went on without the days gives way to whoever asks for them next', async () => {
    const trainee = await trainings.newTrainee()
    const trainingId = await trainings.assigned(trainee)
    const command = { type: 'Claim' as const, trainingId, startAt: addDays(today, 200), endAt: addDays(today, 250) }
    const calendar = trainingCalendarId({ organizationId: program.organizationId, trainee: partOf(trainee) })
    const { executor } = app.practicum.services
    const request = { command: () => ({ ...command, atRevision: 0 }) }
    await executor.execute(trainingCalendarAggregate, calendar, request, systemContext(newId(), new Date()))
    expect(await trainings.assigned(trainee, days(200, 250))).not.toBe('')
  })
})

describe('changing', () => {
  test('placements are asked for where nothing else is said, and of several alike', async () => {
    const [one, other] = [await trainings.newTrainee(), await trainings.newTrainee()]
    const ids = [await trainings.assigned(one), await trainings.assigned(other, { placement_not_required: true })]
    const asks = async () => Promise.all(ids.map(async id => (await shown(id)).placement_not_required))
    expect(await asks()).toEqual([false, true])
    await trainings.edit({ training_ids: ids, end_at: addDays(today, 90) })
    expect(await asks()).toEqual([false, true])
    await trainings.edit({ training_ids: ids, placement_not_required: true })
    expect(await asks()).toEqual([true, true])
    expect(await typesOf(ids[1] ?? '')).toEqual(['TrainingPlanned', 'TrainingEdited'])
  })

  test('TRAIN-022 TRAIN-015 in a batch what is left out stays as each has it, and the rest is alike', async () => {
    const [one, other] = [await trainings.newTrainee(), await trainings.newTrainee()]
    const primary = program.faculty.positionId
    const ids = [
      await trainings.assigned(one, { faculty: { primary_position_id: primary } }),
      await trainings.assigned(other, days(10, 90)),
    ]
    const second = await trainings.plan(`Second ${newId()}`)
    const key = newId()
    const body = {
      ...{ training_ids: ids, trainee_ids: [one.userId, other.userId], training_plan_id: second },
      ...{ end_at: addDays(today, 120), faculty: { assistant_position_ids: [assistant.positionId] } },
    }
    const first = await trainings.edit(body, key)
    expect([first.status, first.body.errors, first.body.data.map(({ version }) => version)]).toEqual([200, [], [1, 1]])
    expect((await trainings.edit(body, key)).body).toEqual(first.body)
    const [a, b] = await Promise.all(ids.map(shown))
    expect([a, b]).toMatchObject([
      {
        training_plan_id: second,
        ...days(0, 120),
        faculty_position_id: primary,
        assistants: [{ id: assistant.positionId }],
      },
      {
        training_plan_id: second,
        ...days(10, 120),
        faculty_position_id: null,
        assistants: [{ id: assistant.positionId }],
      },
    ])
    expect(await Promise.all(ids.map(typesOf))).toEqual([
      ['TrainingPlanned', 'TrainingEdited'],
      ['TrainingPlanned', 'TrainingEdited'],
    ])
    expect(
      (await trainings.edit({ training_ids: ids, end_at: addDays(today, 120) })).body.data.map(
        ({ version }) => version,
      ),
    ).toEqual([1, 1])
  })

  test('TRAIN-013 TRAIN-024 whoever is named without one of the trainings is told so, known or not; trainings of others stay', async () => {
    const [one, other] = [await trainings.newTrainee(), await trainings.newTrainee()]
    const ids = [await trainings.assigned(one), await trainings.assigned(other)]
    const unknown = newId()
    const { body } = await trainings.edit({
      training_ids: ids,
      trainee_ids: [one.userId, unknown],
      end_at: addDays(today, 50),
    })
    expect(body.data.map(({ trainee_id }) => trainee_id)).toEqual([one.userId])
    expect(body.errors.map(({ failed_trainee_id, code }) => [failed_trainee_id, code])).toEqual([
      [unknown, 'training.no_valid_plan'],
    ])
    expect((await shown(ids[1] ?? '')).end_at).toBe(addDays(today, 100))
  })

  test('where one of them is nobody’s to change none is changed; a refused one leaves the others changed', async () => {
    const [one, other] = [await trainings.newTrainee(), await trainings.newTrainee()]
    const mine = await trainings.assigned(one, days(0, 40))
    const late = await trainings.assigned(other, days(60, 80))
    for (const id of [newId(), mine]) {
      const who = id === mine ? program.stranger : program.coordinator
      const refused = refusedAs(
        await trainings.edit({ training_ids: [mine, id], end_at: addDays(today, 50) }, undefined, who),
      )
      expect(refused).toEqual([422, 'training_ids training.not_available'])
    }
    expect((await shown(mine)).version).toBe(0)
    const { body } = await trainings.edit({ training_ids: [mine, late], end_at: addDays(today, 50) })
    expect([body.data.map(({ id }) => id), body.errors.map(({ code }) => code)]).toEqual([
      [mine],
      ['training.end_before_start'],
    ])
  })

  test('TRAIN-025 deleted it is gone, for good', async () => {
    const trainee = await trainings.newTrainee()
    const id = await trainings.assigned(trainee)
    expect((await trainings.remove(id)).status).toBe(200)
    expect((await of(trainee)).body.data).toEqual([])
    expect((await trainings.remove(id)).status).toBe(404)
    const { body } = await trainings.edit({ training_ids: [id], ...days(0, 5) })
    expect([body.data, body.errors.map(({ code, training_id }) => [code, training_id])]).toEqual([
      [],
      [['training.no_valid_plan', id]],
    ])
    expect(await typesOf(id)).toEqual(['TrainingPlanned', 'TrainingDeleted'])
  })

  test('not while placements belong to it, also of before, which its error says; and nothing is opened for one that is deleted', async () => {
    const trainee = await trainings.newTrainee()
    const id = await trainings.assigned(trainee)
    const { siteId } = await newPlacing(app, program, { trainee: await trainings.newTrainee() })
    unwrapOrThrow(await openAt(app, program, { siteId, trainingId: id }))
    expect(refusedAs(await trainings.remove(id))).toEqual([409, 'training.placed'])
    expect((await shown(id)).placed).toBe(true)
    const gone = await trainings.assigned(await trainings.newTrainee())
    await trainings.remove(gone)
    expect(await openAt(app, program, { siteId, trainingId: gone })).toMatchObject({
      code: 'placement.reference_unknown',
    })
  })
})

describe('looking', () => {
  test('TRAIN-004 TRAIN-005 previous, current and next by the day of the organization, the earliest of the future is upcoming', async () => {
    const trainee = await trainings.newTrainee()
    const spans = [days(-30, -1), days(0, 0), days(3, 9), days(1, 2)]
    for (const span of spans) await trainings.assigned(trainee, span)
    const { data } = (await of(trainee)).body
    expect(data.map(({ start_at, state, current, upcoming }) => [start_at, state, current, upcoming])).toEqual([
      [addDays(today, -30), 'previous', false, false],
      [addDays(today, 0), 'current', true, false],
      [addDays(today, 1), 'future', false, true],
      [addDays(today, 3), 'future', false, false],
    ])
    for (const [state, count] of [
      ['previous', 1],
      ['current', 1],
      ['future', 2],
    ] as const) {
      const { items } = await program.coordinator.browser.list<TrainingView>(listTrainings, {
        state,
        trainee_id: trainee.userId,
      })
      expect([state, items.map(one => one.state)]).toEqual([state, Array.from({ length: count }, () => state)])
    }
  })

  test('TRAIN-019 a trainee sees their own, those who guide see it, another trainee and organization see nobody', async () => {
    const trainee = await trainings.newTrainee()
    const id = await trainings.assigned(trainee)
    await app.caughtUp()
    for (const who of [trainee, program.faculty, program.supervisor, program.coordinator]) {
      expect((await of(trainee, who)).body.data.map(one => one.id)).toEqual([id])
    }
    for (const who of [program.otherTrainee, program.stranger]) expect((await of(trainee, who)).status).toBe(404)
    expect((await of({ ...trainee, userId: newId() })).status).toBe(404)
  })
})

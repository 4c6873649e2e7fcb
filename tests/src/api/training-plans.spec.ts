// Training plans and their levels over the whole API: made, put in order, changed, archived, found and told; and whose they are not.
import { systemContext } from '@practicum/command-service/execution/context'
import {
  trainingLevelAggregate,
  trainingNameAggregate,
  trainingPlanAggregate,
} from '@practicum/command-service/features/training-plans/training-plans.aggregates'
import type { BodyInputOf } from '@practicum/shared/contract/row'
import { history } from '@practicum/shared/features/audit/history.contract'
import { findThings } from '@practicum/shared/features/search/search.contract'
import {
  archiveTrainingLevel,
  archiveTrainingPlan,
  createTrainingLevel,
  createTrainingPlan,
  editTrainingPlan,
  orderTrainingLevels,
  renameTrainingLevel,
} from '@practicum/shared/features/training-plans/changing.contract'
import { levelNameId } from '@practicum/shared/features/training-plans/training-names.events'
import {
  getTrainingLevel,
  getTrainingPlan,
  listTrainingLevels,
  listTrainingPlans,
  type TrainingPlanView,
} from '@practicum/shared/features/training-plans/training-plans.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { codesOf, refusedAs } from './harness/browser'
import { foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
let levelId: string
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  levelId = await level()
})
afterAll(() => app.close())

type Body = BodyInputOf<typeof createTrainingPlan>
const keyed = (key?: string) => (key === undefined ? {} : { key })
const by = () => program.coordinator.browser

const makeLevel = (name: string, key?: string, { browser }: Member = program.coordinator) =>
  browser.do(createTrainingLevel, { body: { name }, ...keyed(key) })
const level = async (name = `Level ${newId()}`): Promise<string> => (await makeLevel(name)).body.id
const rename = (id: string, name: string, version?: number, key?: string) =>
  by().do(renameTrainingLevel, {
    params: { id },
    body: { name, ...(version !== undefined && { version }) },
    ...keyed(key),
  })
const archiveLevel = (id: string, archived = true, key?: string) =>
  by().do(archiveTrainingLevel, { params: { id }, body: { archived }, ...keyed(key) })
const levels = async ({ browser }: Member = program.coordinator) => (await browser.get(listTrainingLevels)).body.data

const asked = (changes: Partial<Body> = {}): Body => ({
  ...{ name: `Plan ${newId()}`, level_id: levelId, start_at: '2026-09-01', end_at: '2027-05-31' },
  activity_types: [
    { name: 'Individual therapy', hours: 150, color: 'blue' },
    { name: 'Group supervision', hours: 37.25, color: 'purple' },
  ],
  ...changes,
})
const make = (body: Body = asked(), key?: string, { browser }: Member = program.coordinator) =>
  browser.do(createTrainingPlan, { body, ...keyed(key) })
const plan = async (changes: Partial<Body> = {}): Promise<string> => (await make(asked(changes))).body.id
const edit = (id: string, body: BodyInputOf<typeof editTrainingPlan>, key?: string) =>
  by().do(editTrainingPlan, { params: { id }, body, ...keyed(key) })
const archive = (id: string, archived = true, key?: string) =>
  by().do(archiveTrainingPlan, { params: { id }, body: { archived }, ...keyed(key) })
const shown = async (id: string): Promise<TrainingPlanView> =>
  (await by().get(getTrainingPlan, { params: { id } })).body
const listed = async (query: Readonly<Record<string, string>>, { browser }: Member = program.coordinator) =>
  (await browser.list<TrainingPlanView>(listTrainingPlans, query)).items

const typesOf = async (
  aggregate: typeof trainingLevelAggregate | typeof trainingPlanAggregate,
  id: string,
): Promise<readonly string[]> => {
  const { executor } = app.practicum.services
  const { events } = await executor.loadWhole<unknown, unknown, never>(aggregate as never, id)
  return events.map(({ type }) => type)
}

describe('levels', () => {
  test('PLAN-003 all of them are listed in the order in which they were put, the archived last', async () => {
    const word = newId()
    const [a, b, c, d] = await Promise.all(['a', 'b', 'c', 'd'].map(letter => level(`${word} ${letter}`)))
    const ids = [c, a, d, b] as string[]
    expect((await by().do(orderTrainingLevels, { body: { ids } })).status).toBe(200)
    await archiveLevel(d as string)
    const mine = (await levels()).filter(({ name }) => name.startsWith(word))
    expect(mine.map(({ name }) => name.at(-1))).toEqual(['c', 'a', 'b', 'd'])
    expect(mine.map(({ archived }) => archived)).toEqual([false, false, false, true])
  })

  test('one is made once for one key, and its name is taken until it is archived', async () => {
    const [name, key] = [`Level ${newId()}`, newId()]
    const first = await makeLevel(name, key)
    expect((await makeLevel(name, key)).body).toEqual(first.body)
    expect(refusedAs(await makeLevel(`  ${name.toUpperCase()} `))).toEqual([422, 'name training_plan.name_taken'])
    await archiveLevel(first.body.id)
    const second = await makeLevel(name)
    expect(second.status).toBe(200)
    expect(refusedAs(await archiveLevel(first.body.id, false))).toEqual([422, 'name training_plan.name_taken'])
  })

  test('one name goes to one of many who ask for it at once, and to another organization as well', async () => {
    const name = `Level ${newId()}`
    const made = await Promise.all([1, 2, 3, 4].map(() => makeLevel(name)))
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
    expect((await makeLevel(name, undefined, program.stranger)).status).toBe(200)
  })

  test('a claim of what has gone on without the name gives way to whoever asks for it next', async () => {
    const [id, name] = [await level(), `Level ${newId()}`]
    const claim = { command: () => ({ type: 'Claim' as const, holderId: id, atRevision: 0 }) }
    const stream = levelNameId({ organizationId: program.organizationId, name })
    const { executor } = app.practicum.services
    await executor.execute(trainingNameAggregate, stream, claim, systemContext(newId(), new Date()))
    expect((await makeLevel(name)).status).toBe(200)
    expect(refusedAs(await makeLevel(name))).toEqual([422, 'name training_plan.name_taken'])
  })

  test('renaming frees the old name, is done once, and not from an older form or once it is archived', async () => {
    const [before, after, key] = [`Level ${newId()}`, `Level ${newId()}`, newId()]
    const id = await level(before)
    const first = await rename(id, after, 0, key)
    expect([first.status, first.body]).toEqual([200, { id, version: 1 }])
    expect((await rename(id, after, 0, key)).body).toEqual(first.body)
    expect((await rename(id, after)).body).toEqual(first.body)
    expect((await makeLevel(before)).status).toBe(200)
    expect(refusedAs(await rename(id, before))).toEqual([422, 'name training_plan.name_taken'])
    const older = await rename(id, 'Third', 0)
    expect([older.status, codesOf(older)]).toEqual([409, ['version_conflict']])
    await archiveLevel(id)
    expect(refusedAs(await rename(id, 'Third'))).toEqual([409, 'training_level.archived'])
    const written = ['TrainingLevelCreated', 'TrainingLevelRenamed', 'TrainingLevelArchived']
    expect(await typesOf(trainingLevelAggregate, id)).toEqual(written)
  })

  test('archived and brought back each happen once, and its plans stay', async () => {
    const id = await level()
    const ofIt = await plan({ level_id: id })
    for (const again of [true, true, false, false]) expect((await archiveLevel(id, again)).status).toBe(200)
    const written = ['TrainingLevelCreated', 'TrainingLevelArchived', 'TrainingLevelUnarchived']
    expect(await typesOf(trainingLevelAggregate, id)).toEqual(written)
    const { body } = await by().get(getTrainingLevel, { params: { id } })
    expect(body).toMatchObject({ id, archived: false, plans: 1 })
    expect((await shown(ofIt)).level_id).toBe(id)
  })

  test('where one of them is nobody’s to order, none is put anywhere', async () => {
    const [mine, theirs] = [await level(), (await makeLevel(`Level ${newId()}`, undefined, program.stranger)).body.id]
    for (const id of [theirs, newId()])
      expect((await by().do(orderTrainingLevels, { body: { ids: [mine, id] } })).status).toBe(404)
    expect(await typesOf(trainingLevelAggregate, mine)).toEqual(['TrainingLevelCreated'])
    const again = { body: { ids: [mine, mine] } }
    for (const _time of [1, 2]) expect((await by().do(orderTrainingLevels, again)).status).toBe(200)
    expect(await typesOf(trainingLevelAggregate, mine)).toEqual(['TrainingLevelCreated', 'TrainingLevelPlaced'])
  })
})

describe('plans', () => {
  test('PLAN-001 a plan has its level, its days, its activity types and their sum, and is there at once', async () => {
    const name = `Level ${newId()}`
    const body = asked({ level_id: await level(name) })
    const answer = await make(body)
    expect([answer.status, answer.body]).toEqual([200, { id: expect.any(String), version: 0 }])
    expect(await shown(answer.body.id)).toEqual({
      ...{ id: answer.body.id, name: body.name, archived: false, level_id: body.level_id, level_name: name },
      ...{ start_at: '2026-09-01', end_at: '2027-05-31', total_hours: 187.25 },
      activity_types: body.activity_types?.map(type => ({ id: expect.any(String), ...type })),
      ...{ created_at: expect.any(String), version: 0 },
    })
  })

  test('once for one key; the same name again in another year, and not on the same day', async () => {
    const [body, key] = [asked(), newId()]
    const first = await make(body, key)
    expect((await make(body, key)).body).toEqual(first.body)
    expect(refusedAs(await make(body))).toEqual([422, 'name training_plan.name_taken'])
    expect((await make({ ...body, start_at: '2027-09-01', end_at: '2028-05-31' })).status).toBe(200)
  })

  test('not with an end before its start, hours that are no quarters, a type named twice or of nobody', async () => {
    expect(refusedAs(await make(asked({ end_at: '2026-08-31' })))).toEqual([
      422,
      'end_at training_plan.end_before_start',
    ])
    const type = { name: 'Assessment', hours: 1, color: 'blue' as const }
    for (const hours of [0.1, -1, 20_000.25]) {
      expect((await make(asked({ activity_types: [{ ...type, hours }] }))).status).toBe(422)
    }
    const twice = await make(asked({ activity_types: [type, { ...type, name: 'ASSESSMENT' }] }))
    expect(refusedAs(twice)).toEqual([422, 'activity_types.1.name training_plan.type_repeated'])
    const elses = await make(asked({ activity_types: [{ ...type, id: newId() }] }))
    expect(refusedAs(elses)).toEqual([422, 'activity_types training_plan.type_unknown'])
    const many = Array.from({ length: 41 }, (_none, index) => ({ ...type, name: `Type ${index}` }))
    expect((await make(asked({ activity_types: many }))).status).toBe(422)
    expect((await make(asked({ activity_types: many.slice(1) }))).status).toBe(200)
  })

  test('not of a level that is archived, unknown or of another organization', async () => {
    const archived = await level()
    await archiveLevel(archived)
    const theirs = (await makeLevel(`Level ${newId()}`, undefined, program.stranger)).body.id
    for (const level_id of [archived, theirs, newId()]) {
      expect(refusedAs(await make(asked({ level_id })))).toEqual([422, 'level_id training_level.not_available'])
    }
  })

  test('an edit keeps the types that it names by their ids, once, and what it leaves out is gone', async () => {
    const [id, key] = [await plan(), newId()]
    const before = await shown(id)
    const [therapy] = before.activity_types
    const types = [
      { name: 'Assessment', hours: 12.5, color: 'amber' as const },
      { ...therapy, hours: 160 },
    ]
    const body = { ...asked({ name: before.name }), activity_types: types as Body['activity_types'], version: 0 }
    const first = await edit(id, body, key)
    expect(first.body).toEqual({ id, version: 1 })
    expect((await edit(id, body, key)).body).toEqual(first.body)
    const after = await shown(id)
    expect(after).toMatchObject({ total_hours: 172.5, version: 1 })
    expect(after.activity_types.map(type => type.name)).toEqual(['Assessment', 'Individual therapy'])
    expect(after.activity_types[1]?.id).toBe(therapy?.id)
    const same = { ...body, version: 1, activity_types: [...after.activity_types] }
    expect((await edit(id, same)).body).toEqual({ id, version: 1 })
    expect(await typesOf(trainingPlanAggregate, id)).toEqual(['TrainingPlanCreated', 'TrainingPlanEdited'])
  })

  test('a type of another plan is refused, and an older form is a conflict', async () => {
    const [id, other] = [await plan(), await plan()]
    const { activity_types } = await shown(other)
    const refused = await edit(id, asked({ activity_types: [...activity_types] }))
    expect(refusedAs(refused)).toEqual([422, 'activity_types training_plan.type_unknown'])
    await edit(id, { ...asked(), version: 0 })
    const older = await edit(id, { ...asked(), version: 0 })
    expect([older.status, codesOf(older)]).toEqual([409, ['version_conflict']])
  })

  test('a plan keeps a level that was archived since, and takes the name that another one has left', async () => {
    const level_id = await level()
    const body = asked({ level_id })
    const id = (await make(body)).body.id
    await archiveLevel(level_id)
    expect((await edit(id, { ...body, name: `Plan ${newId()}`, activity_types: [] })).status).toBe(200)
    expect((await make({ ...body, level_id: levelId })).status).toBe(200)
  })

  test('PLAN-002 it is archived and brought back by one toggle, each once, and not changed in between', async () => {
    const [id, key] = [await plan(), newId()]
    const { name } = await shown(id)
    for (const again of [key, key, undefined]) expect((await archive(id, true, again)).status).toBe(200)
    expect((await shown(id)).archived).toBe(true)
    const query = { search: name }
    expect([await listed(query), await listed({ ...query, archived: 'true' })].map(items => items.length)).toEqual([
      0, 1,
    ])
    expect(refusedAs(await edit(id, asked()))).toEqual([409, 'training_plan.archived'])
    for (const again of [newId(), undefined]) expect((await archive(id, false, again)).status).toBe(200)
    expect((await shown(id)).archived).toBe(false)
    const written = ['TrainingPlanCreated', 'TrainingPlanArchived', 'TrainingPlanUnarchived']
    expect(await typesOf(trainingPlanAggregate, id)).toEqual(written)
  })

  test('brought back, it has its name only where no other plan has taken it', async () => {
    const body = asked()
    const id = (await make(body)).body.id
    await archive(id)
    expect((await make(body)).status).toBe(200)
    expect(refusedAs(await archive(id, false))).toEqual([422, 'name training_plan.name_taken'])
  })
})

describe('looking at plans', () => {
  test('the list searches, narrows by level and sorts', async () => {
    const [word, level_id] = [newId(), await level()]
    const types = (hours: number) => [{ name: 'Assessment', hours, color: 'amber' as const }]
    await plan({ name: `${word} b`, level_id, start_at: '2026-01-01', activity_types: types(30) })
    await plan({ name: `${word} a`, level_id, start_at: '2026-02-01', activity_types: types(10) })
    await plan({ name: `${word} c`, start_at: '2026-03-01', activity_types: types(20) })
    const named = async (query: Readonly<Record<string, string>>) =>
      (await listed({ search: word, order: 'asc', ...query })).map(({ name }) => name.at(-1))
    expect(await named({})).toEqual(['b', 'a', 'c'])
    expect(await named({ sort: 'name' })).toEqual(['a', 'b', 'c'])
    expect(await named({ sort: 'total_hours' })).toEqual(['a', 'c', 'b'])
    expect(await named({ level_id })).toEqual(['b', 'a'])
  })

  test('search finds it for coordinators, and its history tells levels and types by their names', async () => {
    const [word, name] = [`Zwischenjahr${newId().slice(-6)}`, `Level ${newId()}`]
    const level_id = await level(name)
    const id = await plan({ name: word, level_id })
    await edit(id, asked({ name: word, level_id, activity_types: [] }))
    await app.caughtUp()
    const found = async ({ browser }: Member) =>
      (await browser.get(findThings, { query: { q: word } })).body.flatMap(({ things }) => things)
    expect(await found(program.coordinator)).toMatchObject([{ id, title: word, detail: name, on: '2026-09-01' }])
    expect(await found(program.faculty)).toEqual([])
    const { body } = await by().get(history, { params: { subject: 'trainingplan', id } })
    const told = body.entries.flatMap(({ changes }) => changes)
    expect(told).toContainEqual({ field: 'level', before: null, after: name })
    const types = ['Individual therapy 150', 'Group supervision 37.25']
    expect(told).toContainEqual({ field: 'activityTypes', before: types, after: [] })
  })

  test('of another organization nothing is seen', async () => {
    const id = await plan()
    const { name } = await shown(id)
    await app.caughtUp()
    const { browser } = program.stranger
    expect((await browser.get(getTrainingPlan, { params: { id } })).status).toBe(404)
    expect((await browser.get(getTrainingLevel, { params: { id: levelId } })).status).toBe(404)
    expect(await listed({ search: name }, program.stranger)).toEqual([])
    expect((await levels(program.stranger)).map(one => one.id)).not.toContain(levelId)
  })
})

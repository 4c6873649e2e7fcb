// Search over the whole API: each finds what their lists and pickers show them, by beginnings of words, and nothing else.
import type { FoundThing } from '@practicum/shared/contract/found'
import { createMeeting } from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import { FOUND_SHOWN, findThings, recentThings } from '@practicum/shared/features/search/search.contract'
import { createTask, editTask } from '@practicum/shared/features/tasks/tasks.contract'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { newPlacement } from './harness/placing'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
let placementId: string
let taskId: string
let meetingId: string

const soon = new Date(Date.now() + 86_400_000).toISOString()

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  const { coordinator, supervisor, trainee } = program
  const body = { description: 'Read the Übergabe of José, then reflect', assignee: trainee.picked }
  taskId = (await coordinator.browser.do(createTask, { body })).body.id
  const hidden = { ...body, start_at: addDays(dateIn('America/Los_Angeles', new Date()), 3) }
  await coordinator.browser.do(createTask, { body: hidden })
  const plan = { title: 'Reflecting team', schedule_type: 2 as const, start_at: soon, duration: 50 }
  meetingId = (await supervisor.browser.do(createMeeting, { body: { ...plan, users: [trainee.picked] } })).body.id
  placementId = await newPlacement(app, program)
  await app.caughtUp()
})
afterAll(() => app.close())

const found = async ({ browser }: Member, q: string): Promise<Readonly<Record<string, readonly string[]>>> => {
  const { body } = await browser.get(findThings, { query: { q } })
  return Object.fromEntries(body.map(({ kind, things }) => [kind, things.map(({ title }) => title)]))
}

const TASK = 'Read the Übergabe of José, then reflect'

test('everybody finds what they see of the same things, and a stranger and an admin nothing of them', async () => {
  const { coordinator, faculty, supervisor, trainee, otherTrainee, stranger, admin } = program
  const all = await Promise.all(
    [coordinator, faculty, supervisor, trainee, otherTrainee, stranger, admin].map(one => found(one, 'refl')),
  )
  expect(all).toEqual([
    { task: [TASK, TASK] },
    {},
    { meeting: ['Reflecting team'] },
    { task: [TASK], meeting: ['Reflecting team'] },
    {},
    {},
    {},
  ])
})

test('a placement is found by its trainee, its supervisor and its site, by those who are part of it', async () => {
  const { coordinator, faculty, supervisor, trainee, otherTrainee, stranger, admin } = program
  for (const q of ['ana ruiz', 'simone', 'bayv', 'ruiz bayview']) {
    const of = async (member: Member) => (await found(member, q)).placement
    expect([q, await of(coordinator), await of(faculty), await of(supervisor), await of(trainee)]).toEqual([
      q,
      ['Ana Ruiz'],
      ['Ana Ruiz'],
      ['Ana Ruiz'],
      ['Ana Ruiz'],
    ])
    expect([q, await of(otherTrainee), await of(stranger), await of(admin)]).toEqual([
      q,
      undefined,
      undefined,
      undefined,
    ])
  }
  expect((await found(coordinator, 'ruiz elsewhere')).placement).toBeUndefined()
})

test('people are whom the picker offers: a trainee finds those who guide them and themselves', async () => {
  const { coordinator, trainee, stranger } = program
  expect((await found(coordinator, 'ben cast')).person).toEqual(['Ben Castellan'])
  expect((await found(trainee, 'ben cast')).person).toBeUndefined()
  expect((await found(trainee, 'clara')).person).toEqual(['Clara Whitfield'])
  expect((await found(stranger, 'ana')).person).toBeUndefined()
})

test('whoever runs the platform finds accounts by name or address, and organizations; nobody else does', async () => {
  const { coordinator, trainee, admin } = program
  const name = 'Ana Ruiz'
  const { email } = trainee
  const [of] = (await admin.browser.get(findThings, { query: { q: email } })).body.filter(({ kind }) => kind === 'user')
  expect(of?.things).toEqual([expect.objectContaining({ title: name, detail: email, person: null })])
  expect((await found(admin, name)).user).toContain(name)
  const end = program.organizationId.slice(-4)
  expect((await found(admin, `org ${end}`)).organization).toEqual([`Organization ${end}`])
  expect((await found(admin, 'org nowhere')).organization).toBeUndefined()
  const [account] = of?.things ?? []
  const things = `user:${account?.id},organization:${program.organizationId}`
  const pages = async ({ browser }: Member) =>
    (await browser.get(recentThings, { query: { things } })).body.map(({ page }) => page)
  expect(await pages(admin)).toEqual([
    `/admin/users/edit/${account?.id}`,
    `/admin/organizations/edit/${program.organizationId}`,
  ])
  for (const one of [coordinator, trainee]) {
    expect(Object.keys(await found(one, `${name} ${email}`))).not.toContain('user')
    expect(Object.keys(await found(one, 'org'))).not.toContain('organization')
    expect(await pages(one)).toEqual([])
  }
})

test('accents and capitals make no difference, words are found by their beginnings, and all of them have to be there', async () => {
  const { trainee } = program
  for (const q of ['ubergabe', 'ÜBERGABE jose', 'JOSÉ', 'then   read', 'reflect!'])
    expect([q, (await found(trainee, q)).task]).toEqual([q, [TASK]])
  for (const q of ['bergabe', 'jose nothing', 'reads']) expect([q, await found(trainee, q)]).toEqual([q, {}])
})

test('signs that mean something to a database are no words', async () => {
  const { trainee } = program
  for (const q of ['%', '_', "'", '\\', ':*', '&|!', '<->', "' or 1=1 --", '']) {
    const answer = await trainee.browser.get(findThings, { query: { q } })
    expect([q, answer.status]).toEqual([q, 200])
  }
  expect(await found(trainee, "jose':* | clara")).toEqual({})
})

test('a task is found by what it says now', async () => {
  const { coordinator, trainee } = program
  const body = { description: 'Quokka', assignee: trainee.picked }
  const { id, version } = (await coordinator.browser.do(createTask, { body })).body
  expect((await found(coordinator, 'quok')).task).toEqual(['Quokka'])
  const edited = { description: 'Wombat', due_date: null, start_at: null, version }
  expect((await coordinator.browser.do(editTask, { params: { id }, body: edited })).status).toBe(200)
  expect([await found(coordinator, 'quok'), (await found(coordinator, 'womb')).task]).toEqual([{}, ['Wombat']])
})

test('so many are shown, the newest first, and that there are more is said', async () => {
  const { coordinator, otherTrainee } = program
  for (let number = 1; number <= FOUND_SHOWN + 1; number++) {
    const body = { description: `Axolotl ${number}`, assignee: otherTrainee.picked }
    await coordinator.browser.do(createTask, { body })
  }
  await app.caughtUp()
  const [few] = (await otherTrainee.browser.get(findThings, { query: { q: 'axo' } })).body
  expect([few?.things.map(({ title }) => title), few?.more]).toEqual([
    [6, 5, 4, 3, 2].map(number => `Axolotl ${number}`),
    true,
  ])
  const [all] = (await otherTrainee.browser.get(findThings, { query: { q: 'axo', limit: '20' } })).body
  expect([all?.things.length, all?.more]).toEqual([6, false])
})

test('what was opened before is called as it is now, in the order asked for, and what one may not see is left out', async () => {
  const { trainee, otherTrainee, stranger } = program
  const things = `meeting:${meetingId},task:${newId()},task:${taskId},placement:${placementId},nothing:${newId()}`
  const of = async ({ browser }: Member): Promise<readonly (FoundThing & { readonly kind: string })[]> =>
    (await browser.get(recentThings, { query: { things } })).body
  expect((await of(trainee)).map(({ kind, title, page }) => [kind, title, page])).toEqual([
    ['meeting', 'Reflecting team', `/livesessions/${meetingId}`],
    ['task', TASK, `/tasks/assigned/${taskId}`],
    ['placement', 'Ana Ruiz', `/applications/${placementId}`],
  ])
  expect([await of(otherTrainee), await of(stranger)]).toEqual([[], []])
})

test.each(['task', 'task:1', "task:' or true", `Task:${newId()}`, `task:${newId()},`])(
  '%s names no thing',
  async things => {
    expect((await program.trainee.browser.send('GET', recentThings.path, { query: { things } })).status).toBe(422)
  },
)

test('somebody who is no longer there is not found', async () => {
  const { coordinator, organizationId } = program
  const leaver = await enrol(app, { role: 'trainee', organizationId, name: 'Zebulon Ypsilanti' })
  await app.caughtUp()
  expect((await found(coordinator, 'zebu')).person).toEqual(['Zebulon Ypsilanti'])
  await app.practicum.databases.project.query(
    `update read.position set position_status = 'archived' where position_id = $1`,
    [leaver.positionId],
  )
  expect((await found(coordinator, 'zebu')).person).toBeUndefined()
})

describe('among more tasks than are looked at one by one', () => {
  let many: TestProgram
  beforeAll(async () => {
    many = await foundProgram(app)
    const { coordinator, trainee, otherTrainee } = many
    const given: readonly (readonly [string, Member])[] = [
      ['Gentoo', trainee],
      ['Gentoo', otherTrainee],
      ['Adelie chinstrap', trainee],
      ['Adelie', trainee],
      ['Chinstrap', trainee],
    ]
    for (const [description, { picked: assignee }] of given) {
      await coordinator.browser.do(createTask, { body: { description, assignee } })
    }
    await app.caughtUp()
    await copiedTasks(many, ['Adelie', 'Chinstrap'])
  })

  /** Of each as many as are looked at. */
  async function copiedTasks({ trainee }: TestProgram, descriptions: readonly string[]): Promise<void> {
    const { pool } = app.database
    const { rows } = await pool.query<{ names: string }>(
      `select string_agg(format('%I', column_name), ', ') as names from information_schema.columns
       where table_schema = 'read' and table_name = 'task' and is_generated = 'NEVER' and column_name not in ('task_id', 'together_id')`,
    )
    const [{ names } = { names: '' }] = rows
    await pool.query(
      `insert into read.task (task_id, together_id, ${names})
       select gen_random_uuid(), gen_random_uuid(), ${names} from read.task, generate_series(1, 2000)
       where assignee_id = $1 and description = any($2)`,
      [trainee.userId, descriptions],
    )
    await pool.query('analyze read.task')
  }

  test.each([
    ['a word that hardly any has', 'gent', 'Gentoo'],
    ['words that all have, and one has both', 'adel chin', 'Adelie chinstrap'],
  ])('%s is found by whoever sees it, and by nobody else', async (_what, q, title) => {
    const { coordinator, trainee, otherTrainee, stranger } = many
    const seen = [coordinator, trainee, otherTrainee, stranger].map(
      async one => (await found(one, q)).task?.length ?? 0,
    )
    expect((await found(trainee, q)).task).toEqual([title])
    expect(await Promise.all(seen)).toEqual(title === 'Gentoo' ? [2, 1, 1, 0] : [1, 1, 0, 0])
  })
})

// Imports among each other, and as they end: whose turn it is, what a cancel counts, and what is told of rows that failed.
import type { Importable } from '@practicum/command-service/execution/feature'
import { importSchedule } from '@practicum/command-service/features/imports/imports.schedule'
import { siteImportable } from '@practicum/command-service/features/supervision-sites/supervision-sites.importing'
import { Unavailable } from '@practicum/infra/availability/unavailable'
import { importCandidates } from '@practicum/projections/features/imports/imports.running'
import { exportPathOf } from '@practicum/shared/contract/columns'
import { type ImportFailureView, listImportFailures } from '@practicum/shared/features/imports/imports.contract'
import { cancelImport, startImport } from '@practicum/shared/features/imports/starting.contract'
import { recentNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import { archivePosition } from '@practicum/shared/features/users/account-intents.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import * as importing from './harness/importing'
import { ended, failed, proceed, read, SITES, sitesFile, standing, undisturbed, workOf } from './harness/importing'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { send } from './harness/sending'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  program = await foundProgram(app)
})
afterAll(() => app.close())

const rows = (count: number): string => sitesFile(count, at => `Site ${at},${at === 2 ? 'Atlantis' : 'CA'}`)
const begin = async (by: Member, bytes: string): Promise<string> =>
  (await importing.begin(by, bytes, { kind: 'sites', columns: SITES })).body.id
const cancel = async ({ browser }: Member, id: string) => (await browser.do(cancelImport, { params: { id } })).status
const archived = async ({ browser }: Member, { userId, positionId }: Member) =>
  (await browser.do(archivePosition, { params: { id: userId, position_id: positionId } })).status
const told = async ({ browser }: Member) => (await browser.get(recentNotifications)).body.data.map(one => one.message)
const scheduleWith = (importRow: Importable['importRow']) =>
  importSchedule(
    app.practicum.services,
    { importables: { sites: { ...siteImportable, importRow } } },
    importCandidates(app.database.pool),
  )
/** As the process runs it, with rows that are added otherwise. */
const runWith = (importRow: Importable['importRow']) => scheduleWith(importRow).run(new Date())
/** Once there is something. */
const heard = (member: Member) =>
  eventually(
    () => told(member),
    messages => messages.length > 0,
  )

test('organizations take turns, and each has one import under way at a time', () =>
  undisturbed(app, async () => {
    const { coordinator } = program
    const other = (await foundProgram(app)).coordinator
    const large = await begin(coordinator, rows(350))
    const later = await begin(coordinator, rows(3))
    const small = await begin(other, rows(120))
    await app.caughtUp()
    const seen: string[] = []
    const noting: Importable['importRow'] = (services, values, row) => {
      const id = row.context.commandId.slice('import-'.length, 'import-'.length + large.length)
      if (seen.at(-1) !== id) seen.push(id)
      return siteImportable.importRow(services, values, row)
    }
    await runWith(noting)
    await app.caughtUp()
    await runWith(noting)
    // A hundred rows each: the small one is done long before the large one, the one behind the large one after it.
    expect(seen).toEqual([large, small, large, small, large, later])
    await app.caughtUp()
    for (const [by, id] of [
      [coordinator, large],
      [coordinator, later],
      [other, small],
    ] as const)
      expect((await read(by, id)).status).toBe('done')
  }))

test('an import for which a server is away keeps no other organization waiting', () =>
  undisturbed(app, async () => {
    const { coordinator } = program
    const other = (await foundProgram(app)).coordinator
    const [broken, whole] = [await begin(coordinator, rows(1)), await begin(other, rows(3))]
    await app.caughtUp()
    const schedule = scheduleWith(async (services, values, row) => {
      if (row.by.organizationId === program.organizationId) throw new Unavailable('the server is away')
      return siteImportable.importRow(services, values, row)
    })
    for (let time = 0; time < 2; time++) await expect(schedule.run(new Date())).rejects.toThrow('is away')
    expect(await standing(app, whole)).toMatchObject({ status: 'done' })
    expect(await standing(app, broken)).toMatchObject({ status: 'running', upTo: 0 })
    await proceed(workOf(app), broken)
  }))

test.each([
  ['cancelled', ({ coordinator }: TestProgram, id: string) => cancel(coordinator, id)],
  ['stopped', ({ admin, coordinator }: TestProgram) => archived(admin, coordinator)],
] as const)('%s after a crash, what the crash had added is counted, and nothing is asked again', (status, end) =>
  undisturbed(app, async () => {
    const { coordinator, organizationId } = program
    const colleague = await enrol(app, { role: 'coordinator', organizationId })
    const id = await begin(coordinator, rows(120).replace('Site 60,CA', 'Site 60,Atlantis'))
    let left = 70
    const breaking: Importable['importRow'] = (...row) => {
      if (left-- === 0) throw new Error('the process ended')
      return siteImportable.importRow(...row)
    }
    await expect(proceed(workOf(app, breaking), id)).rejects.toThrow('the process ended')
    expect(await standing(app, id)).toMatchObject({ status: 'running', upTo: 50 })
    expect([await end(program, id), await end(program, id)]).toEqual([200, 200])
    await app.caughtUp()
    expect(await read(colleague, id)).toMatchObject({ rows_done: 50, ended_at: null })
    const asked: string[] = []
    const asking: Importable['importRow'] = (_services, { name = '' }) => {
      asked.push(name)
      return Promise.resolve(undefined)
    }
    await proceed(workOf(app, asking), id)
    expect(await ended(colleague, id)).toMatchObject({ status, rows_done: 70, added: 68, failed: 2 })
    expect(asked).toEqual([])
    await app.caughtUp()
    expect((await failed(colleague, id)).map(({ row, code }) => [row, code])).toEqual([
      [3, 'contact.state_unknown'],
      [61, 'import.unexpected'],
    ])
  }),
)

test('a colleague who cancels one is named to whoever began it; who cancels their own is told nothing', async () => {
  const { coordinator, organizationId } = program
  const colleague = await enrol(app, { role: 'coordinator', organizationId, name: 'Cora Bell' })
  await undisturbed(app, async () => {
    const [first, second] = [await begin(coordinator, rows(3)), await begin(coordinator, rows(3))]
    await app.caughtUp()
    expect(await cancel(colleague, first)).toBe(200)
    expect(await cancel(coordinator, second)).toBe(200)
  })
  expect(await heard(coordinator)).toEqual(['Cora Bell cancelled the import of sites.csv'])
})

test('whoever began one is told when rows of it have failed', async () => {
  const { coordinator } = program
  await ended(coordinator, await begin(coordinator, rows(3)))
  expect(await heard(coordinator)).toEqual(['The import of sites.csv is done, but for rows that failed'])
})

test('a failed row is known by what it says, also in a file, in the language of whoever takes it', async () => {
  const { coordinator } = program
  const id = await begin(coordinator, rows(3))
  await ended(coordinator, id)
  await app.caughtUp()
  expect(await failed(coordinator, id)).toMatchObject([{ row: 3, said: 'Site 2', field: 'state_id' }])
  const of = (language: string) =>
    coordinator.browser.send('GET', exportPathOf(listImportFailures), {
      query: { format: 'csv', import_id: id },
      headers: { 'accept-language': language },
    })
  expect(String((await of('en')).body)).toMatch(/Site 2.*State.*is not in this country/)
  expect(String((await of('es')).body)).toMatch(/Site 2.*Estado.*no está en este país/)
  // Of all imports of the organization together, and of no other one.
  expect((await coordinator.browser.list<ImportFailureView>(listImportFailures)).items).toHaveLength(1)
  const other = (await foundProgram(app)).coordinator
  expect((await other.browser.list<ImportFailureView>(listImportFailures)).items).toEqual([])
})

test('a row that fails unexpectedly every time is noted as failed after five tries, and the rest goes on', () =>
  undisturbed(app, async () => {
    const { coordinator } = program
    const id = await begin(coordinator, 'Name,State\nOne,CA\nBroken,CA\nThree,CA\n')
    await app.caughtUp()
    const broken: Importable['importRow'] = (services, values, row) => {
      if (values.name === 'Broken') throw new Error('it always throws')
      return siteImportable.importRow(services, values, row)
    }
    const schedule = scheduleWith(broken)
    for (let time = 1; time < 5; time++) await expect(schedule.run(new Date())).rejects.toThrow('it always throws')
    await schedule.run(new Date())
    expect(await ended(coordinator, id)).toMatchObject({ status: 'done', added: 2, failed: 1 })
    await app.caughtUp()
    expect(await failed(coordinator, id)).toMatchObject([
      { row: 3, said: 'Broken', field: '', code: 'import.unexpected' },
    ])
  }))

test('a failed row that holds what cannot be stored is known by the rest of it', async () => {
  const { coordinator } = program
  // A pair of which the first half is the last that is kept.
  const name = `Bay\u0000view\u0007 ${'x'.repeat(71)}\u{1f600}`
  const id = await begin(coordinator, `Name,State\nSite,CA,${'x'.repeat(5000)}\n${name},Atlantis\n`)
  expect(await ended(coordinator, id)).toMatchObject({ status: 'done', added: 1, failed: 1 })
  await app.caughtUp()
  expect(await failed(coordinator, id)).toMatchObject([{ row: 3, said: `Bayview ${'x'.repeat(71)}\ufffd` }])
})

test('a file that belongs to another import already is refused, and the first one keeps it', async () => {
  const { coordinator } = program
  const uuid = newId()
  await send(coordinator, { uuid, filename: 'sites.csv', bytes: rows(3) })
  const ask = (key: string) =>
    coordinator.browser.do(startImport, { body: { kind: 'sites', upload_uuid: uuid, columns: SITES }, key })
  await undisturbed(app, async () => {
    const key = newId()
    const first = await ask(key)
    expect(codesOf(await ask(newId()))).toEqual(['import.file_taken'])
    expect((await ask(key)).body.id).toBe(first.body.id)
    await proceed(workOf(app), first.body.id)
    expect(await standing(app, first.body.id)).toMatchObject({ status: 'done' })
  })
})

// Imports of sites over the whole API: what a file must be, what becomes of its rows, and that nothing is added twice.
import { systemContext } from '@practicum/command-service/execution/context'
import type { Importable } from '@practicum/command-service/execution/feature'
import { importAggregate } from '@practicum/command-service/features/imports/imports.aggregate'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { siteImportable } from '@practicum/command-service/features/supervision-sites/supervision-sites.importing'
import { exportPathOf } from '@practicum/shared/contract/columns'
import { history } from '@practicum/shared/features/audit/history.contract'
import { getImport, type ImportView, listImports } from '@practicum/shared/features/imports/imports.contract'
import { cancelImport, startImport } from '@practicum/shared/features/imports/starting.contract'
import { recentNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import { similarSites } from '@practicum/shared/features/supervision-sites/asking.contract'
import { SITE_COLUMNS } from '@practicum/shared/features/supervision-sites/site-columns'
import { createSiteTag, listSiteTags } from '@practicum/shared/features/supervision-sites/site-tags.contract'
import { listSites, type SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { archivePosition } from '@practicum/shared/features/users/account-intents.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import * as importing from './harness/importing'
import { ended, failed, proceed, read, SITES, sitesFile } from './harness/importing'
import { foundProgram, type Member, type TestProgram } from './harness/program'
import { send } from './harness/sending'
import { asked, SiteCalls } from './harness/sites'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
})
beforeEach(async () => {
  program = await foundProgram(app)
})
afterAll(() => app.close())

const MANY = { per_page: '100' }
const TWO = 'Name,State\nBayview Clinic,California\nHillside Center,CA\n'

const begin = (by: Member, bytes: string, { filename = 'sites.csv', columns = SITES as object } = {}) =>
  importing.begin(by, bytes, { kind: 'sites', filename, columns })
const sites = async ({ browser }: Member) => (await browser.list<SiteView>(listSites, MANY)).items
/** Of all pages. */
async function siteNames({ browser }: Member): Promise<string[]> {
  await app.caughtUp()
  const pages = ['1', '2'].map(page => browser.list<SiteView>(listSites, { ...MANY, page }))
  return (await Promise.all(pages)).flatMap(({ items }) => items.map(({ name }) => name)).sort()
}
const numbered = (count: number): string[] => Array.from({ length: count }, (_site, at) => `Site ${at + 1}`).sort()

const undisturbed = (work: () => Promise<void>) => importing.undisturbed(app, work)
const workNow = (importRow?: Importable['importRow']) => importing.workOf(app, importRow)
const standing = (id: string) => importing.standing(app, id)

test('SITE-010: rows become sites as a coordinator adds them, and those that do not say why', async () => {
  const { coordinator } = program
  const bad = (at: number): boolean => at % 20 === 0
  const text = sitesFile(300, at => `Site ${at},${bad(at) ? 'Atlantis' : 'California'}`)
  const { id } = (await begin(coordinator, text)).body
  expect(await ended(coordinator, id)).toMatchObject({
    ...{ kind: 'sites', filename: 'sites.csv', status: 'done', rows: 300, rows_done: 300, added: 285, failed: 15 },
  })
  await app.caughtUp()
  const failures = await failed(coordinator, id)
  expect(failures.map(({ row, field, code }) => [row, field, code])).toEqual(
    Array.from({ length: 15 }, (_failure, at) => [(at + 1) * 20 + 1, 'state_id', 'contact.state_unknown']),
  )
  expect(failures.filter(({ reason }) => reason === '')).toEqual([])
  const [one] = await sites(coordinator)
  expect(one).toMatchObject({ status: 'approved', published: true, country_code: 'US', state_id: 'US-CA' })
  expect(one).toMatchObject({ supervisors: [], creator: { id: coordinator.userId } })
})

test('the same file again adds nothing: each of its sites is there', async () => {
  const { coordinator } = program
  await ended(coordinator, (await begin(coordinator, TWO)).body.id)
  const { id } = (await begin(coordinator, TWO)).body
  expect(await ended(coordinator, id)).toMatchObject({ added: 0, failed: 2 })
  await app.caughtUp()
  expect((await failed(coordinator, id)).map(({ code }) => code)).toEqual(['site.duplicate', 'site.duplicate'])
})

test('everything that a site has can stand in a file, by names or codes, between semicolons, after a mark', async () => {
  const { coordinator } = program
  const headings = Object.fromEntries(
    Object.keys(SITE_COLUMNS).map(field => [field, field === 'name' ? 'Site; name' : `The ${field}`] as const),
  )
  const whole = {
    ...{ name: 'Bay "view"; north', department: 'Youth', street: '1 Calle Mayor', city: 'Madrid', county: 'Centro' },
    ...{ state_id: 'Madrid', country_code: 'Spain', zip: '28013', office_phone: '+34 912 345 678' },
    ...{ website: 'https://bayview.example', contact_name: 'Ana Ruiz', contact_email: 'ana@bayview.example' },
    accepting_trainees: 'no',
  }
  const quoted = (cells: readonly string[]): string => cells.map(cell => `"${cell.replaceAll('"', '""')}"`).join(';')
  const row = (said: Partial<typeof whole>): string =>
    quoted(Object.keys(SITE_COLUMNS).map(field => ({ ...said })[field as keyof typeof whole] ?? ''))
  const text = [
    `\uFEFF${quoted(Object.values(headings))}`,
    row(whole),
    row({ name: 'Second', state_id: 'US-NY', accepting_trainees: 'maybe' }),
    ';;;;',
    row({ state_id: 'CA' }),
    row({ name: 'Fourth', state_id: 'Atlantis' }),
  ].join('\r\n')
  const { id } = (await begin(coordinator, text, { columns: headings })).body
  expect(await ended(coordinator, id)).toMatchObject({ status: 'done', rows: 4, added: 1, failed: 3 })
  await app.caughtUp()
  expect((await failed(coordinator, id)).map(({ row, field, code }) => [row, field, code])).toEqual([
    // As a spreadsheet numbers them: the headings are row 1, and one is empty.
    [3, 'accepting_trainees', 'import.yes_or_no'],
    [5, 'name', 'import.value_required'],
    [6, 'state_id', 'contact.state_unknown'],
  ])
  expect(await sites(coordinator)).toEqual([
    expect.objectContaining({
      ...{ ...whole, state_id: 'ES-MD', country_code: 'ES', accepting_trainees: false },
      ...{ office_phone: '+34912345678', website: 'https://bayview.example/' },
    }),
  ])
})

test('a state is found by its name without accents, by the part of it that people say, or by its code', async () => {
  const { coordinator } = program
  const expected: readonly (readonly [string, string | undefined])[] = [
    ['Michoacan,Mexico', 'MX-MIC'],
    ['NUEVO LEON,México', 'MX-NLE'],
    ['mexico,MX', 'MX-MEX'],
    ['Madrid,Spain', 'ES-MD'],
    ['Comunidad de Madrid,Spain', 'ES-MD'],
    ['Castilla,Spain', undefined],
    ['Castilla y Leon,Spain', 'ES-CL'],
    ['Sofia,Bulgaria', 'BG-23'],
    ['BY,Germany', 'DE-BY'],
    ['de-by,Germany', 'DE-BY'],
    ['Québec,Canada', 'CA-QC'],
    ['West,', undefined],
    ['ny,', 'US-NY'],
  ]
  const text = ['Name,State,Country', ...expected.map(([place], at) => `Site ${at},${place}`)].join('\n')
  const { id } = (await begin(coordinator, text, { columns: { ...SITES, country_code: 'Country' } })).body
  const known = expected.filter(([_place, state]) => state !== undefined).length
  expect(await ended(coordinator, id)).toMatchObject({ added: known, failed: expected.length - known })
  await app.caughtUp()
  const found = new Map((await sites(coordinator)).map(({ name, state_id }) => [name, state_id]))
  expect(expected.map(([place], at) => [place, found.get(`Site ${at}`)])).toEqual(expected)
})

describe('what cannot be imported is said before anything is', () => {
  const wrong: readonly (readonly [string, string, object])[] = [
    ['import.empty', 'Name,State\n', {}],
    ['import.unreadable', 'Name,State\n"Bay"view,CA\n', {}],
    ['import.heading_unknown', 'Title,State\nBayview,CA\n', {}],
    ['import.field_required', TWO, { columns: { name: 'Name' } }],
    ['import.field_unknown', TWO, { columns: { ...SITES, status: 'State' } }],
    ['import.field_unknown', TWO, { columns: { ...SITES, constructor: 'State' } }],
    ['import.not_csv', TWO, { filename: 'sites.txt' }],
    ['import.too_many_rows', sitesFile(20_001, at => `S${at},CA`), {}],
  ]
  test.each(wrong)('%s', async (code, text, options) => {
    const answer = await begin(program.coordinator, text, options)
    expect([answer.status, codesOf(answer)]).toEqual([422, [code]])
  })

  test('SITE-011, UPLOAD-011, D2UI-005: more than 10 MB', async () => {
    const row = `Bayview ${'x'.repeat(1000)},CA\n`
    const text = `Name,State\n${row.repeat(Math.ceil((10 * 1024 * 1024) / row.length))}`
    expect(codesOf(await begin(program.coordinator, text))).toEqual(['import.too_large'])
    const { status, body } = await begin(program.coordinator, text.slice(0, 10 * 1024 * 1024 - 10))
    expect(status).toBe(200)
    // Nobody waits for its rows.
    await program.coordinator.browser.do(cancelImport, { params: { id: body.id } })
  })

  test('a file of somebody else, or of nobody, and a kind that there is not', async () => {
    const { coordinator, supervisor } = program
    const uuid = newId()
    await send(supervisor, { uuid, filename: 'sites.csv', bytes: TWO })
    const ask = (kind: string, upload_uuid: string) =>
      coordinator.browser.do(startImport, { body: { kind, upload_uuid, columns: SITES } })
    const answers = [await ask('sites', uuid), await ask('sites', newId()), await ask('moons', uuid)]
    expect(answers.flatMap(codesOf)).toEqual(['upload.unknown', 'upload.unknown', 'import.kind_unknown'])
  })
})

test('asked twice with one key, it is one import, also when it has ended', async () => {
  const { browser } = program.coordinator
  const uuid = newId()
  await send(program.coordinator, { uuid, filename: 'sites.csv', bytes: TWO })
  const options = { body: { kind: 'sites', upload_uuid: uuid, columns: SITES }, key: newId() }
  const first = await browser.do(startImport, options)
  await ended(program.coordinator, first.body.id)
  expect((await browser.do(startImport, options)).body.id).toBe(first.body.id)
  const stream = await app.practicum.store.readStream(`import-${first.body.id}`)
  expect(stream.events.filter(({ type }) => type === 'ImportStarted')).toHaveLength(1)
})

test('what broke off in the middle of a part goes on, and each row is added once', () =>
  undisturbed(async () => {
    const { coordinator } = program
    const { id } = (
      await begin(
        coordinator,
        sitesFile(120, at => `Site ${at},CA`),
      )
    ).body
    let left = 70
    const breaking: Importable['importRow'] = (...row) => {
      if (left-- === 0) throw new Error('the process ended')
      return siteImportable.importRow(...row)
    }
    await expect(proceed(workNow(breaking), id)).rejects.toThrow('the process ended')
    expect(await standing(id)).toMatchObject({ status: 'running', upTo: 50 })
    expect(await siteNames(coordinator)).toEqual(numbered(70))
    // Two at once, besides: whoever comes later finds what is done.
    await Promise.all([proceed(workNow(), id), proceed(workNow(), id)])
    expect(await ended(coordinator, id)).toMatchObject({ status: 'done', added: 120, failed: 0, rows_done: 120 })
    expect(await siteNames(coordinator)).toEqual(numbered(120))
  }))

test('a process that is to stop leaves the rest to the next one', async () => {
  const { coordinator } = program
  const stopping = new AbortController()
  const running: string[] = []
  await undisturbed(async () => {
    const { id } = (
      await begin(
        coordinator,
        sitesFile(120, at => `Site ${at},CA`),
      )
    ).body
    running.push(id)
    let left = 20
    const work = workNow((...row) => {
      if (--left === 0) stopping.abort()
      return siteImportable.importRow(...row)
    })
    await proceed({ ...work, stopped: stopping.signal }, id)
    expect(await standing(id)).toMatchObject({ status: 'running', upTo: 50 })
    expect(await siteNames(coordinator)).toEqual(numbered(50))
  })
  const [id = ''] = running
  expect(await ended(coordinator, id)).toMatchObject({ status: 'done', added: 120, failed: 0 })
  expect(await siteNames(coordinator)).toEqual(numbered(120))
})

test('cancelled, it goes no further, and what is added stays', async () => {
  const { coordinator } = program
  await undisturbed(async () => {
    const { id } = (
      await begin(
        coordinator,
        sitesFile(120, at => `Site ${at},CA`),
      )
    ).body
    const cancel = async () => (await coordinator.browser.do(cancelImport, { params: { id } })).status
    let left = 20
    const answers: number[] = []
    const work = workNow(async (...row) => {
      if (--left === 0) answers.push(await cancel(), await cancel())
      return siteImportable.importRow(...row)
    })
    await proceed(work, id)
    await proceed(workNow(), id)
    expect(answers).toEqual([200, 200])
    expect(await ended(coordinator, id)).toMatchObject({ status: 'cancelled', rows: 120 })
    await app.caughtUp()
    expect(await read(coordinator, id)).toMatchObject({ rows_done: 20, added: 20, failed: 0 })
    expect(await siteNames(coordinator)).toEqual(numbered(20))
  })
  const done = (await begin(coordinator, TWO)).body.id
  await ended(coordinator, done)
  expect(codesOf(await coordinator.browser.do(cancelImport, { params: { id: done } }))).toEqual(['import.ended'])
})

test('nobody else sees one: not of another role, not of another organization', async () => {
  const { coordinator, supervisor, stranger } = program
  const { id } = (await begin(coordinator, 'Name,State\nBayview,Atlantis\n')).body
  await ended(coordinator, id)
  await app.caughtUp()
  expect((await failed(coordinator, id)).length).toBe(1)
  const other = (await foundProgram(app)).coordinator
  expect((await other.browser.get(getImport, { params: { id } })).status).toBe(404)
  expect((await other.browser.do(cancelImport, { params: { id } })).status).toBe(404)
  expect((await other.browser.get(history, { params: { subject: 'import', id } })).status).toBe(404)
  expect(await failed(other, id)).toEqual([])
  expect((await other.browser.list<ImportView>(listImports)).items).toEqual([])
  expect((await supervisor.browser.get(getImport, { params: { id } })).status).toBe(403)
  expect([403, 404]).toContain((await stranger.browser.get(getImport, { params: { id } })).status)
})

test('it stops when the position of whoever began it ends', async () => {
  const { coordinator, admin } = program
  const { id } = (
    await begin(
      coordinator,
      sitesFile(3000, at => `Site ${at},CA`),
    )
  ).body
  const params = { id: coordinator.userId, position_id: coordinator.positionId }
  expect((await admin.browser.do(archivePosition, { params })).status).toBe(200)
  const load = async () => (await standing(id)).status
  expect(await eventually(load, status => status !== 'running')).toBe('stopped')
})

test('it goes on for somebody who has graduated: they may sign in as before', () =>
  undisturbed(async () => {
    const { coordinator } = program
    const { id } = (await begin(coordinator, TWO)).body
    const command = () => ({ type: 'ChangeUserStatus' as const, status: 'graduated' as const })
    const context = systemContext(newId(), new Date())
    const { executor } = app.practicum.services
    unwrapOrThrow(await executor.execute(userAggregate, coordinator.userId, { command }, context))
    await proceed(workNow(), id)
    expect(await standing(id)).toMatchObject({ status: 'done', upTo: 2 })
  }))

test('it stops where the position of whoever began it is not one of a coordinator of its organization', () =>
  undisturbed(async () => {
    const { coordinator, supervisor } = program
    const uploadId = newId()
    await send(coordinator, { uuid: uploadId, filename: 'sites.csv', bytes: TWO })
    const ends = async ({ userId, positionId }: Member, organizationId: string) => {
      const importId = newId()
      const data = {
        ...{ importId, organizationId, kind: 'sites', creatorId: userId, creatorPositionId: positionId, uploadId },
        ...{ filename: 'sites.csv', columns: Object.entries(SITES).map(([field, heading]) => ({ field, heading })) },
        rows: 2,
      }
      const command = () => ({ type: 'StartImport' as const, data })
      const context = systemContext(newId(), new Date(), organizationId)
      unwrapOrThrow(await app.practicum.services.executor.execute(importAggregate, importId, { command }, context))
      await proceed(workNow(), importId)
      return standing(importId)
    }
    const { organizationId } = coordinator
    const stopped = { status: 'stopped', upTo: 0 }
    expect(await ends(supervisor, organizationId)).toMatchObject(stopped)
    expect(await ends(coordinator, (await foundProgram(app)).organizationId)).toMatchObject(stopped)
    expect(await ends(coordinator, organizationId)).toMatchObject({ status: 'done', upTo: 2 })
  }))

test('whoever began it is told that it has ended, and its file is kept no longer', async () => {
  const { coordinator } = program
  const uuid = newId()
  await send(coordinator, { uuid, filename: 'sites.csv', bytes: TWO })
  const body = { kind: 'sites', upload_uuid: uuid, columns: SITES }
  await ended(coordinator, (await coordinator.browser.do(startImport, { body })).body.id)
  const told = async () => (await coordinator.browser.get(recentNotifications)).body.data.map(({ message }) => message)
  expect(await eventually(told, ({ length }) => length > 0)).toContain('The import of sites.csv is done')
  const types = async () => (await app.practicum.store.readStream(`upload-${uuid}`)).events.map(({ type }) => type)
  await eventually(types, seen => seen.includes('UploadDiscarded'))
})

test('SITE-024: beside the standard calls, sites have those for tags, import, export and similar sites', async () => {
  const { coordinator } = program
  const { browser } = coordinator
  const calls = new SiteCalls(() => program)
  const id = await calls.site({ name: 'Bayview Clinic' })
  expect((await calls.shown(id)).name).toBe('Bayview Clinic')
  expect((await calls.edit(id, asked({ name: 'Bayview Center' }))).status).toBe(200)
  const tag = { name: 'Youth', icon: 'child', color: 'orange', coordinator_only: false } as const
  expect((await browser.do(createSiteTag, { body: tag })).status).toBe(200)
  expect((await browser.get(listSiteTags)).body.data.map(({ name }) => name)).toEqual(['Youth'])
  await ended(coordinator, (await begin(coordinator, TWO)).body.id)
  await app.caughtUp()
  expect((await calls.listed(coordinator)).map(({ name }) => name).sort()).toEqual([
    ...['Bayview Center', 'Bayview Clinic', 'Hillside Center'],
  ])
  const exported = await browser.send('GET', exportPathOf(listSites), { query: { format: 'csv' } })
  expect([exported.status, String(exported.body).includes('Hillside Center')]).toEqual([200, true])
  const similar = (await browser.get(similarSites, { query: { name: 'Bayview' } })).body.data
  expect(similar.map(({ name }) => name).sort()).toEqual(['Bayview Center', 'Bayview Clinic'])
  expect((await calls.remove(id)).status).toBe(200)
})

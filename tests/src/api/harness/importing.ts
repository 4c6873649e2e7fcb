// Imports as somebody begins and follows them, and as the schedule works on them.
import type { Importable } from '@practicum/command-service/execution/feature'
import { importAggregate } from '@practicum/command-service/features/imports/imports.aggregate'
import { turn } from '@practicum/command-service/features/imports/imports.process'
import type { ImportWork } from '@practicum/command-service/features/imports/imports.work'
import { peopleImportable } from '@practicum/command-service/features/invites/invites.importing'
import { siteImportable } from '@practicum/command-service/features/supervision-sites/supervision-sites.importing'
import { withExclusiveLocks } from '@practicum/infra/postgres/exclusive'
import {
  getImport,
  type ImportFailureView,
  type ImportView,
  listImportFailures,
} from '@practicum/shared/features/imports/imports.contract'
import type { ImportState } from '@practicum/shared/features/imports/imports.decider'
import { startImport } from '@practicum/shared/features/imports/starting.contract'
import { newId } from '@practicum/shared/kernel/ids'
import type { TestApp } from './app'
import { eventually } from './eventually'
import type { Member } from './program'
import { send } from './sending'

const KINDS: Readonly<Record<string, Importable>> = { sites: siteImportable, people: peopleImportable }

/** Of a file of people. */
export const PEOPLE = { email: 'Email', first_name: 'First', last_name: 'Last', role: 'Role' }
/** Of a file of sites. */
export const SITES = { name: 'Name', state_id: 'State' }

export const peopleFile = (rows: readonly string[]): string => fileOf(PEOPLE, rows)
/** `of`: what stands in each row, by its number from 1 on. */
export const sitesFile = (count: number, of: (at: number) => string): string =>
  fileOf(
    SITES,
    Array.from({ length: count }, (_row, at) => of(at + 1)),
  )

const fileOf = (columns: Readonly<Record<string, string>>, rows: readonly string[]): string =>
  [Object.values(columns).join(','), ...rows].join('\n')

export interface Begun {
  readonly kind: string
  readonly columns: object
  readonly filename?: string
}

export async function begin(by: Member, bytes: string, { kind, columns, filename = `${kind}.csv` }: Begun) {
  const uuid = newId()
  await send(by, { uuid, filename, bytes })
  return by.browser.do(startImport, { body: { kind, upload_uuid: uuid, columns: { ...columns } } })
}

export const read = async ({ browser }: Member, id: string): Promise<ImportView> =>
  (await browser.get(getImport, { params: { id } })).body

export const ended = (by: Member, id: string): Promise<ImportView> =>
  eventually(
    () => read(by, id),
    ({ ended_at }) => ended_at !== null,
  )

export const failed = async ({ browser }: Member, id: string): Promise<readonly ImportFailureView[]> =>
  (await browser.list<ImportFailureView>(listImportFailures, { import_id: id, per_page: '100' })).items

/** While the schedule of imports does not run: nobody but the test goes on with one. */
export const undisturbed = (app: TestApp, work: () => Promise<void>): Promise<void> =>
  withExclusiveLocks(app.database.pool, ['schedule imports'], work)

/** As far as it goes now. */
export async function proceed(work: ImportWork, id: string): Promise<void> {
  let goesOn = true
  while (goesOn) goesOn = await turn(work, id)
}

/** `importRow`: in the place of what rows of any kind become. */
export const workOf = (app: TestApp, importRow?: Importable['importRow'], now = () => new Date()): ImportWork => ({
  ...{ services: app.practicum.services, now },
  importables: Object.fromEntries(
    Object.entries(KINDS).map(([kind, one]) => [kind, importRow ? { ...one, importRow } : one]),
  ),
})

/** From its own stream. */
export const standing = async (app: TestApp, id: string): Promise<ImportState> =>
  (await app.practicum.services.executor.load(importAggregate, id)).state

// Files of many rows through the real import: rows a second, what the server holds meanwhile, how long a look at its progress takes, and that each row is there or says why not.
import { systemContext } from '@practicum/command-service/execution/context'
import { organizationAggregate } from '@practicum/command-service/features/people/people.aggregates'
import {
  getImport,
  type ImportFailureView,
  type ImportView,
  listImportFailures,
} from '@practicum/shared/features/imports/imports.contract'
import { startImport } from '@practicum/shared/features/imports/starting.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { type Contestant, memoryOf, processorTime, startContestant } from './contestant'
import { run } from './installation'
import { percentiles } from './load'
import type { Bench } from './measurement'
import { answerTo, commanding, reading, type SignedIn, signIn } from './sessions'
import type { TableRow } from './table'

/** Of so many rows one is wrong. */
const ONE_WRONG_IN = 20

interface File {
  readonly kind: 'people' | 'sites'
  readonly rows: number
  readonly columns: Readonly<Record<string, string>>
  readonly good: (n: number) => readonly string[]
  readonly wrong: (n: number) => readonly string[]
  /** How many of the good ones are there. */
  readonly arrived: string
}

const PEOPLE: File = {
  kind: 'people',
  rows: 10_000,
  columns: { email: 'Email', first_name: 'First', last_name: 'Last', role: 'Role' },
  good: n => [`p${n}@import.practicum.test`, 'Nadia', `Okoye ${n}`, 'trainee'],
  wrong: n =>
    n % 40 === 0 ? [`p${n}@`, 'Nadia', `Okoye ${n}`, 'trainee'] : [`p${n}@import.practicum.test`, 'Nadia', '', 'king'],
  arrived: `select count(distinct email)::int as count from read.invite where email like 'p%@import.practicum.test'`,
}

/** So that all of them come to nearly 10 MB, the most that a file may have. */
const SAID = 'Supervised hours in the evening, by appointment. '.repeat(4).slice(0, 190)
const siteIn = (state: string) => (n: number) => {
  const department = `"${SAID.slice(0, 70)}"`
  return [`Imported House ${n}`, department, `"${n} ${SAID}"`, `"${SAID}"`, 'Imported', state, '94901']
}

const SITES: File = {
  kind: 'sites',
  rows: 20_000,
  columns: {
    ...{ name: 'Name', department: 'Department', street: 'Street', city: 'City' },
    ...{ county: 'County', state_id: 'State', zip: 'Zip' },
  },
  good: siteIn('California'),
  wrong: siteIn('Atlantis'),
  arrived: `select count(distinct name)::int as count from read.supervision_site where county = 'Imported'`,
}

export const benchImportOfPeople = (bench: Bench): Promise<readonly TableRow[]> => benchImport(bench, PEOPLE)
export const benchImportOfSites = (bench: Bench): Promise<readonly TableRow[]> => benchImport(bench, SITES)

async function benchImport(bench: Bench, file: File): Promise<readonly TableRow[]> {
  const { installation, services, set } = bench
  const { connection } = installation.postgres
  await makeRoom(bench)
  const product = await startContestant({ kind: 'whole', dataDir: installation.dataDir, connection })
  try {
    const by = await signIn(services, set.coordinator)
    const text = textOf(file)
    const before = await memoryOf(product)
    const used = await usage(product, installation.postgres.pid)
    const start = performance.now()
    const id = await begun(product, by, { file, text })
    const { looks, ended } = await followed(product, by, id)
    const seconds = (performance.now() - start) / 1000
    const now = await usage(product, installation.postgres.pid)
    await checked(product, by, { file, ended, count: () => run(connection, file.arrived) })
    const { p50, p99 } = percentiles(looks)
    const size = (Buffer.byteLength(text) / 1024 / 1024).toFixed(1)
    const rows = `${file.rows} ${file.kind}, ${size} MiB, ${ended.failed} of them wrong`
    return [
      {
        what: `import of ${rows}, in ${seconds.toFixed(0)} s; ${before} MiB before, ${await memoryOf(product)} at most; a look at it`,
        ...{ 'per second': (file.rows / seconds).toFixed(0), 'p50 ms': p50.toFixed(1), 'p99 ms': p99.toFixed(1) },
        'CPU server ms': ((now.server - used.server) / file.rows).toFixed(2),
        'CPU database ms': ((now.database - used.database) / file.rows).toFixed(2),
      },
    ]
  } finally {
    await product.close()
  }
}

/** For as many people more. */
async function makeRoom({ services, set: { organizationId } }: Bench): Promise<void> {
  const command = () => ({ type: 'LimitUsers' as const, userLimit: 50_000 })
  const context = systemContext(newId(), new Date(), organizationId)
  await services.executor.execute(organizationAggregate, organizationId, { command }, context)
}

const isWrong = (n: number): boolean => n % ONE_WRONG_IN === 0
const numbersOf = ({ rows }: File): readonly number[] => Array.from({ length: rows }, (_row, at) => at + 1)

function textOf(file: File): string {
  const lines = numbersOf(file).map(n => (isWrong(n) ? file.wrong(n) : file.good(n)).join(','))
  return [Object.values(file.columns).join(','), ...lines].join('\n')
}

async function begun(
  product: Contestant,
  by: SignedIn,
  { file, text }: { readonly file: File; readonly text: string },
): Promise<string> {
  const uploadId = newId()
  const headers = {
    ...{ cookie: by.cookie, 'x-csrf-token': by.csrf },
    ...{ 'content-type': 'application/octet-stream', 'x-filename': `${file.kind}.csv` },
  }
  const url = `${product.urls.commands[0]}/api/uploads/${uploadId}`
  const sent = await fetch(url, { method: 'PUT', headers, body: text })
  if (sent.status !== 200) throw new Error(`the file was answered with ${sent.status}: ${await sent.text()}`)
  const body = { kind: file.kind, upload_uuid: uploadId, columns: file.columns }
  return (await answerTo<{ readonly id: string }>(product, commanding(by, startImport.path, body))).id
}

const GLANCE_MS = 250

/** As the page of an import does, until it has ended. */
async function followed(
  product: Contestant,
  by: SignedIn,
  id: string,
): Promise<{ readonly looks: readonly number[]; readonly ended: ImportView }> {
  const looks: number[] = []
  const progress = new Set<number>()
  for (;;) {
    const asked = performance.now()
    const seen = await answerTo<ImportView>(product, reading(by, getImport.path.replace(':id', id)))
    looks.push(performance.now() - asked)
    progress.add(seen.rows_done)
    if (seen.ended_at !== null) {
      if (progress.size < 10) throw new Error(`of its progress there was seen ${[...progress].join(', ')}`)
      return { looks, ended: seen }
    }
    await new Promise(resolve => setTimeout(resolve, GLANCE_MS))
  }
}

interface Outcome {
  readonly file: File
  readonly ended: ImportView
  readonly count: () => Promise<{ readonly rows: readonly Record<string, unknown>[] }>
}

/** Each good row is there once, and each wrong one says what is wrong. */
async function checked(product: Contestant, by: SignedIn, { file, ended, count }: Outcome): Promise<void> {
  const wrong = numbersOf(file).filter(isWrong)
  const good = file.rows - wrong.length
  if (ended.status !== 'done' || ended.added !== good || ended.failed !== wrong.length)
    throw new Error(`it ended so: ${JSON.stringify(ended)}`)
  const answered = new Set(await failedRows(product, by, { id: ended.id, count: wrong.length }))
  // The headings are the first row.
  const silent = wrong.filter(n => !answered.has(n + 1))
  if (silent.length > 0) throw new Error(`nothing is said of the rows ${silent.join(', ')}`)
  let arrived = -1
  for (let tries = 0; arrived !== good && tries < 240; tries++) {
    if (tries > 0) await new Promise(resolve => setTimeout(resolve, GLANCE_MS))
    arrived = Number((await count()).rows[0]?.count)
  }
  if (arrived !== good) throw new Error(`${arrived} of ${good} have arrived`)
}

const PAGE = 100

async function failedRows(
  product: Contestant,
  by: SignedIn,
  { id, count }: { readonly id: string; readonly count: number },
): Promise<readonly number[]> {
  const rows: number[] = []
  for (let page = 1; rows.length < count; page++) {
    const query = new URLSearchParams({ import_id: id, page: String(page), per_page: String(PAGE) })
    const asked = reading(by, `${listImportFailures.path}?${query}`)
    const { data } = await answerTo<{ readonly data: readonly ImportFailureView[] }>(product, asked)
    if (data.length === 0) break
    rows.push(...data.filter(({ reason }) => reason !== '').map(({ row }) => row))
  }
  return rows
}

async function usage({ pids }: Contestant, databasePid: number): Promise<{ server: number; database: number }> {
  const times = await Promise.all(pids.map(pid => processorTime(pid)))
  const server = times.reduce((sum, time) => sum + time, 0)
  return { server, database: await processorTime(databasePid, 'with-children') }
}

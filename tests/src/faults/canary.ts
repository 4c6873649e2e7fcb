// A person of distinctive words, who leaves them everywhere that the product keeps something; and a look for them in all of its files.
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { systemContext } from '@practicum/command-service/execution/context'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { assignPosition, registerUser } from '@practicum/command-service/features/people/people.registration'
import { readConfig } from '@practicum/infra/config/config'
import { createLog } from '@practicum/infra/observe/log'
import { connectionToRunning } from '@practicum/infra/postgres/embedded/running'
import { layFoundations } from '@practicum/runtime/composition/foundations'
import { commandServices } from '@practicum/runtime/composition/write-side'
import { DEMO_PASSWORD } from '@practicum/runtime/demonstration/people'
import { attach } from '@practicum/shared/features/attachments/attachments.contract'
import { saveDraft } from '@practicum/shared/features/drafts/drafts.contract'
import { availableUsers } from '@practicum/shared/features/people/people.contract'
import { saveLastRoute } from '@practicum/shared/features/sessions/sessions.contract'
import { commentOnTask, createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { derivedId, newId } from '@practicum/shared/kernel/ids'
import type pg from 'pg'
import { Browser } from '../api/harness/browser'
import { askedYesterday } from '../api/harness/erasing'
import { unwrapOrThrow } from '../unwrap-or-throw'

export const EMAIL = 'zebrina@quartzmoor.test'
/** Of name, address, tasks, comments, drafts, visits, files and the reason. */
export const MARKS = [
  ...['Zebrina', 'Quartzmoor', 'opalescent errand', 'vermilion remark', 'cerulean draft', 'quokka/path'],
  ...['plumbago notes', 'heliotrope bytes', 'saffron agent', 'amaranth reason'],
]

/** Of a running installation, as its owner. */
export async function ownerOf(dataDir: string): Promise<pg.ClientConfig> {
  const connection = await connectionToRunning(dataDir)
  if (!connection) throw new Error(`nothing runs on ${dataDir}`)
  return connection
}

/** Registers the person, has the erasure asked for yesterday, and answers their id. */
export async function registered(dataDir: string): Promise<string> {
  const config = await readConfig({ DATA_DIR: dataDir })
  const foundations = await layFoundations({ config, connection: await ownerOf(dataDir), log: createLog('silent') })
  try {
    const services = commandServices({ ...foundations, config, catchUp: foundations.waterMark })
    const organizationId = derivedId('demonstration', 'university')
    const context = () => systemContext(newId(), new Date(), organizationId)
    const name = { firstName: 'Zebrina', lastName: 'Quartzmoor', zone: 'UTC', status: 'active' as const }
    const person = { email: EMAIL, password: DEMO_PASSWORD, ...name }
    const userId = unwrapOrThrow(await registerUser(services, person, context()))
    const trained = { command: () => ({ type: 'CompleteHipaa' as const }) }
    unwrapOrThrow(await services.executor.execute(userAggregate, userId, trained, context()))
    const position = { role: 'trainee' as const, organizationId, liveSessionsAllowed: true, accountLimited: false }
    const assigned = unwrapOrThrow(await assignPosition(services, userId, position, context()))
    await services.waitUntilProjected(['person', 'position'], assigned.done.position)
    await askedYesterday(services.executor, userId, { reason: 'an amaranth reason' })
    return userId
  } finally {
    await foundations.close()
  }
}

const succeeded = async (answer: Promise<{ status: number; body: unknown }>): Promise<void> => {
  const { status, body } = await answer
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
}

/** Says and leaves something wherever one can. */
export async function leaveTraces(url: string, coordinator: Browser): Promise<void> {
  const person = await new Browser(url).signIn(EMAIL, DEMO_PASSWORD)
  const [found] = (await coordinator.get(availableUsers, { query: { search: 'Zebrina' } })).body
  const assignee = { id: found?.id ?? '', position_id: found?.position_id ?? '' }
  const task = await coordinator.do(createTask, { body: { description: 'an opalescent errand', assignee } })
  const params = { id: task.body.id }
  await succeeded(person.do(commentOnTask, { params, body: { body: 'a vermilion remark' } }))
  await succeeded(person.do(saveDraft, { params: { form: 'session' }, body: { body: '{"title":"a cerulean draft"}' } }))
  await succeeded(person.do(saveLastRoute, { body: { path: '/quokka/path' } }))
  const own = await person.do(createTask, { body: { description: 'an opalescent errand of mine', assignee } })
  const uuid = newId()
  const headers = { 'content-type': 'application/octet-stream', 'x-filename': 'plumbago notes.txt' }
  await succeeded(person.send('PUT', `/api/uploads/${uuid}`, { body: 'heliotrope bytes', headers }))
  const upload = { uuid, public: false as const }
  await succeeded(person.do(attach, { body: { object_class: 'task', object_id: own.body.id, upload } }))
  const login = { email: EMAIL, password: DEMO_PASSWORD }
  const elsewhere = new Browser(url)
  await elsewhere.freshToken()
  await succeeded(elsewhere.send('POST', '/api/login', { body: login, headers: { 'user-agent': 'saffron agent' } }))
}

/** Paths of the files below a folder in which one of them stands, with what it is. */
export async function filesWith(marks: readonly (string | Buffer)[], folder: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder, { recursive: true })) {
    const path = join(folder, entry)
    if (!(await stat(path).catch(() => undefined))?.isFile()) continue
    for (const mark of await marksIn(path, marks)) found.push(`${entry}: ${mark}`)
  }
  return found
}

/** Of a file that goes away meanwhile, none. */
async function marksIn(path: string, marks: readonly (string | Buffer)[]): Promise<readonly string[]> {
  const content = await readFile(path).catch(() => Buffer.alloc(0))
  const text = content.toString('latin1').toLowerCase()
  const isThere = (mark: string | Buffer): boolean =>
    typeof mark === 'string' ? text.includes(mark.toLowerCase()) : content.includes(mark)
  return marks.filter(isThere).map(nameOf)
}

const nameOf = (mark: string | Buffer): string => (typeof mark === 'string' ? mark : 'the wrapped key')

// Files are looked through before they are taken: what is infected never comes in, and what nobody could look through says so.
import { uploadAggregate } from '@practicum/command-service/features/attachments/attachments.aggregates'
import { attach } from '@practicum/shared/features/attachments/attachments.contract'
import { uploadStanding } from '@practicum/shared/features/attachments/uploads.contract'
import { createTask, getTask } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { EICAR, type ScannerDouble, scannerDouble } from '../setup/scanner-double'
import { startApp, type TestApp } from './harness/app'
import { refusedWith } from './harness/browser'
import { foundProgram, type TestProgram } from './harness/program'
import { PDF, type Sending, send } from './harness/sending'
import { begin, intended, leaveFor, pdfOf, sendPart } from './harness/tus'

const TAKES = 100_000

let scanner: ScannerDouble
let app: TestApp
let program: TestProgram
beforeAll(async () => {
  scanner = await scannerDouble()
  app = await startApp({ settings: { scanner: { at: scanner.at, mostBytes: TAKES } } })
  program = await foundProgram(app)
})
afterEach(() => scanner.up())
afterAll(async () => {
  await app.close()
  await scanner.stop()
})

const infected = { bytes: `${PDF} ${EICAR}` }
const keys = async (): Promise<readonly string[]> =>
  (await app.practicum.objects.keptBefore(new Date(Date.now() + 60_000))).keys
const statusOf = async (uuid: string): Promise<string> =>
  (await app.practicum.services.executor.load(uploadAggregate, uuid)).state.status

/** What its task says of a file that was sent and attached. */
async function shown(sending: Sending): Promise<unknown> {
  const { coordinator, trainee } = program
  const uuid = sending.uuid ?? newId()
  expect((await send(coordinator, { ...sending, uuid })).status).toBe(200)
  return attached(uuid, coordinator, trainee)
}

async function attached(uuid: string, by = program.coordinator, to = program.trainee): Promise<unknown> {
  const body = { description: 'Read it', assignee: to.picked }
  const { id } = (await by.browser.do(createTask, { body })).body
  const wanted = { object_class: 'task', object_id: id, upload: { uuid, public: false as const } }
  expect((await by.browser.do(attach, { body: wanted })).status).toBe(200)
  await app.caughtUp()
  return (await by.browser.get(getTask, { params: { id } })).body.documents?.[0]?.upload.scan
}

test('a file in which nothing is found is taken, and says that it was looked through', async () => {
  const before = scanner.looked()
  expect(await shown({})).toBe('passed')
  expect(scanner.looked()).toBe(before + 1)
})

test('an infected file is refused beside its name, and nothing of it is kept', async () => {
  const [uuid, before] = [newId(), await keys()]
  expect(refusedWith(await send(program.coordinator, { ...infected, uuid }))).toEqual([422, ['upload.infected']])
  expect(await keys()).toEqual(before)
  expect(await statusOf(uuid)).toBe('unknown')
  // Another file may be sent under the same uuid.
  expect((await send(program.coordinator, { uuid })).status).toBe(200)
})

test('while nobody can look nothing is taken, and the same file is once somebody can', async () => {
  const [uuid, before] = [newId(), await keys()]
  scanner.down()
  expect((await send(program.coordinator, { uuid })).status).toBe(503)
  expect(await keys()).toEqual(before)
  scanner.up()
  expect(await shown({ uuid })).toBe('passed')
})

test('what is larger than the scanner takes comes in, and is said to be unscanned', async () => {
  const before = scanner.looked()
  expect(await shown({ bytes: `${PDF}${'a'.repeat(TAKES)}` })).toBe('none')
  expect(scanner.looked()).toBe(before)
})

describe('a file in parts', () => {
  async function begun(bytes: Buffer) {
    const file = intended(bytes.byteLength)
    const signature = await leaveFor(program.coordinator, file)
    await begin(program.coordinator, file, signature)
    const sent = (offset: number, piece: Buffer) =>
      sendPart(program.coordinator, { uuid: file.uuid, offset, signature }, piece)
    return { ...file, sent }
  }
  const halves = (bytes: Buffer): readonly [Buffer, Buffer] => [bytes.subarray(0, 20_000), bytes.subarray(20_000)]

  test('is looked through whole, whichever part is infected, and fails for good', async () => {
    const bytes = pdfOf(40_000)
    bytes.write(EICAR, 20_000 - 30)
    const [first, second] = halves(bytes)
    const { uuid, sent } = await begun(bytes)
    expect((await sent(0, first)).status).toBe(204)
    expect(refusedWith(await sent(20_000, second))).toEqual([422, ['upload.infected']])
    expect(await statusOf(uuid)).toBe('failed')
    const standing = (await program.coordinator.browser.get(uploadStanding, { params: { uuid } })).body
    expect(standing).toMatchObject({ state: 'failed' })
  })

  test('is completed once somebody can look', async () => {
    const bytes = pdfOf(40_000)
    const [first, second] = halves(bytes)
    const { uuid, sent } = await begun(bytes)
    await sent(0, first)
    scanner.down()
    expect((await sent(20_000, second)).status).toBe(503)
    scanner.up()
    expect((await sent(40_000, Buffer.alloc(0))).status).toBe(204)
    expect(await attached(uuid)).toBe('passed')
  })
})

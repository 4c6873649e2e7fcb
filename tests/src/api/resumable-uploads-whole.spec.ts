// A long file over a bad connection: killed five times on its way, it arrives as it was sent, and the server never holds much of it.
import { createHash } from 'node:crypto'
import { request as httpRequest } from 'node:http'
import { uploadAggregate } from '@practicum/command-service/features/attachments/attachments.aggregates'
import { inRounds } from '../setup/rounds'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { foundProgram, type TestProgram } from './harness/program'
import { begin, headersOfPart, intended, leaveFor, offsetOf, type PartsOf } from './harness/tus'

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

const MIB = 1024 ** 2
const KILLS = 5
/** Of one request. */
const AT_ONCE = 64 * MIB
/** More is never held, whatever the size of the file. */
const HELD_AT_MOST = 256 * MIB

/** Block by block, each another one; the first begins as a film does. */
function blockAt(index: number): Buffer {
  const block = Buffer.alloc(MIB, createHash('sha256').update(String(index)).digest())
  if (index === 0) block.write('\u0000\u0000\u0000\u0020ftypisom', 0, 'latin1')
  return block
}

function* bytesFrom(offset: number, end: number): Generator<Buffer> {
  for (let at = offset; at < end; ) {
    const block = blockAt(Math.floor(at / MIB)).subarray(at % MIB, (at % MIB) + end - at)
    yield block
    at += block.byteLength
  }
}

interface Sending {
  readonly headers: Record<string, string>
  readonly uuid: string
  readonly offset: number
  readonly end: number
  /** After so many bytes the connection is gone. */
  readonly killedAt?: number | undefined
}

function send({ headers, uuid, offset, end, killedAt }: Sending): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asked = httpRequest(`${app.url}/api/uploads/${uuid}`, { method: 'PATCH', headers }, answer => {
      answer.resume().on('end', () => resolve(answer.statusCode))
    })
    asked.on('error', error => (killedAt === undefined ? reject(error) : resolve(undefined)))
    asked.on('close', () => resolve(undefined))
    const pass = async (): Promise<void> => {
      for (const bytes of bytesFrom(offset, killedAt ?? end)) await new Promise(sent => asked.write(bytes, sent))
      if (killedAt === undefined) asked.end()
      else asked.socket?.end(() => asked.destroy())
    }
    pass().catch(reject)
  })
}

/** Offsets at which a connection goes away, spread over the file. */
const killsOf = (size: number): number[] =>
  Array.from({ length: KILLS }, (_none, kill) => Math.floor(((kill + 1) * size) / (KILLS + 1)) + kill)

/** From where the server says that it is: of what was on its way when a connection went, it may have less than was sent. */
async function sendAll(file: PartsOf): Promise<void> {
  const { uuid, size } = file
  const kills = killsOf(size)
  for (let offset = 0; offset < size; offset = await whereItIs(uuid)) {
    const end = Math.min(offset + AT_ONCE, size)
    const [next = size] = kills
    const killedAt = next < end ? kills.shift() : undefined
    const part = { uuid, offset, signature: await leaveFor(program.coordinator, file) }
    const headers = headersOfPart(program.coordinator, part, end - offset)
    const answered = await send({ headers, uuid, offset, end, killedAt })
    // What came of a broken one may still be on its way to where it is kept: the offset is then another one.
    if (killedAt === undefined) expect([204, 409]).toContain(answered)
  }
  expect(kills).toEqual([])
}

const whereItIs = async (uuid: string): Promise<number> =>
  (await eventually(
    () => offsetOf(program.coordinator, uuid),
    found => found !== undefined,
  )) ?? 0

async function isWhole({ uuid, size }: PartsOf): Promise<boolean> {
  const { state } = await app.practicum.services.executor.load(uploadAggregate, uuid)
  const hash = createHash('sha256')
  for (const bytes of bytesFrom(0, size)) hash.update(bytes)
  return 'claims' in state && state.size === size && state.sha256 === hash.digest('hex')
}

test('a video that is killed five times arrives as it was sent, in little memory', async () => {
  const what = 'MiB of a video whose sending is killed five times'
  await inRounds({ what, short: 6, whole: 2048 }, async blocks => {
    const file = intended(blocks * MIB, { filename: 'session.mp4', object_class: 'client' })
    await begin(program.coordinator, file, await leaveFor(program.coordinator, file))
    const before = process.memoryUsage().rss
    let held = 0
    const watch = setInterval(() => {
      held = Math.max(held, process.memoryUsage().rss - before)
    }, 50)
    await sendAll(file).finally(() => clearInterval(watch))
    expect(held).toBeLessThan(HELD_AT_MOST)
    return { lost: (await isWhole(file)) ? 0 : 1 }
  })
}, 1_800_000)

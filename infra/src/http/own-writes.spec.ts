// A read that shows what its reader has written, also while the database server crashes.
import type pg from 'pg'
import type { Caller } from './caller'
import { readingOwnWrites } from './own-writes'

const caller = { session: { logPosition: '1'.padStart(32, '0'), principal: undefined } } as unknown as Caller

/** Answers everything; what is read is told by `read`. */
const pool = {
  connect: async () => ({
    query: async () => ({ rows: [] }),
    release: () => undefined,
    connection: { stream: { cork: () => undefined, uncork: () => undefined } },
  }),
} as unknown as pg.Pool

test('is read again where the server was lost after it had been waited for', async () => {
  let losses = 0
  const waits: number[] = []
  const services = {
    readPool: pool,
    losses: () => losses,
    waitForPosition: async () => waits.push(losses) > 0,
  }
  const read = jest.fn(async () => (waits.length === 1 ? `stale ${losses++}` : 'as written'))
  await expect(readingOwnWrites(services, caller, ['task'], read)).resolves.toBe('as written')
  expect(waits).toEqual([0, 1])
})

test('is not answered where the server is lost again and again, or what was written never comes', async () => {
  let losses = 0
  const lost = { readPool: pool, losses: () => losses++, waitForPosition: async () => true }
  await expect(readingOwnWrites(lost, caller, ['task'], async () => 'stale')).rejects.toMatchObject({ status: 503 })
  const late = { readPool: pool, losses: () => 0, waitForPosition: async () => false }
  await expect(readingOwnWrites(late, caller, ['task'], async () => 'stale')).rejects.toMatchObject({ status: 503 })
})

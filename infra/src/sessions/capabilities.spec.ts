// Tokens for one thing, across a change of the key that they are derived with.
import { randomBytes } from 'node:crypto'
import { newId } from '@practicum/shared/kernel/ids'
import { type TestDatabase, testDatabase } from '@practicum/tests/setup/database'
import type { KeyRing, SecretKey } from '../config/secrets'
import { migrate } from '../postgres/migrate'
import { Capabilities } from './capabilities'
import { accessMigrations } from './schema'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await migrate(database.connection, [['access', accessMigrations]])
})
afterAll(() => database.drop())

const key = (id: string): SecretKey => ({ id, bytes: randomBytes(32) })
const [first, second, third] = [key('first'), key('second'), key('third')]
const started = async (current: SecretKey, previous?: SecretKey): Promise<Capabilities> => {
  const ring: KeyRing = { current, previous }
  const capabilities = new Capabilities(database.pool, ring)
  await capabilities.reissue()
  return capabilities
}

test('after the key was replaced, the links that are shown open, and so do those handed out before', async () => {
  const meeting = newId()
  const handedOut = await (await started(first)).issue('guest', meeting)
  const replaced = await started(second, first)
  const shown = replaced.tokenOf('guest', meeting)
  expect(shown).not.toBe(handedOut)
  expect(await replaced.subjectOf('guest', shown)).toBe(meeting)
  expect(await replaced.subjectOf('guest', handedOut)).toBe(meeting)
  expect(await replaced.subjectOf('waiting', shown)).toBeUndefined()
})

test('a key that is no longer configured opens nothing', async () => {
  const meeting = newId()
  const handedOut = await (await started(first)).issue('guest', meeting)
  const later = await started(third, second)
  expect(await later.subjectOf('guest', handedOut)).toBeUndefined()
  expect(await later.subjectOf('guest', later.tokenOf('guest', meeting))).toBe(meeting)
})

test('one that is to open for some days ends, also under another key, and is then forgotten; others are not', async () => {
  const capabilities = await started(first)
  const [invitation, meeting] = [newId(), newId()]
  const handedOut = await capabilities.issue('invite', invitation, 3)
  await capabilities.issue('guest', meeting)
  const kept = async () =>
    (
      await database.pool.query('select subject_id from access.capability where subject_id = any($1)', [
        [invitation, meeting],
      ])
    ).rowCount
  const replaced = await started(second, first)
  await replaced.forgetOld()
  expect(await kept()).toBe(4)
  await database.pool.query(`update access.capability set expires_at = expires_at - interval '4 days'`)
  expect(await replaced.subjectOf('invite', handedOut)).toBeUndefined()
  await replaced.forgetOld()
  expect(await kept()).toBe(2)
})

test('starting again changes nothing', async () => {
  await started(third, second)
  const count = async () => (await database.pool.query('select * from access.capability order by token_hash')).rows
  const before = await count()
  await started(third, second)
  expect(await count()).toEqual(before)
})

test('a token of before keys were noted is noted, and one that ends goes on ending', async () => {
  const meeting = newId()
  const capabilities = await started(first)
  const token = await capabilities.issue('guest', meeting)
  await database.pool.query(
    `update access.capability set key_id = null, expires_at = now() - interval '1 day' where subject_id = $1`,
    [meeting],
  )
  const next = await started(second, first)
  expect(await next.subjectOf('guest', token)).toBeUndefined()
  expect(await next.subjectOf('guest', next.tokenOf('guest', meeting))).toBeUndefined()
  expect(await next.subjectOf('guest', token.toUpperCase())).toBeUndefined()
})

// What COPY loads reads back as what INSERT would have stored, whatever the text holds.
import { type TestDatabase, testDatabase } from '@practicum/tests/setup/database'
import fc from 'fast-check'
import { copyRows } from './copy'

const COLUMNS = { id: 'integer', words: 'text', list: 'text[]', data: 'jsonb', yes: 'boolean', at: 'timestamptz' }

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  const columns = Object.entries(COLUMNS).map(([name, type]) => `${name} ${type}`)
  await database.pool.query(`create table copied (${columns.join(', ')})`)
})
afterAll(() => database.drop())

async function throughTheTable(rows: readonly Record<string, unknown>[]): Promise<unknown[]> {
  const client = await database.pool.connect()
  try {
    await client.query('truncate copied')
    await copyRows(client, 'copied', COLUMNS, rows)
    return (await client.query('select to_jsonb(c) as row from copied c order by id')).rows.map(({ row }) => row)
  } finally {
    client.release()
  }
}

const text = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('\\N', '\\.', 'a\tb', 'a\nb', 'a\r\nb', '\\', '"', '{}', 'null', ''),
)
const storable = text.filter(value => !value.includes('\u0000'))

test('whatever text, lists and JSON hold comes back as it was', async () => {
  const row = fc.record({
    words: fc.option(storable),
    list: fc.option(fc.array(fc.option(storable))),
    data: fc.option(fc.dictionary(storable, fc.oneof(storable, fc.integer(), fc.boolean()))),
    yes: fc.option(fc.boolean()),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 30 }), async drawn => {
      const rows = drawn.map((values, id) => ({ id, ...values, at: null }))
      expect(await throughTheTable(rows)).toEqual(JSON.parse(JSON.stringify(rows)))
    }),
    { numRuns: 60 },
  )
})

test('instants are read as ISO text, and what a row lacks is null', async () => {
  const [row] = await throughTheTable([{ id: 1, at: '2026-03-01T10:00:00.123Z' }])
  expect(row).toEqual({
    ...{ id: 1, words: null, list: null, data: null, yes: null },
    at: expect.stringMatching(/^2026-03-01T10:00:00\.123/),
  })
})

test('a row that the table refuses rejects with the reason, and nothing of its load stays', async () => {
  const bad = throughTheTable([{ id: 1 }, { id: 'one' }])
  await expect(bad).rejects.toMatchObject({ code: '22P02' })
  expect((await database.pool.query('select count(*)::int from copied')).rows).toEqual([{ count: 0 }])
})

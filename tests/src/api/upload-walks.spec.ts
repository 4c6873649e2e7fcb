// What becomes of files that nobody attached, where there are many: each run looks at a part of them, and the next one goes on there.
import { systemContext } from '@practicum/command-service/execution/context'
import { keepUpload } from '@practicum/command-service/features/attachments/attachments.keeping'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { runSchedule } from './harness/schedules'

let app: TestApp
beforeEach(async () => {
  app = await startApp()
})
afterEach(() => app.close())

const run = (hours: number, stopped?: AbortSignal) =>
  runSchedule(app, 'discard-unclaimed-uploads', new Date(Date.now() + hours * 3_600_000), stopped)

async function keptFile(): Promise<{ readonly uploadId: string; readonly objectKey: string }> {
  const uploadId = newId()
  const owner = { userId: newId(), positionId: newId(), organizationId: newId() }
  const type = { kind: 'documents', mimetype: 'application/pdf' } as const
  const bytes = (async function* () {
    yield Buffer.from('%PDF-1.4')
  })()
  const file = { uploadId, owner, filename: 'a.pdf', type, bytes, maxBytes: 100 }
  const kept = await keepUpload(app.practicum.services, file, systemContext(newId(), new Date()))
  if (isRefusal(kept)) throw new Error(kept.code)
  await app.caughtUp()
  const { rows } = await app.database.pool.query<{ object_key: string }>(
    'select object_key from read.upload where upload_id = $1',
    [uploadId],
  )
  return { uploadId, objectKey: rows[0]?.object_key ?? '' }
}

const isKept = async (key: string): Promise<boolean> => (await app.practicum.objects.get(key)) !== undefined

const isGone = (key: string) =>
  eventually(
    () => isKept(key),
    kept => !kept,
  )

async function placeOf(name: string): Promise<string> {
  const { rows } = await app.database.pool.query<{ place: string }>(
    'select place from schedule.place where name = $1',
    [name],
  )
  return rows[0]?.place ?? ''
}

/** As the projection would have made them: received two days ago, one second after the other, and attached. */
const attachLongAgo = (count: number) =>
  app.database.pool.query(
    `with made as (select gen_random_uuid() as upload_id, gen_random_uuid() as attachment_id, n from generate_series(1, $1::int) n),
       attached as (insert into read.attachment (attachment_id, organization_id, attachable_type, attachable_id, object_key, detached)
         select attachment_id, gen_random_uuid(), 'task', gen_random_uuid(), upload_id::text, false from made)
     insert into read.upload (upload_id, claims, touched_at, object_key)
     select upload_id, jsonb_build_array(attachment_id), date_trunc('milliseconds', now()) - interval '2 days' + n * interval '1 second', upload_id::text from made`,
    [count],
  )

test('a run looks at every file once when it has become old, at a few of all others, and the next run goes on there', async () => {
  await attachLongAgo(1100)
  await run(0)
  const all = await app.database.pool.query<{ place: Date; id: string }>(
    'select touched_at as place, upload_id as id from read.upload order by touched_at',
  )
  const places = all.rows.map(({ place, id }) => `${place.toISOString()} ${id}`)
  expect([await placeOf('uploads that became old'), await placeOf('uploads')]).toEqual([places.at(-1), places[499]])
  const file = await keptFile()
  await run(25)
  await isGone(file.objectKey)
  expect(await placeOf('uploads')).toBe(places[999])
  await run(25)
  expect(await placeOf('uploads')).toBe('')
})

test('a file that a read model showed too late is met when all are gone through again', async () => {
  const late = await keptFile()
  const { rows } = await app.database.pool.query('delete from read.upload where upload_id = $1 returning *', [
    late.uploadId,
  ])
  const seen = await keptFile()
  await run(25)
  await isGone(seen.objectKey)
  expect(await isKept(late.objectKey)).toBe(true)
  await app.database.pool.query(
    'insert into read.upload select * from jsonb_populate_recordset(null::read.upload, $1::jsonb)',
    [JSON.stringify(rows)],
  )
  await run(25)
  await isGone(late.objectKey)
})

test('a process that stops begins no further part, and the next one finds the place unmoved', async () => {
  await attachLongAgo(10)
  await run(0, AbortSignal.abort())
  expect(await placeOf('uploads that became old')).toBe('')
  await run(0)
  expect(await placeOf('uploads that became old')).not.toBe('')
})

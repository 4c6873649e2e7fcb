// Erasures over the whole API: asked for by one admin, confirmed by another a day later, done by the product, and done again after a restore.
import { Readable } from 'node:stream'
import { registerKeys } from '@practicum/runtime/composition/erasing'
import { ErasureRegister } from '@practicum/runtime/composition/erasure-register'
import { openAnchorCopies } from '@practicum/runtime/composition/objects'
import { history } from '@practicum/shared/features/audit/history.contract'
import { confirmErasure, requestErasure, withdrawErasure } from '@practicum/shared/features/erasures/changing.contract'
import {
  type ErasureView,
  erasablePeople,
  getErasure,
  listErasures,
} from '@practicum/shared/features/erasures/erasures.contract'
import { ERASURE_STEPS } from '@practicum/shared/features/erasures/erasures.steps'
import { recentNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { askedYesterday, erased, erasureOf } from './harness/erasing'
import { eventually } from './harness/eventually'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { runSchedule } from './harness/schedules'

let app: TestApp
let program: TestProgram
let other: Member
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  other = await enrol(app, { role: 'admin', organizationId: program.admin.organizationId, name: 'Otto Second' })
})
afterAll(() => app.close())

const reason = 'Asked for it in writing'
const leaving = (name: string) => enrol(app, { role: 'trainee', organizationId: program.organizationId, name })
const request = ({ browser }: Member, user_id: string) => browser.do(requestErasure, { body: { user_id, reason } })
const confirm = ({ browser }: Member, id: string) => browser.do(confirmErasure, { params: { id } })
const withdraw = ({ browser }: Member, id: string) => browser.do(withdrawErasure, { params: { id } })
const read = ({ browser }: Member, id: string) => browser.get(getErasure, { params: { id } })
const found = async ({ browser }: Member, search: string) =>
  (await browser.get(erasablePeople, { query: { search } })).body.map(({ name }) => name)
const run = (name: string) => runSchedule(app, name)
const told = async ({ browser }: Member) =>
  (await browser.get(recentNotifications)).body.data.map(({ message }) => message)
const registerOf = ({ config }: TestApp) => new ErasureRegister(() => openAnchorCopies(config), registerKeys(config))
const isErased = async (userId: string): Promise<boolean> => (await app.practicum.keys.notErased([userId])).length === 0

test('one admin asks, and nothing happens: another admin can confirm it a day later', async () => {
  const { admin } = program
  const { userId: id } = await leaving('Hazel Waiting')
  expect(await found(admin, 'hazel')).toEqual(['Hazel Waiting'])
  expect((await request(admin, id)).body).toEqual({ id, version: 0 })
  const seen = (await read(admin, id)).body
  expect(seen).toMatchObject({ name: 'Hazel Waiting', reason, status: 'requested', requested_by: { id: admin.userId } })
  const [from, at] = [seen.confirmable_at, seen.requested_at].map(time => new Date(time ?? '').getTime())
  expect(Number(from) - Number(at)).toBe(24 * 3600 * 1000)
  expect(await found(admin, 'hazel')).toEqual([])
  const asked = 'Morgan Vale asks for the erasure of a person. Another admin can confirm it after 24 hours'
  await eventually(
    () => told(other),
    messages => messages.includes(asked),
  )
  expect(await told(admin)).not.toContain(asked)
  const refused = [await confirm(other, id), await confirm(admin, id), await request(other, id)]
  expect(refused.flatMap(codesOf)).toEqual(['erasure.too_early', 'erasure.same_admin', 'erasure.exists'])
  await run('erasures')
  expect(await isErased(id)).toBe(false)
  expect((await read(other, id)).body.status).toBe('requested')
})

test('nobody asks for their own erasure or that of somebody who does not exist, and whoever is no admin for none', async () => {
  const { admin, coordinator, trainee } = program
  expect(codesOf(await request(admin, admin.userId))).toEqual(['erasure.oneself'])
  expect(codesOf(await request(admin, admin.positionId))).toEqual(['erasure.person_unknown'])
  const refused = await Promise.all([request(coordinator, trainee.userId), confirm(coordinator, trainee.userId)])
  expect(refused.map(({ status }) => status)).toEqual([403, 403])
})

test('withdrawn, it does not happen, and the day begins anew with the next request', async () => {
  const { admin } = program
  const { userId: id } = await leaving('Ivo Staying')
  await askedYesterday(app.practicum.services.executor, id)
  expect((await withdraw(other, id)).status).toBe(200)
  expect(codesOf(await confirm(other, id))).toEqual(['erasure.withdrawn'])
  await app.caughtUp()
  const { items } = await admin.browser.list<ErasureView>(listErasures, { status: 'withdrawn' })
  expect(items).toMatchObject([{ id, withdrawn_by: { name: 'Otto Second' } }])
  expect((await request(admin, id)).status).toBe(200)
  expect(codesOf(await confirm(other, id))).toEqual(['erasure.too_early'])
})

test('confirmed by another admin, it is done step by step, told to both, and shown with its history', async () => {
  const { admin } = program
  const person = await leaving('Juno Leaving')
  const id = person.userId
  await askedYesterday(app.practicum.services.executor, id, { reason: 'Juno said so' })
  expect((await confirm(admin, id)).status).toBe(200)
  const done = await eventually(
    async () => (await read(admin, id)).body,
    ({ status }) => status === 'done',
  )
  expect(done).toMatchObject({ name: '[erased]', reason: '[erased]', confirmed_by: { id: admin.userId } })
  expect(done.steps.map(({ step }) => step)).toEqual([...ERASURE_STEPS])
  expect(await isErased(id)).toBe(true)
  await eventually(
    () => told(admin),
    messages => messages.includes('The erasure of a person is done'),
  )
  const { entries } = (await admin.browser.get(history, { params: { subject: 'erasure', id } })).body
  expect(entries.map(({ type }) => type)).toEqual([
    'ErasureRequested',
    'ErasureConfirmed',
    'ErasureBegun',
    ...ERASURE_STEPS.map(() => 'ErasureStepDone'),
    'ErasureCompleted',
  ])
  expect(codesOf(await withdraw(admin, id))).toEqual(['erasure.begun'])
  expect(codesOf(await request(admin, id))).toEqual(['erasure.done'])
})

test('a log from before an erasure learns of it from the register, and the person is erased again', async () => {
  const { userId: id } = await leaving('Kirin Restored')
  await registerOf(app).add(id)
  await run('erasures-restored')
  await eventually(
    () => erasureOf(app.practicum.services.executor, id),
    ({ status }) => status === 'done',
  )
  expect(await isErased(id)).toBe(true)
  await app.caughtUp()
  expect((await read(program.admin, id)).body).toMatchObject({ name: '[erased]', requested_by: null, status: 'done' })
})

test('what was not signed by this installation erases nobody, and keeps nobody else from being erased again', async () => {
  const [stays, goes] = [await leaving('Noa Named'), await leaving('Olga Registered')]
  const copies = await openAnchorCopies(app.config)
  const forged = { userId: stays.userId, registeredAt: new Date().toISOString(), signature: '00'.repeat(32) }
  for (const [name, content] of [
    [stays.userId, forged],
    ['no-id', {}],
  ] as const)
    await copies.put(`erased/${name}`, Readable.from([Buffer.from(JSON.stringify(content))]), 1000)
  await registerOf(app).add(goes.userId)
  await expect(run('erasures-restored')).rejects.toThrow('not written by this installation')
  await eventually(
    () => erasureOf(app.practicum.services.executor, goes.userId),
    ({ status }) => status === 'done',
  )
  expect(await isErased(stays.userId)).toBe(false)
  expect((await erasureOf(app.practicum.services.executor, stays.userId)).status).not.toBe('done')
  for (const name of [stays.userId, 'no-id']) await copies.remove(`erased/${name}`)
})

test('keys from before an erasure are destroyed again, as the log tells', async () => {
  const { userId: id } = await leaving('Luca Restored')
  const { keys } = app.practicum.databases
  const { rows } = await keys.query('select key_id, wrapped_by, wrapped from person_key where subject = $1', [id])
  await erased(app, id)
  const [before] = rows
  const restored =
    'update person_key set key_id = $2, wrapped_by = $3, wrapped = $4, erased_at = null where subject = $1'
  await keys.query(restored, [id, before.key_id, before.wrapped_by, before.wrapped])
  expect(await isErased(id)).toBe(false)
  await app.caughtUp()
  await run('erasures-restored')
  await eventually(
    () => isErased(id),
    gone => gone,
  )
  await eventually(
    () => erasureOf(app.practicum.services.executor, id),
    ({ status }) => status === 'done',
  )
})

test('nobody is erased again whom the log knows to be erased', async () => {
  await erased(app, (await leaving('Mira Gone')).userId)
  await app.caughtUp()
  const begun = async () =>
    (await app.database.pool.query("select id from log.event where type = 'ErasureBegun'")).rows.length
  const before = await begun()
  await run('erasures-restored')
  expect(before).toBeGreaterThan(0)
  expect(await begun()).toBe(before)
})

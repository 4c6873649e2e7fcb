// A pass by which a service sends one file in somebody's name: as the protocol's own client does, without session, token or signature beside it.

import { systemContext } from '@practicum/command-service/execution/context'
import { assignPosition } from '@practicum/command-service/features/people/people.registration'
import { signUpload, uploadStanding } from '@practicum/shared/features/attachments/uploads.contract'
import { switchPosition } from '@practicum/shared/features/people/people.contract'
import { signOut } from '@practicum/shared/features/sessions/sessions.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { Upload } from 'tus-js-client'
import { unwrapOrThrow } from '../unwrap-or-throw'
import { startApp, type TestApp } from './harness/app'
import { enrol, foundOrganization, foundProgram, type Member, type TestProgram } from './harness/program'
import { intended, type PartsOf, pdfOf } from './harness/tus'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

const SIZE = 10_000
const base64 = (text: string): string => Buffer.from(text).toString('base64')

async function passFor({ browser }: Member, file: PartsOf): Promise<string> {
  const { status, body } = await browser.do(signUpload, { body: { ...file, by_service: true } })
  expect(status).toBe(200)
  return body.pass ?? ''
}

/** A call as a program makes it: it has the pass, and nothing else of anybody. */
async function call(pass: string, method: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  const sent = { 'x-upload-pass': pass, 'tus-resumable': '1.0.0', ...headers }
  const { status } = await fetch(`${app.url}${path}`, { method, headers: sent })
  return status
}

const begin = (pass: string, { uuid, filename, size }: PartsOf) =>
  call(pass, 'POST', '/api/uploads', {
    'upload-length': String(size),
    'upload-metadata': `uuid ${base64(uuid)},filename ${base64(filename)}`,
  })

test('a file comes by it, whole, and is that of whoever asked for it', async () => {
  const sender = program.coordinator
  const file = intended(SIZE)
  const pass = await passFor(sender, file)
  await new Promise<void>((resolve, reject) => {
    const upload = new Upload(pdfOf(SIZE), {
      endpoint: `${app.url}/api/uploads`,
      headers: { 'X-Upload-Pass': pass },
      // What such a service says besides.
      metadata: { filename: file.filename, filetype: 'application/pdf', uuid: file.uuid, provider: 'dropbox' },
      ...{ chunkSize: 4000, addRequestId: true, retryDelays: [] },
      onSuccess: () => resolve(),
      onError: reject,
    })
    upload.start()
  })
  const standing = await sender.browser.get(uploadStanding, { params: { uuid: file.uuid } })
  expect(standing.body).toMatchObject({ state: 'created', offset: SIZE, filename: file.filename })
  const other = await program.faculty.browser.get(uploadStanding, { params: { uuid: file.uuid } })
  expect(other.status).toBe(404)
})

test('it is answered only to whoever asks for one', async () => {
  const { body } = await program.coordinator.browser.do(signUpload, { body: intended(SIZE) })
  expect(body.pass).toBeUndefined()
})

test('it opens nothing but this file: no other, no other size or name, and no other call', async () => {
  const sender = program.coordinator
  const file = intended(SIZE)
  const other = intended(SIZE)
  const pass = await passFor(sender, file)
  expect(await begin(await passFor(sender, other), other)).toBe(201)
  for (const wrong of [other, { ...file, size: SIZE - 1 }, { ...file, filename: 'other.pdf' }])
    expect(await begin(pass, wrong)).toBe(403)
  expect(await begin(pass, file)).toBe(201)
  expect(await call(pass, 'HEAD', `/api/uploads/${other.uuid}`)).toBe(403)
  expect(await call(pass, 'DELETE', `/api/uploads/${other.uuid}`)).toBe(403)
  const part = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  expect(await call(pass, 'PATCH', `/api/uploads/${other.uuid}`, part)).toBe(403)
  expect(await call(pass, 'HEAD', `/api/uploads/${file.uuid}`)).toBe(200)
  for (const path of ['/api/users/current', '/api/tasks', '/api/attachments'])
    expect(await call(pass, 'GET', path)).toBe(403)
  expect(await call(pass, 'DELETE', `/api/uploads/${file.uuid}`)).toBe(204)
})

test('it is of the position that it was asked for in, and opens nothing once somebody works from another', async () => {
  const [sender, elsewhere] = [
    await enrol(app, { role: 'faculty', organizationId: program.organizationId }),
    await foundOrganization(app),
  ]
  const there = {
    role: 'faculty',
    organizationId: elsewhere,
    liveSessionsAllowed: true,
    accountLimited: false,
  } as const
  const context = systemContext(newId(), new Date(), elsewhere)
  const { positionId } = unwrapOrThrow(await assignPosition(app.practicum.services, sender.userId, there, context))
  await app.caughtUp()
  const [begun, file] = [intended(SIZE), intended(SIZE)]
  const [first, pass] = [await passFor(sender, begun), await passFor(sender, file)]
  expect(await begin(first, begun)).toBe(201)
  expect((await sender.browser.do(switchPosition, { params: { id: positionId } })).status).toBe(200)
  expect([await begin(pass, file), await call(first, 'HEAD', `/api/uploads/${begun.uuid}`)]).toEqual([403, 404])
})

test('forged, or after its session has ended, it opens nothing', async () => {
  const { organizationId } = program
  const sender = await enrol(app, { role: 'faculty', organizationId })
  const file = intended(SIZE)
  const pass = await passFor(sender, file)
  expect(await begin(`${pass.slice(0, -4)}AAAA`, file)).toBe(401)
  expect(await begin('', file)).toBe(401)
  expect(await begin(pass, file)).toBe(201)
  await sender.browser.do(signOut)
  expect(await call(pass, 'HEAD', `/api/uploads/${file.uuid}`)).toBe(401)
})

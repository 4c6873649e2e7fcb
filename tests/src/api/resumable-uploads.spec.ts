// Files that arrive over connections that break: sent in parts, whoever is cut off, and within the same rules as every other file.
import { createHash } from 'node:crypto'
import { uploadAggregate } from '@practicum/command-service/features/attachments/attachments.aggregates'
import { roomKey } from '@practicum/command-service/features/attachments/attachments.quota'
import { gathered, ObjectsUnavailable } from '@practicum/infra/objects/port'
import { createLog } from '@practicum/infra/observe/log'
import { composePracticum } from '@practicum/runtime/composition/practicum'
import { attach, UNATTACHED_MAX_BYTES } from '@practicum/shared/features/attachments/attachments.contract'
import {
  giveUpUpload,
  previewUpload,
  signUpload,
  uploadStanding,
} from '@practicum/shared/features/attachments/uploads.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { Upload } from 'tus-js-client'
import { startApp, type TestApp } from './harness/app'
import { codesOf, refusedWith } from './harness/browser'
import { eventually } from './harness/eventually'
import { enrol, foundProgram, type Member, type TestProgram } from './harness/program'
import { runSchedule } from './harness/schedules'
import { send } from './harness/sending'
import { begin, intended, killedWithin, leaveFor, offsetOf, type PartsOf, pdfOf, sendPart, TUS } from './harness/tus'
import { unanswered } from './harness/unanswered'

let app: TestApp
let program: TestProgram
let sender: Member

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  sender = program.coordinator
})
afterAll(() => app.close())

const KIB = 1024
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

async function begun(size: number, more: Partial<PartsOf> = {}, who = sender) {
  const file = intended(size, more)
  const signature = await leaveFor(who, file)
  expect(await begin(who, file, signature)).toMatchObject({ status: 201 })
  return { ...file, signature, part: (offset: number) => ({ uuid: file.uuid, offset, signature }) }
}

const standingOf = ({ browser }: Member, uuid: string) => browser.get(uploadStanding, { params: { uuid } })

async function keptBytes(uuid: string): Promise<Buffer | undefined> {
  const { state } = await app.practicum.services.executor.load(uploadAggregate, uuid)
  const object = 'claims' in state ? await app.practicum.objects.get(state.objectKey) : undefined
  return object && gathered(object.bytes)
}

/** Keys below the sender's id, whatever they hold. */
async function keysOf(who: Member): Promise<readonly string[]> {
  const { keys } = await app.practicum.objects.keptBefore(new Date(Date.now() + 60_000))
  return keys.filter(key => key.startsWith(`${who.userId}/`))
}

describe('a file in parts', () => {
  test('a connection that is killed five times loses nothing that had come, and the file arrives whole', async () => {
    const who = await enrol(app, { role: 'coordinator', organizationId: program.organizationId })
    const bytes = pdfOf(3 * KIB * KIB)
    const file = await begun(bytes.byteLength, {}, who)
    let offset = 0
    for (let kill = 0; kill < 5; kill++) {
      const rest = bytes.subarray(offset)
      const after = 400 * KIB + kill
      await killedWithin(app.url, who, file.part(offset), { bytes: rest, after })
      const wanted = offset + after
      offset =
        (await eventually(
          () => offsetOf(who, file.uuid),
          found => found === wanted,
        )) ?? 0
    }
    const sent = await sendPart(who, file.part(offset), bytes.subarray(offset))
    expect([sent.status, sent.headers.get('upload-offset')]).toEqual([204, String(bytes.byteLength)])
    expect(sha256((await keptBytes(file.uuid)) ?? Buffer.alloc(0))).toBe(sha256(bytes))
    // Its parts are not needed any more.
    await eventually(
      () => keysOf(who),
      keys => keys.length === 1,
    )
  })

  test('a client of the protocol that others wrote sends one, goes on with it, and gives it up', async () => {
    const bytes = pdfOf(300 * KIB)
    const file = intended(bytes.byteLength)
    const signature = await leaveFor(sender, file)
    const headers = {
      ...{ 'x-upload-signature': signature, 'x-csrf-token': sender.browser.csrf ?? '' },
      cookie: [...sender.browser.cookies].map(pair => pair.join('=')).join('; '),
    }
    const metadata = { uuid: file.uuid, filename: file.filename }
    const options = {
      headers,
      metadata,
      endpoint: `${app.url}/api/uploads`,
      chunkSize: 100 * KIB,
      uploadSize: file.size,
    }
    const firstPart = new Promise<string | null>((resolve, reject) => {
      const upload = new Upload(bytes, {
        ...options,
        onError: reject,
        onChunkComplete: () => void upload.abort().then(() => resolve(upload.url)),
      })
      upload.start()
    })
    const uploadUrl = await firstPart
    expect(uploadUrl).toBe(`${app.url}/api/uploads/${file.uuid}`)
    const cut = (await offsetOf(sender, file.uuid)) ?? 0
    expect(cut).toBeGreaterThanOrEqual(100 * KIB)
    await new Promise<unknown>((resolve, reject) =>
      new Upload(bytes, { ...options, uploadUrl, onError: reject, onSuccess: resolve }).start(),
    )
    expect(sha256((await keptBytes(file.uuid)) ?? Buffer.alloc(0))).toBe(sha256(bytes))
    await Upload.terminate(uploadUrl ?? '', { headers })
    await eventually(
      async () => (await standingOf(sender, file.uuid)).body.state,
      state => state === 'destroyed',
    )
  })

  test('another process finds in the log where the first one stopped', async () => {
    const bytes = pdfOf(200 * KIB)
    const file = await begun(bytes.byteLength)
    expect((await sendPart(sender, file.part(0), bytes.subarray(0, 90_000))).status).toBe(204)
    const { config, database } = app
    const parts = { config: { ...config }, connection: database.connection, log: createLog('error') }
    const again = await composePracticum(parts)
    try {
      const { state } = await again.services.executor.load(uploadAggregate, file.uuid)
      expect(state).toMatchObject({ status: 'begun', parts: [{ offset: 0, size: 90_000 }] })
    } finally {
      await again.stop()
    }
    expect((await sendPart(sender, file.part(90_000), bytes.subarray(90_000))).status).toBe(204)
    expect(sha256((await keptBytes(file.uuid)) ?? Buffer.alloc(0))).toBe(sha256(bytes))
  })

  test('a part that does not begin where the one before ended is refused, and says where; nothing of it is kept', async () => {
    const bytes = pdfOf(50_000)
    const file = await begun(bytes.byteLength)
    await sendPart(sender, file.part(0), bytes.subarray(0, 20_000))
    for (const offset of [0, 19_999, 20_001]) {
      const refused = await sendPart(sender, file.part(offset), bytes.subarray(offset, 30_000))
      expect(refusedWith(refused)).toEqual([409, ['upload.wrong_offset']])
      expect(JSON.stringify(refused.body)).toContain('begins at byte 20000')
    }
    const long = await sendPart(sender, file.part(20_000), Buffer.alloc(30_001))
    expect(refusedWith(long)).toEqual([422, ['upload.wrong_size']])
    expect(await offsetOf(sender, file.uuid)).toBe(20_000)
  })

  test('of two that send the same part at once one is kept, and the file is whole', async () => {
    const bytes = pdfOf(64 * KIB)
    const file = await begun(bytes.byteLength)
    const answers = await Promise.all([1, 2, 3].map(() => sendPart(sender, file.part(0), bytes)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toContain(204)
    expect(statuses.every(status => status === 204 || status === 409)).toBe(true)
    expect(sha256((await keptBytes(file.uuid)) ?? Buffer.alloc(0))).toBe(sha256(bytes))
  })

  test('the last part again, and the beginning again, change nothing', async () => {
    const bytes = pdfOf(10_000)
    const file = await begun(bytes.byteLength)
    expect((await begin(sender, file, file.signature)).headers.get('upload-offset')).toBe('0')
    await sendPart(sender, file.part(0), bytes)
    const version = async () => (await app.practicum.store.readStream(`upload-${file.uuid}`)).events.length
    await app.caughtUp()
    const before = await version()
    expect((await sendPart(sender, file.part(10_000), Buffer.alloc(0))).status).toBe(204)
    const again = await begin(sender, file, file.signature)
    expect([again.status, again.headers.get('upload-offset')]).toEqual([201, '10000'])
    expect(await version()).toBe(before)
    const other = intended(9_999, { uuid: file.uuid })
    const refused = await begin(sender, other, await leaveFor(sender, other))
    expect(refusedWith(refused)).toEqual([409, ['upload.exists']])
  })

  test('a file whose last byte came and could not be made whole is completed when it is asked for again', async () => {
    const bytes = pdfOf(10_000)
    const file = await begun(bytes.byteLength)
    jest.spyOn(app.practicum.objects, 'get').mockRejectedValueOnce(new ObjectsUnavailable('away'))
    expect((await sendPart(sender, file.part(0), bytes)).status).toBe(503)
    expect((await standingOf(sender, file.uuid)).body).toMatchObject({ state: 'creating', offset: 10_000 })
    expect((await sendPart(sender, file.part(10_000), Buffer.alloc(0))).status).toBe(204)
    expect(sha256((await keptBytes(file.uuid)) ?? Buffer.alloc(0))).toBe(sha256(bytes))
  })

  test('a file that was written down and not answered keeps its bytes, whether it came in parts or at once', async () => {
    const bytes = pdfOf(10_000)
    const file = await begun(bytes.byteLength)
    jest.spyOn(app.practicum.objects, 'get').mockRejectedValueOnce(new ObjectsUnavailable('away'))
    expect((await sendPart(sender, file.part(0), bytes)).status).toBe(503)
    const uuid = newId()
    for (const [id, ask] of [
      [file.uuid, () => sendPart(sender, file.part(10_000), Buffer.alloc(0))],
      [uuid, () => send(sender, { uuid, bytes })],
    ] as const) {
      const lost = unanswered(app, id, 'written')
      await ask()
      lost.mockRestore()
      expect((await ask()).status).toBeLessThan(300)
      expect(sha256((await keptBytes(id)) ?? Buffer.alloc(0))).toBe(sha256(bytes))
    }
  })
})

describe('leave to send', () => {
  test('UPLOAD-004 it is asked for before the first byte, and answered with signature and expire', async () => {
    const body = intended(10_000)
    const before = Math.floor(Date.now() / 1000)
    const { status, body: leave } = await sender.browser.do(signUpload, { body })
    expect(status).toBe(200)
    expect(leave).toEqual({ signature: expect.any(String), expire: expect.any(Number) })
    expect(leave.expire).toBeGreaterThanOrEqual(before + 600)
  })

  test('without it, with that of another file or person, or with a forged one, nothing comes', async () => {
    const file = intended(10_000)
    const signature = await leaveFor(sender, file)
    const other = intended(10_000)
    const forged = `${signature.slice(0, -4)}AAAA`
    for (const [asked, given] of [
      [other, signature],
      [{ ...file, size: 9_999 }, signature],
      [{ ...file, filename: 'other.pdf' }, signature],
      [file, forged],
      [file, ''],
    ] as const)
      expect(refusedWith(await begin(sender, asked, given))).toEqual([403, ['upload.signature']])
    expect(refusedWith(await begin(program.faculty, file, signature))).toEqual([403, ['upload.signature']])
    expect((await begin(sender, file, signature)).status).toBe(201)
    const part = { uuid: file.uuid, offset: 0, signature: await leaveFor(sender, other) }
    expect(refusedWith(await sendPart(sender, part, pdfOf(10_000)))).toEqual([403, ['upload.signature']])
  })

  test('what is no file of the protocol is refused in words', async () => {
    const headers = { ...TUS, 'upload-length': 'many' }
    expect(refusedWith(await sender.browser.send('POST', '/api/uploads', { headers }))).toEqual([
      422,
      ['upload.protocol'],
    ])
  })

  test('name, kind and size are judged before the first byte', async () => {
    const asked = async (more: Partial<PartsOf>) => {
      const { status, body } = await sender.browser.send('POST', '/api/uploads/signature', {
        body: intended(10_000, more),
      })
      return status === 200 ? 'given' : codesOf({ status, body, headers: new Headers() })[0]
    }
    expect(await asked({ filename: 'page.html' })).toBe('upload.type_refused')
    expect(await asked({ filename: 'talk.mp4' })).toBe('upload.kind_refused')
    expect(await asked({ size: 100 * KIB * KIB + 1 })).toBe('upload.too_large')
    expect(await asked({ size: 100 * KIB * KIB })).toBe('given')
    const video = { filename: 'talk.mp4', object_class: 'client' }
    expect(await asked({ ...video, size: 2 * KIB * KIB * KIB })).toBe('given')
    expect(await asked({ ...video, size: 2 * KIB * KIB * KIB + 1 })).toBe('upload.too_large')
    const words = { filename: 'words.srt', object_class: 'client' }
    expect(await asked({ ...words, size: 5 * KIB * KIB })).toBe('given')
    expect(await asked({ ...words, size: 5 * KIB * KIB + 1 })).toBe('upload.too_large')
  })

  test('a trainee who has not met the HIPAA requirement is given none', async () => {
    const untrained = await enrol(app, { role: 'trainee', organizationId: program.organizationId, hipaa: false })
    const refused = await untrained.browser.do(signUpload, { body: intended(10_000) })
    expect(refusedWith(refused)).toEqual([403, ['attachment.hipaa_required']])
  })
})

describe('what is not to be', () => {
  test('a file that is not what its name says fails with its first bytes, and room for it is free again', async () => {
    const who = await enrol(app, { role: 'coordinator', organizationId: program.organizationId })
    const file = await begun(20_000, {}, who)
    expect(await app.practicum.services.attempts.count(roomKey(who.userId))).toBe(20)
    const refused = await sendPart(who, file.part(0), Buffer.alloc(20_000, 'x'))
    expect(refusedWith(refused)).toEqual([422, ['upload.type_refused']])
    expect((await standingOf(who, file.uuid)).body).toMatchObject({
      state: 'failed',
      why: 'upload.type_refused',
      offset: null,
    })
    expect(await app.practicum.services.attempts.count(roomKey(who.userId))).toBe(0)
    expect(await offsetOf(who, file.uuid)).toBeUndefined()
    expect(await keysOf(who)).toEqual([])
  })

  test('of somebody else there is none: not to look at, not to go on with, not to end, not to show', async () => {
    const file = await begun(20_000)
    await sendPart(sender, file.part(0), pdfOf(20_000).subarray(0, 10_000))
    for (const who of [program.faculty, program.stranger, program.admin]) {
      expect((await standingOf(who, file.uuid)).status).toBe(404)
      expect((await sendPart(who, file.part(10_000), pdfOf(10_000))).status).toBe(404)
      expect((await who.browser.do(giveUpUpload, { params: { uuid: file.uuid }, headers: TUS })).status).toBe(404)
      const shown = await who.browser.do(previewUpload, { body: { uuid: file.uuid } })
      expect(codesOf(shown)).toEqual(['upload.unknown'])
    }
    expect(await offsetOf(sender, file.uuid)).toBe(10_000)
  })

  test('room for all of it is taken when it begins; where there is none it does not begin', async () => {
    const who = await enrol(app, { role: 'coordinator', organizationId: program.organizationId })
    const { attempts } = app.practicum.services
    const limit = UNATTACHED_MAX_BYTES / KIB
    await attempts.take({ key: roomKey(who.userId), limit, windowSeconds: 3600, weight: limit - 30 })
    const file = await begun(20 * KIB, {}, who)
    // Its answer may have been lost: once more is no other file, though there is no room for one.
    expect((await begin(who, file, file.signature)).status).toBe(201)
    expect(await attempts.count(roomKey(who.userId))).toBe(limit - 10)
    expect(await attempts.count(`uploads:${who.userId}`)).toBe(1)
    const second = intended(20 * KIB)
    expect(refusedWith(await begin(who, second, await leaveFor(who, second)))).toEqual([429, ['upload.quota']])
    await who.browser.do(giveUpUpload, { params: { uuid: file.uuid }, headers: TUS })
    expect((await begin(who, second, await leaveFor(who, second))).status).toBe(201)
  })

  test('one that is not finished within a day is removed with its parts, and not before', async () => {
    const who = await enrol(app, { role: 'coordinator', organizationId: program.organizationId })
    const file = await begun(20_000, {}, who)
    await sendPart(who, file.part(0), pdfOf(20_000).subarray(0, 10_000))
    const hours = async (count: number) => {
      await app.caughtUp()
      await runSchedule(app, 'discard-unclaimed-uploads', new Date(Date.now() + count * 3_600_000))
    }
    await hours(23)
    expect(await offsetOf(who, file.uuid)).toBe(10_000)
    await hours(25)
    await eventually(
      () => keysOf(who),
      keys => keys.length === 0,
    )
    expect(await offsetOf(who, file.uuid)).toBeUndefined()
  })
})

describe('what came of it', () => {
  test('UPLOAD-001 ATT3-002 it is creating, created, destroying, destroyed, or failed', async () => {
    const file = await begun(20_000)
    const state = async () => (await standingOf(sender, file.uuid)).body.state
    expect(await state()).toBe('creating')
    await sendPart(sender, file.part(0), pdfOf(20_000))
    expect(await state()).toBe('created')
    const removing = jest.spyOn(app.practicum.objects, 'remove')
    let goOn = (): void => undefined
    removing.mockImplementationOnce(
      () =>
        new Promise<void>(resolve => {
          goOn = resolve
        }),
    )
    await sender.browser.do(giveUpUpload, { params: { uuid: file.uuid }, headers: TUS })
    expect(await state()).toBe('destroying')
    await eventually(
      async () => removing.mock.calls.length,
      calls => calls > 0,
    )
    goOn()
    removing.mockRestore()
    await eventually(state, found => found === 'destroyed')
    const wrong = await begun(20_000)
    await sendPart(sender, wrong.part(0), Buffer.alloc(20_000, 'x'))
    expect((await standingOf(sender, wrong.uuid)).body.state).toBe('failed')
  })

  test('UPLOAD-005 UPLOAD-006 ATT3-004 it has provider, uuid, filename, mimetype, size and signed url; a preview has another one', async () => {
    const bytes = pdfOf(20_000)
    const file = await begun(bytes.byteLength)
    const unfinished = await sender.browser.do(previewUpload, { body: { uuid: file.uuid } })
    expect(codesOf(unfinished)).toEqual(['upload.unknown'])
    await sendPart(sender, file.part(0), bytes)
    const { body } = await standingOf(sender, file.uuid)
    const { uuid } = file
    expect(body).toMatchObject({
      provider: 'practicum',
      uuid,
      filename: 'long.pdf',
      mimetype: 'application/pdf',
      size: 20_000,
    })
    const preview = await sender.browser.do(previewUpload, { body: { uuid } })
    for (const url of [body.signed_url ?? '', preview.body.signed_url]) {
      const shown = await sender.browser.load(url)
      expect([shown.status, sha256(shown.bytes)]).toEqual([200, sha256(bytes)])
      expect((await program.faculty.browser.load(url)).status).toBe(404)
      expect((await app.visitor().load(url)).status).toBe(401)
      expect((await sender.browser.load(`${url.slice(0, -4)}AAAA`)).status).toBe(404)
      expect((await sender.browser.load(url.replace(uuid, newId()))).status).toBe(404)
    }
  })

  test('it is attached as every other file is', async () => {
    const file = await begun(20_000)
    const assignee = program.trainee.picked
    const { body: task } = await sender.browser.do(createTask, { body: { description: 'Papers', assignee } })
    const upload = { uuid: file.uuid, public: false as const }
    const wanted = { body: { object_class: 'task', object_id: task.id, upload } }
    expect(codesOf(await sender.browser.do(attach, wanted))).toEqual(['upload.unknown'])
    await sendPart(sender, file.part(0), pdfOf(20_000))
    expect((await sender.browser.do(attach, wanted)).status).toBe(200)
  })
})

// Recordings of clients: sent in parts, attached where they are taken, and played and downloaded part by part by those who see the client.
import { attach } from '@practicum/shared/features/attachments/attachments.contract'
import { addClient, allowClientUploads } from '@practicum/shared/features/clients/clients.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { foundProgram, type TestProgram } from './harness/program'
import { begin, intended, leaveFor, sendPart } from './harness/tus'

let app: TestApp
let program: TestProgram
let clientId: string

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  const { trainee, supervisor } = program
  const body = { code: 'REC-1', supervisor: { id: supervisor.userId, position_id: supervisor.positionId } }
  clientId = (await trainee.browser.do(addClient, { body })).body.id
  const params = { id: clientId }
  expect((await supervisor.browser.do(allowClientUploads, { params, body: { can_upload: true } })).status).toBe(200)
})
afterAll(() => app.close())

/** Files as they begin, with something behind that differs byte by byte. */
const behind = Buffer.from(Array.from({ length: 2000 }, (_none, at) => at % 251))
const FILES: Readonly<Record<string, readonly [mimetype: string, kind: string, bytes: Buffer]>> = {
  'talk.mp3': ['audio/mpeg', 'audio', Buffer.concat([Buffer.from('ID3'), behind])],
  'talk.m4a': ['audio/mp4', 'audio', Buffer.concat([Buffer.from('\0\0\0\x20ftypM4A '), behind])],
  'talk.ogg': ['audio/ogg', 'audio', Buffer.concat([Buffer.from('OggS'), behind])],
  'talk.wav': ['audio/wav', 'audio', Buffer.concat([Buffer.from('RIFF\x24\0\0\0WAVEfmt '), behind])],
  'film.mp4': ['video/mp4', 'video', Buffer.concat([Buffer.from('\0\0\0\x20ftypisom'), behind])],
  'film.webm': ['video/webm', 'video', Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), behind])],
  'film.mov': ['video/quicktime', 'video', Buffer.concat([Buffer.from('\0\0\0\x14ftypqt  '), behind])],
  'words.vtt': ['text/vtt', 'subtitles', Buffer.from('WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nHello, you\n')],
  'words.srt': ['application/x-subrip', 'subtitles', Buffer.from('1\n00:00:01,000 --> 00:00:02,500\nHello, you\n')],
  'notes.pdf': ['application/pdf', 'documents', Buffer.from('%PDF-1.7 notes')],
  'face.png': ['image/png', 'images', Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex')],
}

const bytesOf = (filename: string): Buffer => FILES[filename]?.[2] ?? Buffer.alloc(0)

async function sent(filename: string, object_class = 'client'): Promise<string> {
  const bytes = bytesOf(filename)
  const file = intended(bytes.byteLength, { filename, object_class })
  const signature = await leaveFor(program.trainee, file)
  await begin(program.trainee, file, signature)
  const part = { uuid: file.uuid, offset: 0, signature }
  expect([filename, (await sendPart(program.trainee, part, bytes)).status]).toEqual([filename, 204])
  return file.uuid
}

const attaching = (uuid: string, object_class = 'client', object_id = clientId) =>
  program.trainee.browser.do(attach, { body: { object_class, object_id, upload: { uuid, public: false } } })

async function attached(filename: string): Promise<string> {
  const answer = await attaching(await sent(filename))
  expect(answer.status).toBe(200)
  await app.caughtUp()
  return answer.body.id
}

const play = (id: string, headers: Readonly<Record<string, string>> = {}, who = program.trainee) =>
  who.browser.load(`/api/attachments/${id}/media`, headers)

test('UPLOAD-009 ATTACH-003 ATT3-005 images, documents, audio, video and subtitles are taken, each by its first bytes', async () => {
  const kinds = new Set<string>()
  for (const [filename, [mimetype, kind]] of Object.entries(FILES)) {
    const id = await attached(filename)
    const { body } = await program.trainee.browser.send('GET', `/api/attachments/${id}`)
    expect(body).toMatchObject({ filename, upload: { type: kind, mimetype } })
    kinds.add(kind)
    const wrong = intended(3000, { filename, object_class: 'client' })
    const signature = await leaveFor(program.trainee, wrong)
    await begin(program.trainee, wrong, signature)
    const refused = await sendPart(program.trainee, { uuid: wrong.uuid, offset: 0, signature }, Buffer.alloc(3000, 'x'))
    expect([filename, ...codesOf(refused)]).toEqual([filename, 'upload.type_refused'])
  }
  expect([...kinds].toSorted()).toEqual(['audio', 'documents', 'images', 'subtitles', 'video'])
})

test('what takes images and documents alone gives no leave for a recording, and none is attached to it', async () => {
  const { coordinator, trainee } = program
  const { body: task } = await coordinator.browser.do(createTask, {
    body: { description: 'Tape it', assignee: trainee.picked },
  })
  const own = await trainee.browser.do(createTask, { body: { description: 'Mine', assignee: trainee.picked } })
  expect(task.id).toBeDefined()
  await expect(sent('film.mp4', 'task')).rejects.toThrow('upload.kind_refused')
  const uuid = await sent('film.mp4')
  const refused = await attaching(uuid, 'task', own.body.id)
  expect([refused.status, codesOf(refused)]).toEqual([422, ['upload.kind_refused']])
  expect((await attaching(uuid)).status).toBe(200)
})

test('a download that broke goes on where it was, and begins anew where it was of another file', async () => {
  const id = await attached('film.mp4')
  const bytes = bytesOf('film.mp4')
  const load = (headers: Readonly<Record<string, string>> = {}, who = program.trainee) =>
    who.browser.load(`/api/attachments/${id}/content`, headers)
  const whole = await load()
  const etag = whole.headers.get('etag') ?? ''
  expect([whole.status, whole.bytes.equals(bytes), whole.headers.get('accept-ranges')]).toEqual([200, true, 'bytes'])
  for (const more of [{}, { 'if-range': etag }]) {
    const rest = await load({ range: 'bytes=700-', ...more })
    expect([rest.status, rest.headers.get('content-range')]).toEqual([
      206,
      `bytes 700-${bytes.byteLength - 1}/${bytes.byteLength}`,
    ])
    expect(rest.bytes.equals(bytes.subarray(700))).toBe(true)
    expect(rest.headers.get('content-disposition')).toContain('film.mp4')
  }
  const other = await load({ range: 'bytes=700-', 'if-range': '"another"' })
  expect([other.status, other.bytes.equals(bytes)]).toEqual([200, true])
  expect((await load({ 'if-none-match': etag })).status).toBe(304)
  expect((await load({ range: 'bytes=700-' }, program.coordinator)).status).toBe(404)
})

describe('a recording', () => {
  test('is played with its own type, whole or the part that is asked for', async () => {
    const id = await attached('film.mp4')
    const bytes = bytesOf('film.mp4')
    const whole = await play(id)
    expect([whole.status, whole.bytes.equals(bytes)]).toEqual([200, true])
    expect(whole.headers.get('content-type')).toBe('video/mp4')
    expect(whole.headers.get('accept-ranges')).toBe('bytes')
    expect(whole.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    const size = bytes.byteLength
    for (const [range, first, last] of [
      ['bytes=0-1', 0, 1],
      ['bytes=100-199', 100, 199],
      ['bytes=1500-', 1500, size - 1],
      ['bytes=-10', size - 10, size - 1],
      ['bytes=1500-999999', 1500, size - 1],
    ] as const) {
      const part = await play(id, { range })
      expect([range, part.status, part.headers.get('content-range')]).toEqual([
        range,
        206,
        `bytes ${first}-${last}/${size}`,
      ])
      expect(part.bytes.equals(bytes.subarray(first, last + 1))).toBe(true)
    }
    for (const range of ['bytes=5-1', 'bytes=999999-', 'lines=1-2', 'bytes=0-1,5-6']) {
      expect([range, (await play(id, { range })).status]).toEqual([range, 200])
    }
  })

  test('is there for those who see the client, and for nobody else', async () => {
    const id = await attached('talk.mp3')
    const status = async (who: typeof program.trainee) => (await play(id, { range: 'bytes=0-1' }, who)).status
    expect(await status(program.supervisor)).toBe(206)
    for (const who of [program.otherTrainee, program.coordinator, program.stranger]) expect(await status(who)).toBe(404)
  })

  test('has subtitles, whichever of the two forms they came in; a document is not played', async () => {
    for (const filename of ['words.vtt', 'words.srt']) {
      const { status, headers, bytes } = await play(await attached(filename))
      expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining('text/vtt')])
      expect(bytes.toString()).toMatch(/^WEBVTT\n\n[\s\S]*00:00:01\.000 --> 00:00:02\.500\nHello, you\n/)
    }
    expect((await play(await attached('notes.pdf'))).status).toBe(422)
  })
})

// Files over a bad connection, in a browser: held, gone on with after a reload, and recordings played where they stand.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { eventually } from '../api/harness/eventually'
import { violations } from './judge'
import { open, refused } from './people'
import { Stage } from './stage'

let stage: Stage
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'uploads-'))
  stage = await Stage.open()
})
afterAll(async () => {
  await stage?.close()
  await rm(folder, { recursive: true, force: true })
})

const MIB = 1024 ** 2
const PART = 16 * MIB

async function fileOf(name: string, bytes: Buffer): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  return path
}

const longPdf = (size: number): Buffer => {
  const bytes = Buffer.alloc(size, 'x')
  bytes.write('%PDF-1.7\n')
  return bytes
}

/** Two seconds of a tone. */
function tone(): Buffer {
  const rate = 8000
  const samples = Buffer.from(Array.from({ length: 2 * rate }, (_none, at) => 128 + Math.round(60 * Math.sin(at / 3))))
  const head = Buffer.alloc(44)
  head.write('RIFF')
  head.writeUInt32LE(36 + samples.byteLength, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.byteLength, 40)
  return Buffer.concat([head, samples])
}

/** Where the parts of files begin that are sent, as they come. */
function watchParts(page: Page): number[] {
  const offsets: number[] = []
  page.on('request', request => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']))
  })
  return offsets
}

async function clientPage(who: string, width: number) {
  const { page, troubles } = await stage.signedIn(who, width)
  await open(page, '/clients')
  await page.getByRole('link', { name: 'BV-101' }).click()
  await page.getByRole('heading', { level: 1, name: 'BV-101' }).waitFor()
  return { page, troubles }
}

const choose = (page: Page, ...paths: readonly string[]) =>
  page.locator('input[type=file]:not([capture])').setInputFiles([...paths])

test.each([1280, 390])(
  'at %i a long file is paused, goes on after a reload where it was, and is attached',
  async width => {
    const path = await fileOf(`long-${width}.pdf`, longPdf(PART + 4 * MIB))
    const { page, troubles } = await clientPage('trainee', width)
    const offsets = watchParts(page)
    // The second part meets a connection on which nothing comes back.
    await page.route('**/api/uploads/*', (route, request) =>
      request.method() === 'PATCH' && request.headers()['upload-offset'] !== '0' ? undefined : route.continue(),
    )
    await choose(page, path)
    await page.getByRole('progressbar', { name: `Sending long-${width}.pdf` }).waitFor()
    await page.getByText(/of 20 MB/).waitFor()
    await eventually(
      async () => offsets.length,
      sent => sent === 2,
    )
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: `Pause sending long-${width}.pdf` }).click()
    await page.getByText(/^Paused: /).waitFor()
    expect(await violations(page)).toEqual([])
    await page.unroute('**/api/uploads/*')
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'BV-101' }).waitFor()
    offsets.length = 0
    await choose(page, path)
    await page.getByText('Ready to be attached').waitFor()
    await page.getByText(`long-${width}.pdf has arrived.`).waitFor()
    expect(offsets).toEqual([PART])
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('The files were sent.').waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: `long-${width}.pdf`, exact: true })
      .waitFor()
    expect(await violations(page)).toEqual([])
    expect(troubles).toEqual([])
  },
)

test.each([1280, 390])('at %i recordings are played in place, a film with its subtitles', async width => {
  const { page, troubles } = await clientPage('trainee', width)
  const film = await fileOf(`film-${width}.webm`, await recorded(page))
  const words = 'WEBVTT\n\n00:00.000 --> 00:09.000\nHow was your week?\n'
  await choose(
    page,
    await fileOf(`tone-${width}.wav`, tone()),
    film,
    await fileOf(`words-${width}.vtt`, Buffer.from(words)),
  )
  await page.getByText('Ready to be attached').nth(2).waitFor()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('The files were sent.').waitFor()
  for (const [name, element] of [
    [`tone-${width}.wav`, 'audio'],
    [`film-${width}.webm`, 'video'],
  ] as const) {
    await page.getByRole('button', { name: `Play ${name}` }).click()
    const dialog = page.getByRole('dialog', { name })
    await dialog.locator(element).waitFor()
    expect(await dialog.locator(element).evaluate(played)).toBe(true)
    if (element === 'video') expect(await dialog.locator(element).evaluate(cues)).toContain('How was your week?')
    expect(await violations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  }
  expect(troubles).toEqual([])
})

test.each([1280, 390])(
  'ATT3-007 at %i a file that cannot be attached is told, and is gone from the list',
  async width => {
    const { page } = await clientPage('trainee', width)
    await page.route('**/api/attachments', route => route.fulfill(refused('Too late', 'Too large')))
    await choose(page, await fileOf(`late-${width}.pdf`, longPdf(2000)))
    await page.getByText('Ready to be attached').waitFor()
    await page.getByRole('main').getByText(`late-${width}.pdf`).waitFor()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Too late').waitFor()
    await page.getByRole('main').getByText(`late-${width}.pdf`).waitFor({ state: 'detached' })
  },
)

interface Playing {
  readonly currentTime: number
  muted: boolean
  play(): Promise<void>
  readonly textTracks: ArrayLike<{ mode: string; readonly cues: ArrayLike<{ readonly text: string }> | null }>
  addEventListener(event: string, hear: () => void): void
}

/** Resolves when time has passed in it. */
const played = async (element: unknown): Promise<boolean> => {
  const media = element as Playing
  media.muted = true
  const passed = new Promise<boolean>(resolve => {
    media.addEventListener('timeupdate', () => media.currentTime > 0 && resolve(true))
    media.addEventListener('ended', () => resolve(true))
  })
  await media.play()
  return passed
}

const cues = async (element: unknown): Promise<readonly string[]> => {
  const { textTracks } = element as Playing
  for (const track of Array.from(textTracks)) {
    track.mode = 'showing'
    for (let tries = 0; tries < 100 && !track.cues?.length; tries++) await new Promise(next => setTimeout(next, 50))
  }
  return Array.from(textTracks).flatMap(track => Array.from(track.cues ?? []).map(({ text }) => text))
}

/** A film that the browser itself takes of a square that changes its colour. */
async function recorded(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(`(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 320, height: 180 })
    const pen = canvas.getContext('2d')
    const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/webm' })
    const parts = []
    recorder.ondataavailable = ({ data }) => parts.push(data)
    const ended = new Promise(resolve => { recorder.onstop = resolve })
    recorder.start()
    for (let frame = 0; frame < 20; frame++) {
      pen.fillStyle = 'hsl(' + frame * 18 + ' 60% 50%)'
      pen.fillRect(0, 0, 320, 180)
      await new Promise(next => setTimeout(next, 60))
    }
    recorder.stop()
    await ended
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer())
    let text = ''
    for (const byte of bytes) text += String.fromCharCode(byte)
    return btoa(text)
  })()`)
  return Buffer.from(String(base64), 'base64')
}

// Has the bytes of a file looked through by ClamAV's daemon, over its INSTREAM command.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Unavailable } from '../availability/unavailable'
import type { ObjectContent } from '../objects/port'
import type { ClamdLocation } from './location'

/** `too_large`: it is larger than the daemon looks through. */
export type ScanVerdict = 'passed' | 'infected' | 'too_large'

/** Rejects with {@link ScannerUnavailable} where it cannot be told, and with whatever the bytes broke off with. */
export type ScanFile = (file: Pick<ObjectContent, 'size' | 'bytes'>) => Promise<ScanVerdict>

export interface Scanner {
  readonly at: ClamdLocation
  /** As the daemon is set. Not learnt from it: it answers of more by closing the connection, and its answer may be lost with that. */
  readonly mostBytes: number
}

export class ScannerUnavailable extends Unavailable {
  override readonly name = 'ScannerUnavailable'
}

const CONNECT_MS = 10_000
/** Longer than the daemon looks through one file, by its defaults. */
const SILENT_MS = 150_000
const SIZE_BYTES = 4
/** Its answers are a line. */
const ANSWER_MAX = 1000

export const clamdScanner =
  ({ at, mostBytes }: Scanner, silentMs = SILENT_MS): ScanFile =>
  async ({ size, bytes }) => {
    if (size > mostBytes) return 'too_large'
    const socket = connect(at)
    socket.setTimeout(Math.min(CONNECT_MS, silentMs), () => socket.destroy())
    socket.once('connect', () => socket.setTimeout(silentMs))
    const answer = answerOf(socket)
    try {
      await sendAll(socket, framed(bytes), answer)
      const verdict = verdictOf(await answer)
      if (verdict) return verdict
      throw new ScannerUnavailable('clamd did not say whether a file is infected')
    } finally {
      socket.destroy()
    }
  }

/** Where the daemon has heard enough it answers and leaves, and nobody takes the rest. */
async function sendAll(socket: Socket, frames: AsyncIterable<Uint8Array>, answer: Promise<string>): Promise<void> {
  let isOver = false
  const over = answer.then(() => {
    isOver = true
  })
  for await (const frame of frames) {
    if (isOver) return
    const isTaken = socket.write(frame)
    if (!isTaken) await Promise.race([once(socket, 'drain').catch(() => undefined), over])
  }
}

/** Each piece behind its length; one of no length is the end. */
async function* framed(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of bytes) {
    if (piece.byteLength === 0) continue
    yield sizeOf(piece.byteLength)
    yield piece
  }
  yield sizeOf(0)
}

function sizeOf(length: number): Uint8Array {
  const size = Buffer.alloc(SIZE_BYTES)
  size.writeUInt32BE(length)
  return size
}

/** As far as it came before the connection ended. */
const answerOf = (socket: Socket): Promise<string> =>
  new Promise(resolve => {
    let text = ''
    const told = () => resolve(text)
    socket.on('data', (piece: Buffer) => {
      text += piece.toString('latin1')
      if (text.includes('\0') || text.length > ANSWER_MAX) told()
    })
    socket.on('error', told)
    socket.on('close', told)
  })

function verdictOf(answer: string): ScanVerdict | undefined {
  const said = answer.replace(/\0.*$/s, '').trim()
  if (said === 'stream: OK') return 'passed'
  // With AlertExceedsMax: a part of it is larger than the daemon looks into.
  if (/^stream: Heuristics\.Limits\.Exceeded\S* FOUND$/.test(said)) return 'too_large'
  if (/^stream: .+ FOUND$/.test(said)) return 'infected'
  return said.startsWith('INSTREAM size limit exceeded') ? 'too_large' : undefined
}

// Files looked through by ClamAV's daemon: a double that speaks INSTREAM as its documentation has it, and the daemon itself where the machine has one.
import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { clamdPath, startClamd } from '@practicum/tests/setup/clamd'
import { EICAR } from '@practicum/tests/setup/scanner-double'
import { clamdScanner, type ScanFile, ScannerUnavailable } from './clamd'
import { type ClamdLocation, parseClamdUrl } from './location'

async function* pieces(...texts: readonly string[]): AsyncIterable<Uint8Array> {
  for (const text of texts) yield Buffer.from(text)
}
type Look = (bytes: AsyncIterable<Uint8Array>, size?: number) => ReturnType<ScanFile>

const MOST = 1_000_000
function scanningAt(at: ClamdLocation): Look {
  const scan = clamdScanner({ at, mostBytes: MOST }, 2000)
  return (bytes, size = 100) => scan({ size, bytes })
}

async function* many(count: number): AsyncIterable<Uint8Array> {
  for (let piece = 0; piece < count; piece++) yield Buffer.alloc(65_536, 'a')
}

const servers: Server[] = []
afterAll(async () => {
  for (const server of servers) {
    server.close()
    await once(server, 'close')
  }
})

async function speaking(answer: (heard: Buffer, socket: Socket) => void): Promise<Look> {
  const server = createServer(socket => {
    let heard = Buffer.alloc(0)
    socket.on('error', () => undefined)
    socket.on('data', piece => {
      heard = Buffer.concat([heard, piece])
      answer(heard, socket)
    })
  })
  servers.push(server.listen(0, '127.0.0.1'))
  await once(server, 'listening')
  return scanningAt({ host: '127.0.0.1', port: (server.address() as { port: number }).port })
}

const END = Buffer.alloc(4)
const whole = (heard: Buffer): boolean => heard.subarray(-4).equals(END)

test('a file goes in pieces behind their lengths, and what the daemon says of it is the verdict', async () => {
  const heard: Buffer[] = []
  const scan = await speaking((bytes, socket) => {
    if (!whole(bytes)) return
    heard.push(bytes)
    socket.end(bytes.includes('EICAR') ? 'stream: Win.Test.EICAR_HDB-1 FOUND\0' : 'stream: OK\0')
  })
  expect(await scan(pieces('one', '', 'two'))).toBe('passed')
  expect(heard[0]?.toString('latin1')).toBe('zINSTREAM\0\0\0\0\x03one\0\0\0\x03two\0\0\0\0')
  expect(await scan(pieces(EICAR))).toBe('infected')
})

test('of more than the daemon takes nothing is known, and it is not asked', async () => {
  let asked = 0
  const scan = await speaking((bytes, socket) => {
    asked += 1
    if (whole(bytes)) socket.end('stream: OK\0')
  })
  expect(await scan(many(400), MOST + 1)).toBe('too_large')
  expect(asked).toBe(0)
})

test('what the daemon says is larger than it looks into was not looked through', async () => {
  const says = (said: string) => speaking((bytes, socket) => void (whole(bytes) && socket.end(`${said}\0`)))
  const within = await says('stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND')
  expect(await within(pieces('an archive'))).toBe('too_large')
  const whatever = await says('INSTREAM size limit exceeded. ERROR')
  expect(await whatever(pieces('a file'))).toBe('too_large')
})

test('a daemon that is not there, falls silent, goes or says something else cannot be asked now', async () => {
  const silent = await speaking(() => undefined)
  const going = await speaking((_bytes, socket) => socket.destroy())
  const other = await speaking((bytes, socket) => void (whole(bytes) && socket.end('stream: broken. ERROR\0')))
  const absent = scanningAt({ host: '127.0.0.1', port: 1 })
  for (const scan of [silent, going, other, absent])
    await expect(scan(pieces('a file'))).rejects.toThrow(ScannerUnavailable)
})

test('a file that breaks off was not looked through', async () => {
  async function* breaking(): AsyncIterable<Uint8Array> {
    yield Buffer.from('half')
    throw new Error('the store is gone')
  }
  const scan = await speaking((bytes, socket) => void (whole(bytes) && socket.end('stream: OK\0')))
  await expect(scan(breaking())).rejects.toThrow('the store is gone')
})

test('its address is of TCP or a socket of the machine', () => {
  expect(parseClamdUrl('tcp://scanner:3311')).toEqual({ host: 'scanner', port: 3311 })
  expect(parseClamdUrl('tcp://[::1]')).toEqual({ host: '::1', port: 3310 })
  expect(parseClamdUrl('unix:///run/clamav/clamd.ctl')).toEqual({ path: '/run/clamav/clamd.ctl' })
  for (const wrong of [
    'scanner:3310',
    'http://scanner',
    'tcp://',
    'tcp://a/b',
    'unix://',
    'tcp://me@scanner',
    'tcp://scanner:0',
    'tcp://scanner:99999',
  ])
    expect(parseClamdUrl(wrong)).toBeUndefined()
})

// Elsewhere the double stands for it.
if (clamdPath) {
  test('ClamAV finds what is known to it, and takes what is not', async () => {
    const clamd = await startClamd(EICAR)
    const scan = scanningAt(clamd.at)
    try {
      expect(await scan(pieces('a harmless file'))).toBe('passed')
      expect(await scan(pieces(EICAR))).toBe('infected')
      expect(await scan(pieces(EICAR.slice(0, 20), EICAR.slice(20)))).toBe('infected')
      expect(await scan(many(15))).toBe('passed')
    } finally {
      await clamd.stop()
    }
  })
}

// Posting webhooks to a real server: signed as Standard Webhooks says, to public addresses alone, following nobody.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { isPublicAddress, webhookPoster } from './posting'
import { newWebhookSecret } from './secrets'

interface Received {
  readonly path: string | undefined
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

let server: Server
let received: Received[] = []
let answer: (response: ServerResponse) => void
const at = (host = '127.0.0.1') => `http://${host}:${(server.address() as AddressInfo).port}/hook?from=practicum`

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => {
      body += chunk
    })
    request.on('end', () => {
      received.push({ path: request.url, headers: request.headers, body })
      answer(response)
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
beforeEach(() => {
  received = []
  answer = response => response.writeHead(204).end()
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const posted = (address: string, ...secrets: readonly string[]) => ({
  ...{ address, id: 'msg-1', body: '{"type":"integration.test"}' },
  secrets: secrets.length > 0 ? secrets : [newWebhookSecret()],
})
const post = webhookPoster(true)
const refusing = webhookPoster(false)

test('it is signed with each secret, so that a library of Standard Webhooks takes it with the new one and with the former', async () => {
  const [secret, former, other] = [newWebhookSecret(), newWebhookSecret(), newWebhookSecret()]
  expect(await post(posted(at(), secret, former))).toEqual({ kind: 'answered', status: 204 })
  const [{ path, headers, body } = { path: '', headers: {}, body: '' }] = received
  expect([path, headers['content-type'], headers['webhook-id']]).toEqual([
    '/hook?from=practicum',
    'application/json',
    'msg-1',
  ])
  const verified = (by: string) => new Webhook(by).verify(body, headers as Record<string, string>)
  expect([verified(secret), verified(former)]).toEqual(Array(2).fill({ type: 'integration.test' }))
  expect(() => verified(other)).toThrow()
})

test('a redirect is an answer, and followed by nobody', async () => {
  answer = response => response.writeHead(302, { location: '/elsewhere' }).end()
  expect(await post(posted(at()))).toEqual({ kind: 'answered', status: 302 })
  expect(received).toHaveLength(1)
})

test('whoever does not answer is left', async () => {
  answer = () => undefined
  expect(await webhookPoster(true, 50)(posted(at()))).toEqual({ kind: 'failed', failure: 'timeout' })
  answer = response => response.socket?.destroy()
  expect(await post(posted(at()))).toEqual({ kind: 'failed', failure: 'unreachable' })
})

test('whoever answers by another protocol holds nothing up', async () => {
  answer = response => void response.socket?.end('HTTP/1.1 101 Other\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n')
  expect(await post(posted(at()))).toEqual({ kind: 'answered', status: 101 })
})

test('an answer that never ends holds nothing up', async () => {
  answer = response => void response.writeHead(200).write('and so on')
  expect(await post(posted(at()))).toEqual({ kind: 'answered', status: 200 })
})

test.each([
  ['without TLS', 'http://hooks.example.org/'],
  ['an address of one’s own', 'https://127.0.0.1/'],
  ['the same as a number', 'https://2130706433/'],
  ['the same in octal', 'https://0177.0.0.1/'],
  ['the same, shortened', 'https://127.1/'],
  ['IPv6', 'https://[::1]/'],
  ['IPv4 within IPv6', 'https://[::ffff:127.0.0.1]/'],
  ['the metadata of a cloud', 'https://169.254.169.254/latest'],
])('%s is not public, and nothing is sent there', async (_what, address) => {
  expect(isPublicAddress(address)).toBe(false)
  expect(await refusing(posted(address))).toEqual({ kind: 'failed', failure: 'private_address' })
})

test('a name that leads to an address of one’s own is refused by the connection itself', async () => {
  const { port } = server.address() as AddressInfo
  const address = `https://localhost:${port}/`
  expect(isPublicAddress(address)).toBe(true)
  expect(await refusing(posted(address))).toEqual({ kind: 'failed', failure: 'private_address' })
  expect(received).toEqual([])
})

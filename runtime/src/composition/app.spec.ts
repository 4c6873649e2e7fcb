// Behind a proxy: whose word on the visitor's address and on TLS is taken, and who is shown the metrics.
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createMetrics } from '@practicum/infra/observe/metrics'
import { createApp, mountOperatorPages } from './app'

let server: Server
let url: string

async function serve(trustedProxies: readonly string[] = [], operators = ['loopback']): Promise<void> {
  const app = createApp({ trustedProxies })
  mountOperatorPages(app, {
    metrics: createMetrics(),
    lostPlaces: () => [],
    stalled: async () => [],
    parked: async () => [],
    ready: async () => true,
    operators,
    contract: true,
  })
  app.get('/who', (request, response) => void response.json({ ip: request.ip, secure: request.secure }))
  server = app.listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
afterEach(() => new Promise(resolve => server.close(resolve)))

const FORWARDED = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' }
const who = async () => (await fetch(`${url}/who`, { headers: FORWARDED })).json()
const metrics = async (headers: Readonly<Record<string, string>>) => (await fetch(`${url}/metrics`, { headers })).status

test('a stranger’s word on their address and on TLS is not taken', async () => {
  await serve()
  expect(await who()).toEqual({ ip: '127.0.0.1', secure: false })
})

test('a named proxy’s word is taken', async () => {
  await serve(['loopback'])
  expect(await who()).toEqual({ ip: '203.0.113.9', secure: true })
})

test.each([[[]], [['loopback']]])(
  'metrics are for who asks from this machine itself, with proxies %j',
  async proxies => {
    await serve(proxies)
    expect(await metrics({})).toBe(200)
    expect(await metrics(FORWARDED)).toBe(404)
  },
)

test('metrics and what is stalled are kept from everybody but the operators that are named', async () => {
  await serve([], ['10.1.2.0/24'])
  expect(await metrics({})).toBe(404)
  expect(await (await fetch(`${url}/health/ready`)).json()).toEqual({ ready: true })
})

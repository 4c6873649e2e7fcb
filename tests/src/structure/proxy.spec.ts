// The proxy in front of the processes: who answers what agrees with the contract, and what belongs to operators stays inside.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { partOf } from '@practicum/runtime/composition/parts'
import { allRows } from '@practicum/shared/contract/all'
import { messageOf } from '@practicum/shared/contract/messages'
import { Nginx, nginxPath } from '../setup/nginx'
import { readText } from './sources'

const settings = readText('infra/deploy/proxy/nginx.conf')

test('every file that is sent goes past the memory of the proxy, and may be as large as the product allows', () => {
  const locations = [...settings.matchAll(/location (?:\^~ )?(\S+) \{\s+proxy_request_buffering off;/g)].map(
    ([, path]) => path,
  )
  const files = allRows.flatMap(row => ('file' in row && row.file ? [{ path: row.path, ...row.file }] : []))
  expect(files.length).toBeGreaterThan(0)
  expect(files.filter(({ path }) => !locations.some(location => location && path.startsWith(location)))).toEqual([])
  const most = Number(/client_max_body_size (\d+)m;/.exec(settings)?.[1]) * 1024 * 1024
  expect(files.filter(({ maxBytes }) => maxBytes >= most)).toEqual([])
})

interface Echo {
  readonly by: string
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

async function echo(by: string): Promise<Server> {
  const server = createServer((request, response) => {
    const { method, url, headers } = request
    if (url === '/with-a-policy') response.setHeader('Content-Security-Policy', "default-src 'self'")
    request.resume().on('end', () => response.end(JSON.stringify({ by, method, url, headers })))
  })
  server.on('upgrade', (request: IncomingMessage, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
    socket.write(`${by} ${request.headers.host}`)
    socket.on('data', chunk => socket.end(chunk))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

if (nginxPath) {
  describe('nginx as the containers run it', () => {
    const servers: Server[] = []
    let nginx: Nginx | undefined
    let url = ''

    beforeAll(async () => {
      const parts = ['commands', 'queries', 'pages'] as const
      for (const part of parts) servers.push(await echo(part))
      const [commands, queries, pages] = servers.map(server => [{ port: portOf(server) }])
      nginx = Nginx.before({ commands: commands ?? [], queries: queries ?? [], pages: pages ?? [] })
      url = await nginx.open()
    })
    afterAll(async () => {
      await nginx?.close()
      for (const server of servers) server.closeAllConnections()
      for (const server of servers) server.close()
    })

    const ask = async (method: string, path: string, headers: Record<string, string> = {}): Promise<Echo> =>
      (
        await fetch(`${url}${path}`, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) })
      ).json() as Promise<Echo>

    test('every row of the contract is answered by the process that has it', async () => {
      const wrong: string[] = []
      for (const row of allRows) {
        const { by, method, url: path } = await ask(row.method, row.path)
        if (by !== partOf(row) || method !== row.method || path !== row.path) wrong.push(`${row.name} ${by}`)
      }
      expect(wrong).toEqual([])
      expect(new Set(allRows.map(partOf)).size).toBe(2)
    })

    test('pages are the front end’s, what programs ask for beside the contract is the query service’s', async () => {
      const pages = ['/', '/any/page', '/apiary', '/auth', '/assets/a.js', '/userlockouts']
      for (const path of pages) expect([path, (await ask('GET', path)).by]).toEqual([path, 'pages'])
      for (const path of ['/api/docs', '/api/openapi.json', '/health/ready', '/socket.io/?a=1']) {
        expect([path, (await ask('GET', path)).by]).toEqual([path, 'queries'])
      }
      expect((await ask('POST', '/any/page')).by).toBe('commands')
      expect((await fetch(`${url}/`, { method: 'HEAD' })).status).toBe(200)
    })

    test('a process is told who asks, whatever the asker says of themselves', async () => {
      const forged = { 'x-forwarded-for': '10.1.1.1', forwarded: 'for=10.1.1.1', 'x-forwarded-host': 'elsewhere' }
      const { headers } = await ask('GET', '/api/tasks?page=1', forged)
      expect(headers['x-forwarded-for']).toBe('127.0.0.1')
      expect(headers['x-forwarded-proto']).toBe('http')
      expect([headers.forwarded, headers['x-forwarded-host']]).toEqual([undefined, undefined])
      expect(headers.host).toBe(url.replace('http://', ''))
    })

    test('3.4.3 what the proxy answers itself is as safe as what the product answers, which is left as it is', async () => {
      const said = async (path: string) => {
        const { status, headers } = await fetch(`${url}${path}`)
        const names = [
          'content-security-policy',
          'x-content-type-options',
          'referrer-policy',
          'strict-transport-security',
        ]
        return [status, ...names.map(name => headers.get(name))]
      }
      const own = [
        "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'none'",
        ...['nosniff', 'no-referrer', 'max-age=31536000; includeSubDomains; preload'],
      ]
      expect(await said('/metrics')).toEqual([404, ...own])
      expect(await said(`/${'x'.repeat(70_000)}`)).toEqual([414, ...own])
      expect(await said('/with-a-policy')).toEqual([200, "default-src 'self'", ...own.slice(1)])
    })

    test('that TLS ended before is passed on', async () => {
      const { headers } = await ask('GET', '/', { 'x-forwarded-proto': 'https' })
      expect(headers['x-forwarded-proto']).toBe('https')
    })

    test.each(['/metrics', '/metrics/', '/metrics?a', '/%6detrics', '//metrics'])('%s is not passed on', async path => {
      expect((await fetch(`${url}${path}`)).status).toBe(404)
      expect((await fetch(`${url}${path}`, { method: 'POST' })).status).toBe(404)
    })

    test('a socket goes to a gateway, with the host that its page came from, and stays open both ways', async () => {
      const { host, port } = new URL(url)
      const socket = connect(Number(port), '127.0.0.1')
      const lines = ['GET /socket.io/?EIO=4&transport=websocket HTTP/1.1', `Host: ${host}`, 'Upgrade: websocket']
      socket.write(`${[...lines, 'Connection: Upgrade'].join('\r\n')}\r\n\r\n`)
      let heard = ''
      socket.on('data', chunk => {
        heard += String(chunk)
        if (heard.includes(host) && !heard.includes('ping')) socket.write('ping')
      })
      await once(socket, 'end')
      expect(heard).toMatch(/^HTTP\/1\.1 101 /)
      expect(heard).toContain(`queries ${host}`)
      expect(heard).toMatch(/ping$/)
    })

    test('a file too large even for the product is refused here', async () => {
      const body = Buffer.alloc(102 * 1024 * 1024)
      const sent = fetch(`${url}/api/uploads/x`, { method: 'PUT', body })
      const status = await sent.then(answer => answer.status).catch(() => 'cut off')
      expect([413, 'cut off']).toContain(status)
    })

    test('an instance that is away is passed over, also for a command', async () => {
      const [commands, queries] = servers.map(server => ({ port: portOf(server) }))
      const gone = await echo('gone')
      const away = { port: portOf(gone) }
      gone.close()
      const other = Nginx.before({
        commands: commands ? [away, commands] : [],
        queries: queries ? [away, queries] : [],
      })
      const address = await other.open()
      try {
        for (let turn = 0; turn < 6; turn++) {
          expect((await fetch(`${address}/api/tasks`, { method: 'POST', body: '{}' })).status).toBe(200)
          expect((await fetch(`${address}/api/tasks`)).status).toBe(200)
        }
      } finally {
        await other.close()
      }
    })

    test('instances that are replaced one right after the other leave no moment without one', async () => {
      const [one, two] = [await echo('one'), await echo('two')]
      const ports = [portOf(one), portOf(two)]
      const pair = ports.map(port => ({ port }))
      const other = Nginx.before({ commands: pair, queries: pair })
      const address = await other.open()
      const statuses = async (): Promise<readonly number[]> => {
        const asked = Array.from({ length: 12 }, (_, turn) =>
          fetch(`${address}/api/tasks`, turn % 2 ? { method: 'POST', body: '{}' } : {}),
        )
        return [...new Set((await Promise.all(asked)).map(({ status }) => status))]
      }
      try {
        for (const server of [one, two]) {
          const port = portOf(server)
          server.closeAllConnections()
          await new Promise(resolve => server.close(resolve))
          expect(await statuses()).toEqual([200])
          server.listen(port, '127.0.0.1')
          await once(server, 'listening')
        }
      } finally {
        await other.close()
        for (const server of [one, two]) server.closeAllConnections()
        for (const server of [one, two]) server.close()
      }
    })

    test('who signs in over and over is refused before the product hears of it, in its words; others are not', async () => {
      const [commands, queries] = servers.map(server => [{ port: portOf(server) }])
      const other = Nginx.before({ commands: commands ?? [], queries: queries ?? [] })
      const address = await other.open()
      try {
        const attempts = Array.from({ length: 200 }, () =>
          fetch(`${address}/api/login`, { method: 'POST', body: '{}' }),
        )
        const answers = await Promise.all(attempts)
        const refused = answers.filter(({ status }) => status === 429)
        expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(60)
        expect(refused.length).toBeGreaterThan(0)
        expect(refused[0]?.headers.get('retry-after')).toBe('2')
        const message = messageOf('too_many_requests')
        expect(await refused[0]?.json()).toEqual({ errors: [{ code: 'too_many_requests', message }] })
        expect((await fetch(`${address}/api/tasks`, { method: 'POST', body: '{}' })).status).toBe(200)
      } finally {
        await other.close()
      }
    })

    test('where nobody is there, the answer is the product’s own for a moment of business', async () => {
      const gone = await echo('gone')
      const away = [{ port: portOf(gone) }]
      gone.close()
      const other = Nginx.before({ commands: away, queries: away })
      const address = await other.open()
      try {
        for (const method of ['GET', 'POST']) {
          const answer = await fetch(`${address}/api/tasks`, { method })
          expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
          const message = messageOf('unavailable')
          expect(await answer.json()).toEqual({ errors: [{ code: 'unavailable', message }] })
        }
      } finally {
        await other.close()
      }
    })

    test('with TLS of its own, whoever comes without it is sent there', async () => {
      const plain = readText('infra/deploy/proxy/listen-tls.conf')
        .replace(/listen 8080;/, 'listen 127.0.0.1:%port;')
        .replace(/^(listen 8443|ssl_).*\n/gm, '')
      const [commands, queries] = servers.map(server => ({ port: portOf(server) }))
      const other = Nginx.listening({ commands: commands ? [commands] : [], queries: queries ? [queries] : [] }, plain)
      const address = await other.open()
      try {
        const answer = await fetch(`${address}/login?next=a`, { redirect: 'manual' })
        expect([answer.status, answer.headers.get('location')]).toEqual([308, 'https://127.0.0.1/login?next=a'])
      } finally {
        await other.close()
      }
    })
  })
}

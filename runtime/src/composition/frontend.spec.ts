// The process of the pages: it needs nothing but their folder, and shows operators that it is there.
import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testConfig } from '@practicum/tests/api/harness/app'
import { ROOT } from '@practicum/tests/structure/sources'
import { composeFrontend, type Frontend } from './frontend'

const SCRIPT = 'export const tasks = 1\n'.repeat(100)

let folder: string
let frontend: Frontend
let url: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'practicum-web-'))
  await writeFile(join(folder, 'index.html'), '<html><style nonce="__CSP_NONCE__"></style>__BUILD__</html>')
  const assets = join(folder, 'assets')
  await mkdir(assets)
  await writeFile(join(assets, 'tasks-1.js'), SCRIPT)
  const compress = "import('./bin/steps/compress.mjs').then(({ compressAll }) => compressAll(process.argv[1]))"
  execFileSync(process.execPath, ['-e', compress, assets], { cwd: ROOT })
  frontend = await composeFrontend(testConfig(folder), folder)
  await new Promise<void>(resolve => frontend.server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(frontend.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await frontend.stop()
  await rm(folder, { recursive: true, force: true })
})

test('every address of a screen is the page, under a policy of its own', async () => {
  const answers = await Promise.all(['/', '/tasks/1'].map(path => fetch(`${url}${path}`)))
  const nonces = await Promise.all(answers.map(async answer => /nonce="([^"]+)"/.exec(await answer.text())?.[1]))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(nonces).size).toBe(2)
  answers.forEach((answer, index) => {
    expect(answer.headers.get('content-security-policy')).toContain(`'nonce-${nonces[index]}'`)
  })
})

test.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('a script is sent as it was compressed when it was built, to a browser that takes %s', async (takes, sent) => {
  const answer = await fetch(`${url}/assets/tasks-1.js`, { headers: { 'accept-encoding': takes } })
  expect(answer.headers.get('content-encoding')).toBe(sent)
  expect(answer.headers.get('vary')).toMatch(/accept-encoding/i)
  expect(answer.headers.get('content-type')).toMatch(/javascript/)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await answer.text()).toBe(SCRIPT)
})

test('it answers nothing of the API, and says that it is ready', async () => {
  expect((await fetch(`${url}/api/tasks`)).status).toBe(404)
  expect(await (await fetch(`${url}/health/ready`)).json()).toEqual({ ready: true, stalled: [], parked: [] })
})

test('a connection that rests is kept longer than proxies keep theirs', async () => {
  expect((await fetch(`${url}/`)).headers.get('keep-alive')).toBe('timeout=75')
})

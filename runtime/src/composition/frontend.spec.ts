// The process of the pages: it needs nothing but their folder, and shows operators that it is there.
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testConfig } from '@practicum/tests/api/harness/app'
import { composeFrontend, type Frontend } from './frontend'

let folder: string
let frontend: Frontend
let url: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'practicum-web-'))
  await writeFile(join(folder, 'index.html'), '<html><style nonce="__CSP_NONCE__"></style>__BUILD__</html>')
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

test('it answers nothing of the API, and says that it is ready', async () => {
  expect((await fetch(`${url}/api/tasks`)).status).toBe(404)
  expect(await (await fetch(`${url}/health/ready`)).json()).toEqual({ ready: true, stalled: [], parked: [] })
})

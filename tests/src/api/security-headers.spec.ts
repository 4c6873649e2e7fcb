// What is no HTTP at all is answered in the words and with the headers of every other answer.
import { once } from 'node:events'
import { connect } from 'node:net'
import { startApp, type TestApp } from './harness/app'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

async function answerTo(bytes: string): Promise<string> {
  const { hostname, port } = new URL(app.url)
  const socket = connect(Number(port), hostname)
  let answer = ''
  socket.setEncoding('utf8').on('data', words => {
    answer += words
  })
  socket.write(bytes)
  await once(socket, 'end')
  return answer
}

const NAMES = ['content-security-policy', 'referrer-policy', 'strict-transport-security', 'x-content-type-options']

test('3.4.3 3.4.4 3.4.5 also requests that cannot be parsed', async () => {
  const asked = await fetch(`${app.url}/api/tasks`)
  for (const [bytes, status] of [
    ['GARBAGE\r\n\r\n', '400'],
    [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`, '431'],
  ] as const) {
    const answer = await answerTo(bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    const [, ...lines] = answer.split('\r\n\r\n')[0]?.split('\r\n') ?? []
    const said = new Headers(lines.map(line => line.split(/: (.*)/).slice(0, 2) as [string, string]))
    for (const name of NAMES)
      expect([name, said.get(name)?.replaceAll(';', '; ').replaceAll(';  ', '; ')]).toEqual([name, ours(asked, name)])
    expect(answer).toContain('"code":"malformed"')
  }
})

/** Spaces between the directives are as their writer likes. */
const ours = ({ headers }: Response, name: string): string | undefined =>
  headers.get(name)?.replaceAll(';', '; ').replaceAll(';  ', '; ')

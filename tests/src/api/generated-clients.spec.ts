// What strangers write against the API works: a client with types made from the OpenAPI document, and the examples of docs/api.md.
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { startApp, type TestApp } from './harness/app'
import { foundProgram, type Member, PASSWORD, type TestProgram } from './harness/program'
import { tokenOf } from './harness/tokens'

const run = promisify(execFile)
const ROOT = resolve(__dirname, '../../..')
const CACHE = join(ROOT, 'node_modules', '.cache', 'practicum')
const GENERATOR = join(dirname(require.resolve('openapi-typescript')), '..', 'bin', 'cli.js')
const COMPILER = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc')
const STRICT = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    target: 'es2023',
    module: 'nodenext',
    types: ['node'],
  },
  files: ['client.ts'],
}

let app: TestApp
let program: TestProgram
let folder: string

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  mkdirSync(CACHE, { recursive: true })
  // Where the packages of the repository are found.
  folder = mkdtempSync(join(CACHE, 'client-'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await app.close()
})

async function answered(script: string, { email }: Member): Promise<string> {
  const environment = { BASE: app.url, EMAIL: email, PASSWORD }
  const { stdout } = await run(process.execPath, [script], { cwd: folder, env: { ...process.env, ...environment } })
  return stdout.trim()
}

test('the version of the document is that of the product', async () => {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  const document = (await (await fetch(`${app.url}/api/openapi.json`)).json()) as { info: { version: string } }
  expect(document.info.version).toBe(version)
})

test('a client with generated types signs in, lists in both dialects, creates a task and completes it', async () => {
  const document = join(folder, 'openapi.json')
  writeFileSync(document, await (await fetch(`${app.url}/api/openapi.json`)).text())
  await run(process.execPath, [GENERATOR, document, '--default-non-nullable', 'false', '-o', join(folder, 'api.d.ts')])
  cpSync(join(ROOT, 'docs', 'examples', 'client.ts'), join(folder, 'client.ts'))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(STRICT))
  await run(process.execPath, [COMPILER, '-p', folder]).catch(told)
  expect(JSON.parse(await answered('client.js', program.supervisor))).toEqual({
    description: 'Read chapter 3',
    total: 1,
    ranged: 1,
    contentRange: 'tasks 0-0/1',
    status: 'complete',
    refused: ['task.closed'],
  })
})

test('the examples of the documentation answer what stands below them', async () => {
  const blocks = [...readFileSync(join(ROOT, 'docs', 'api.md'), 'utf8').matchAll(/```(js|text)\n(.*?)```/gs)]
  const of = (language: string): string =>
    blocks.flatMap(([, kind, text]) => (kind === language ? [text] : [])).join('')
  writeFileSync(join(folder, 'examples.js'), of('js'))
  expect(await answered('examples.js', program.trainee)).toBe(of('text').trim())
})

test('the examples with an access token answer what stands below them, by curl', async () => {
  const blocks = [...readFileSync(join(ROOT, 'docs', 'api.md'), 'utf8').matchAll(/```(sh|out)\n(.*?)```/gs)]
  const of = (language: string): string =>
    blocks.flatMap(([, kind, text]) => (kind === language ? [text] : [])).join('')
  const { token: TOKEN } = await tokenOf(program.faculty, ['tasks:write'])
  writeFileSync(join(folder, 'examples.sh'), of('sh'))
  const { stdout } = await run('sh', ['-e', 'examples.sh'], {
    cwd: folder,
    env: { ...process.env, BASE: app.url, TOKEN },
  })
  expect(stdout.trim()).toBe(of('out').trim())
})

/** What a compiler has to say stands in its output. */
const told = ({ stdout }: { stdout: string }): never => {
  throw new Error(stdout)
}

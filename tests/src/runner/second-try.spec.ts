// A spec file that fails is run once more, alone and in a fresh process, before the run is called red; the runner itself says so over files of our own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { ROOT } from '../structure/sources'

const RESULT = z.object({
  passed: z.number(),
  failed: z.number(),
  code: z.number(),
  unsteady: z.array(z.object({ file: z.string(), test: z.string(), complaint: z.string(), outputs: z.string() })),
})
const STEADY = "test('holds', () => {}); test('holds too', () => {})"
/** Passes in the second process that runs it. */
const UNSTEADY = `
const { appendFileSync, readFileSync } = require('node:fs')
const seen = __filename + '.seen'
appendFileSync(seen, process.pid + '\\n')
test('beside it', () => {})
test('now and then', () => {
  if (readFileSync(seen, 'utf8').trim().split('\\n').length === 1) throw new Error('the first time\\nand more of it')
})`
const WRONG = "test('is wrong', () => { throw new Error('always') })"
const BROKEN = 'nothing.of.this.is.there()'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'practicum-runner-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a file that fails beside others and passes alone', () => {
  let run: Run
  beforeAll(async () => {
    run = await runOver('unsteady', { steady: STEADY, unsteady: UNSTEADY }, ['--randomize'])
  })

  test('counts as passed', () => {
    expect(run.result).toMatchObject({ passed: 4, failed: 0, code: 0 })
    expect(run.lines.at(-1)).toBe('4 passed, 0 failed')
  })

  test('is named by the last lines: file, test, first line of the complaint', () => {
    expect(run.lines).toHaveLength(2)
    expect(run.lines[0]).toContain('unsteady.spec.js, "now and then": Error: the first time (')
  })

  test('had a process of its own the second time, when all others had ended', async () => {
    const seen = (await readFile(join(folder, 'unsteady', 'unsteady.spec.js.seen'), 'utf8')).trim().split('\n')
    expect(new Set(seen).size).toBe(2)
    expect(run.printed.indexOf('Tests:       1 failed, 3 passed')).toBeLessThan(run.printed.indexOf('once more, alone'))
  })

  test('has both outputs kept beside the packages', async () => {
    const outputs = run.result.unsteady[0]?.outputs ?? ''
    expect(outputs.startsWith(join(ROOT, 'node_modules'))).toBe(true)
    expect(await readFile(`${outputs}.first.txt`, 'utf8')).toContain('and more of it')
    expect(await readFile(`${outputs}.second.txt`, 'utf8')).toContain('2 passed')
  })

  test('ran both times in the random order whose seed was printed', async () => {
    const seed = /--seed=(\d+)/.exec(run.printed)?.[1]
    expect(seed).toBeDefined()
    expect(run.printed).toContain(`Seed:        ${seed}`)
    const second = await readFile(`${run.result.unsteady[0]?.outputs}.second.txt`, 'utf8')
    expect(second).toContain(`Seed:        ${seed}`)
  })
})

test('a file that fails again fails the run, and so does one that cannot be loaded; neither is called unsteady', async () => {
  const { result, lines } = await runOver('wrong', { steady: STEADY, wrong: WRONG, broken: BROKEN })
  expect(result).toEqual({ passed: 2, failed: 2, code: 1, unsteady: [] })
  expect(lines).toEqual(['2 passed, 2 failed'])
})

test('where nothing fails, nothing runs twice; a check that failed stands in the sum', async () => {
  const { result, printed, lines } = await runOver('steady', { steady: STEADY }, [], 1)
  expect(result).toEqual({ passed: 2, failed: 0, code: 0, unsteady: [] })
  expect(printed).not.toContain('once more')
  expect(lines).toEqual(['2 passed, 1 failed'])
})

type Run = Awaited<ReturnType<typeof runOver>>

/** Runs the files by the runner of `npm test`; `lines` are the last that it prints. */
async function runOver(
  name: string,
  files: Readonly<Record<string, string>>,
  more: readonly string[] = [],
  failedChecks = 0,
) {
  const own = join(folder, name)
  await mkdir(own)
  await writeFile(join(own, 'jest.config.json'), JSON.stringify({ rootDir: own, maxWorkers: 2 }))
  for (const [file, text] of Object.entries(files)) await writeFile(join(own, `${file}.spec.js`), text)
  const args = JSON.stringify(['--config', join(own, 'jest.config.json'), ...more])
  const script = `
    import { runSuites, sumUp } from ${JSON.stringify(join(ROOT, 'bin/steps/suites.mjs'))}
    const result = await runSuites(${args})
    console.log(JSON.stringify(result))
    sumUp(result, ${failedChecks})`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const parts: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part))
  await once(child, 'close')
  const printed = Buffer.concat(parts).toString()
  const lines = printed.trim().split('\n')
  const from = lines.findIndex(line => line.startsWith('{"passed"'))
  return { result: RESULT.parse(JSON.parse(lines[from] ?? '')), lines: lines.slice(from + 1), printed }
}

// The order of the spec files: those that take minutes first; in random order any, and the same again for the same seed. And that of the tests of a
// file: in random order any, but of a story its own.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../structure/sources'

const FILES = ['faults/a', 'brokers/b', ...'cdefghijkl'].map(name => `${name}.spec.js`)

const STEPS = [...'abcdefgh']
const TESTS = `for (const step of ${JSON.stringify(STEPS)}) test(step, () => {})`

let folder: string
let told: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'practicum-order-'))
  const config = { rootDir: folder, testSequencer: join(ROOT, 'tests', 'src', 'setup', 'sequencer.cjs') }
  await writeFile(join(folder, 'jest.config.json'), JSON.stringify(config))
  for (const file of FILES) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), "test('holds', () => {})")
  }
})
beforeAll(async () => {
  told = await mkdtemp(join(tmpdir(), 'practicum-story-'))
  const config = { rootDir: told, testEnvironment: join(ROOT, 'tests', 'src', 'setup', 'product-environment.mjs') }
  await writeFile(join(told, 'jest.config.json'), JSON.stringify(config))
  await writeFile(join(told, 'any.spec.js'), TESTS)
  await writeFile(join(told, 'story.spec.js'), `/** @story */\n// What it tells.\n${TESTS}`)
})
afterAll(async () => {
  for (const path of [folder, told]) await rm(path, { recursive: true, force: true })
})

async function printedBy(...args: readonly string[]): Promise<string> {
  const program = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js')
  return (await promisify(execFile)(process.execPath, [program, '--json', ...args])).stdout
}

async function orderWith(...args: readonly string[]): Promise<readonly string[]> {
  const printed = await printedBy('--config', join(folder, 'jest.config.json'), '--listTests', ...args)
  return (JSON.parse(printed) as string[]).map(path => relative(folder, path).replaceAll('\\', '/'))
}

test('those that take minutes come first', async () => {
  expect((await orderWith()).slice(0, 2)).toEqual(['brokers/b.spec.js', 'faults/a.spec.js'])
})

test('in random order every file has its place by the seed', async () => {
  const [one, again, other] = await Promise.all([1, 1, 2].map(seed => orderWith('--randomize', `--seed=${seed}`)))
  expect(again).toEqual(one)
  expect(other).not.toEqual(one)
  expect(one?.toSorted()).toEqual(FILES.toSorted())
})

test('in random order the tests of a file have any, those of a story keep theirs', async () => {
  const printed = await printedBy('--config', join(told, 'jest.config.json'), '--randomize', '--seed=1')
  const { testResults } = JSON.parse(printed) as { testResults: Result[] }
  const stepsOf = (file: string) =>
    testResults.find(({ name }) => name.endsWith(file))?.assertionResults.map(({ title }) => title)
  expect(stepsOf('story.spec.js')).toEqual(STEPS)
  expect(stepsOf('any.spec.js')).not.toEqual(STEPS)
  expect(stepsOf('any.spec.js')?.toSorted()).toEqual(STEPS)
})

interface Result {
  readonly name: string
  readonly assertionResults: readonly { readonly title: string }[]
}

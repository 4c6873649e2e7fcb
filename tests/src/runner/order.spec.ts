// The order of the spec files: those that take minutes first; in random order any, and the same again for the same seed.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { ROOT } from '../structure/sources'

const FILES = ['faults/a', 'brokers/b', ...'cdefghijkl'].map(name => `${name}.spec.js`)

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'practicum-order-'))
  const config = { rootDir: folder, testSequencer: join(ROOT, 'tests', 'src', 'setup', 'sequencer.cjs') }
  await writeFile(join(folder, 'jest.config.json'), JSON.stringify(config))
  for (const file of FILES) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), "test('holds', () => {})")
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function orderWith(...args: readonly string[]): Promise<readonly string[]> {
  const jest = join(ROOT, 'node_modules', 'jest', 'bin', 'jest.js')
  const all = [jest, '--config', join(folder, 'jest.config.json'), '--listTests', '--json', ...args]
  const { stdout } = await promisify(execFile)(process.execPath, all)
  return (JSON.parse(stdout) as string[]).map(path => relative(folder, path).replaceAll('\\', '/'))
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

// `npm test -- --changed`: what a change since main can concern is found over a repository of our own.
import { execFileSync } from 'node:child_process'
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../structure/sources'

let folder: string

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'practicum-changed-')))
  await write({
    'jest.config.json': '{}',
    'rule.js': 'module.exports = 1',
    'part.js': "module.exports = require('./rule')",
    'other.js': 'module.exports = 2',
    'part.spec.js': "test('part', () => expect(require('./part')).toBe(1))",
    'other.spec.js': "test('other', () => expect(require('./other')).toBe(2))",
  })
  git('init', '--quiet', '--initial-branch', 'main')
  git('add', '.')
  git('-c', 'user.name=x', '-c', 'user.email=x@example.org', 'commit', '--quiet', '--message', 'Begin')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('a changed module concerns the specs that import it by way of others, and no further ones', async () => {
  expect(ours()).toEqual([])
  await write({ 'rule.js': 'module.exports = 3' })
  expect(ours()).toEqual(['part.spec.js'])
})

test('a spec that is new concerns itself; those that read the sources as files are always concerned', async () => {
  await write({ 'new.spec.js': "test('new', () => {})" })
  expect(ours()).toContain('new.spec.js')
  expect(concerned()).toContain(join(ROOT, 'tests/src/structure/imports.spec.ts'))
})

function concerned(): readonly string[] {
  const options = JSON.stringify(['--config', join(folder, 'jest.config.json'), '--rootDir', folder])
  const script = `
    import { concernedSpecs } from ${JSON.stringify(join(ROOT, 'bin/steps/changed.mjs'))}
    console.log(JSON.stringify(concernedSpecs(${options}, 'main')))`
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
  return JSON.parse(printed)
}

const ours = (): readonly string[] =>
  concerned().flatMap(path => (path.startsWith(folder) ? [path.slice(folder.length + 1)] : []))

async function write(files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
}

const git = (...args: readonly string[]): void => {
  execFileSync('git', args, { cwd: folder, stdio: 'ignore' })
}

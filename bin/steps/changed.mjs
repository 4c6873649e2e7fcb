// Which specs a change since main can concern: those that import what was changed, by whatever way, and those that read the sources as files.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { at, root, Stopped } from './project.mjs'

const BASES = ['main', 'origin/main']
/** They import nothing of what they look at. */
const LOOK_AT_FILES = ['tests/src/structure', 'tests/src/released', 'tests/src/contract']
const MOST_OUTPUT = 64 * 1024 * 1024

/** Paths of spec files. What is not committed counts, too. `options` go to Jest. */
export function concernedSpecs(options = [], base = firstBase()) {
  const jest = at('node_modules', 'jest', 'bin', 'jest.js')
  const args = [jest, '--listTests', '--passWithNoTests', `--changedSince=${base}`, ...options]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT,
  })
  if (status !== 0) throw new Stopped(`what changed since ${base} could not be found out:\n${stderr}`)
  return [...new Set([...stdout.split('\n').filter(line => /\.spec\.[jt]sx?$/.test(line)), ...specsThatLook()])].sort()
}

function firstBase() {
  const base = BASES.find(name => git('rev-parse', '--verify', '--quiet', name) === 0)
  if (base === undefined) throw new Stopped('there is no branch main to compare with')
  return base
}

const git = (...args) => spawnSync('git', args, { cwd: root, stdio: 'ignore' }).status

const specsThatLook = () =>
  LOOK_AT_FILES.filter(folder => existsSync(at(folder))).flatMap(folder =>
    readdirSync(at(folder))
      .filter(name => name.endsWith('.spec.ts'))
      .map(name => at(folder, name)),
  )

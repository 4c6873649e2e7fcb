// `npm run new:feature` makes a feature that works: written into a copy of the sources and wired nowhere, it compiles, keeps every rule and passes its own specs. Two branches that each add one are merged without a hand.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../structure/sources'
import { Copy } from './copy'

/** Neighbours in every list. */
const BRANCHES = [
  ['visits', 'Visit'],
  ['visit-notes', 'VisitNote'],
] as const

let copy: Copy
let told: string
/** Without .gitattributes, as on a website that does not read it. */
let byHand: Merge
/** By their paths, what generating has made of lists in which a merge had stopped. */
let settled: ReadonlyMap<string, string>
let merged: Merge

interface Merge {
  readonly isStopped: boolean
  /** What is left to whoever merges. */
  readonly paths: readonly string[]
}

beforeAll(async () => {
  copy = await Copy.make()
  copy.git('init', '--quiet', '--initial-branch', 'main')
  commit('Begin')
  for (const [plural, Pascal] of BRANCHES) {
    copy.git('checkout', '--quiet', '-b', plural, 'main')
    told = await copy.run('bin/new-feature.mjs', plural)
    writeByHand(plural, Pascal)
    commit(plural)
  }
  const attributes = join(copy.folder, '.git', 'info', 'attributes')
  writeFileSync(attributes, '* merge\n')
  byHand = merge()
  await copy.run('bin/generate.mjs')
  settled = new Map(byHand.paths.filter(path => GENERATED.test(path)).map(path => [path, textOf(path)]))
  copy.git('reset', '--quiet', '--hard')
  rmSync(attributes)
  merged = merge()
  await copy.run('bin/generate.mjs')
})
afterAll(() => copy?.remove())

function commit(message: string): void {
  copy.git('add', '--all')
  copy.git('commit', '--quiet', '--no-verify', '--message', message)
}

function merge(): Merge {
  try {
    copy.git('merge', '--quiet', '--no-edit', 'visits')
    return { isStopped: false, paths: [] }
  } catch {
    return { isStopped: true, paths: unmerged() }
  }
}

/** What is left to do for the role matrix. */
function writeByHand(plural: string, Pascal: string): void {
  const rows = [`list${Pascal}s`, ...['get', 'create', 'edit', 'archive'].map(verb => `${verb}${Pascal}`)]
  const lines = rows.map(row => `    ${row} . x x x x .`).join('\n')
  const text = `// Who may call what: by hand.\nimport type { Access } from '../harness/access'\n\nexport const access: Access = {\n  roles: \`\n${lines}\n  \`,\n}\n`
  writeFileSync(join(copy.folder, 'tests/src/api/access', `${plural}.ts`), text)
}

const textOf = (path: string): string => readFileSync(join(copy.folder, path), 'utf8')
const unmerged = (): readonly string[] =>
  copy
    .git('diff', '--name-only', '--diff-filter=U')
    .split('\n')
    .filter(path => path !== '')
const GENERATED = /^[\w-]+\/src\/features\/[\w.-]+\.ts$/

test('where a merge stops in what is generated, generating settles it', () => {
  expect(byHand.isStopped).toBe(true)
  expect(byHand.paths.filter(path => !GENERATED.test(path))).toEqual(['CHANGELOG.md'])
  expect(settled.get('shared/src/features/all.ts')).toMatch(/ {2}visitNotes,\n {2}visits,\n\]\n$/)
})

test('two branches that each add a feature are merged without a stop, and generating puts the lists in order', () => {
  expect(merged).toEqual({ isStopped: false, paths: [] })
  for (const [path, text] of settled) expect(textOf(path)).toBe(text)
  expect(textOf('CHANGELOG.md')).toContain('`VisitCreated`, `VisitEdited` and `VisitArchived` are new')
  expect(textOf('CHANGELOG.md')).toContain('`VisitNoteCreated`, `VisitNoteEdited` and `VisitNoteArchived` are new')
})

test('what is left to do is told', () => {
  expect(told).toContain('tests/src/api/access/visit-notes.ts')
})

test('a name that is taken, or no plural, is refused before anything is written', async () => {
  await expect(copy.run('bin/new-feature.mjs', 'visits')).rejects.toThrow('there is a feature visits already')
  await expect(copy.run('bin/new-feature.mjs', 'Visit')).rejects.toThrow('plural kebab-case')
})

test('their types are right, on the server and in the browser', async () => {
  const tsc = 'node_modules/typescript/bin/tsc'
  await Promise.all(
    // One checker each: several would look at much of the same, and there are two runs and other suites beside them.
    ['tsconfig.json', 'frontend/tsconfig.json'].map(project =>
      copy.run(tsc, '--noEmit', '--checkers', '1', '-p', project),
    ),
  )
})

test('they follow every rule of style and structure, and pass their own specs', async () => {
  const folders = ['shared', 'command-service', 'projections', 'frontend'].map(layer => `${layer}/src/features`)
  await copy.run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...folders, 'tests/src/api')
  const own = ['features/visits/', 'features/visit-notes/', 'api/visits.spec', 'api/role-matrix.spec']
  const rules = ['tests/src/structure/', 'tests/src/released/']
  const projects = ['--selectProjects', 'rules', 'server', 'screens']
  // Each worker would load Jest, the compiler and the product once more.
  const report = await copy.run('node_modules/jest/bin/jest.js', '--runInBand', ...projects, '--', ...own, ...rules)
  const passed = [...report.matchAll(/^PASS (\w+) (\S+)/gm)].map(([, project, path]) => `${project} ${path}`)
  expect(passed).toEqual(
    expect.arrayContaining([
      ...readdirSync(join(ROOT, 'tests/src/structure'))
        .filter(name => name.endsWith('.spec.ts'))
        .map(name => expect.stringContaining(`tests/src/structure/${name}`)),
      'rules shared/src/features/visits/visits.decider.spec.ts',
      'rules shared/src/features/visit-notes/visit-notes.decider.spec.ts',
      'rules projections/src/features/visits/visits.projection.spec.ts',
      'server tests/src/api/visits.spec.ts',
      'screens frontend/src/features/visits/visits.spec.tsx',
    ]),
  )
})

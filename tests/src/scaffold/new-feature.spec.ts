// `npm run new:feature` makes a feature that works: written into a copy of the sources and wired nowhere, it compiles and passes its own specs, those over the whole API too.
import { Copy } from './copy'

let copy: Copy
let told: string

beforeAll(async () => {
  copy = await Copy.make()
  told = await copy.run('bin/new-feature.mjs', 'visits')
  await copy.run('bin/new-feature.mjs', 'site-visits')
})
afterAll(() => copy?.remove())

test('what is left to do is told', () => {
  expect(told).toContain('tests/src/api/access/visits.ts')
})

test('a name that is taken, or no plural, is refused before anything is written', async () => {
  await expect(copy.run('bin/new-feature.mjs', 'visits')).rejects.toThrow('there is a feature visits already')
  await expect(copy.run('bin/new-feature.mjs', 'Visit')).rejects.toThrow('plural kebab-case')
})

test('its types are right, on the server and in the browser', async () => {
  const tsc = 'node_modules/typescript/bin/tsc'
  await Promise.all(
    // One checker each: several would look at much of the same, and there are two runs and other suites beside them.
    ['tsconfig.json', 'frontend/tsconfig.json'].map(project =>
      copy.run(tsc, '--noEmit', '--checkers', '1', '-p', project),
    ),
  )
})

test('it follows the rules of style and structure, and passes its own specs', async () => {
  const folders = ['shared', 'command-service', 'projections', 'frontend'].map(layer => `${layer}/src/features`)
  await copy.run('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', ...folders)
  const rules = ['features', 'imports', 'layout', 'discipline'].map(name => `structure/${name}.spec`)
  const own = ['features/visits/', 'features/site-visits/', 'api/visits.spec']
  const projects = ['--selectProjects', 'rules', 'server', 'screens']
  const report = await copy.run('node_modules/jest/bin/jest.js', ...projects, '--', ...own, ...rules, 'src/released/')
  for (const spec of ['visits.decider', 'site-visits.decider', 'visits.projection', 'api/visits']) {
    expect(report).toMatch(new RegExp(`PASS \\w+ .*${spec}.spec.ts`))
  }
  expect(report).toMatch(/PASS screens .*\/visits.spec.tsx/)
})

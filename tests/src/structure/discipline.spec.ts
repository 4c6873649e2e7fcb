// What no review should have to look for: skipped specs, switched-off checks, settings read behind the configuration's back.
import { isSpec, layerOf, projectFiles, readJson, readText, type Source, sources } from './sources'

/** This file holds samples of what it forbids. */
const examined = sources().filter(({ path }) => !path.endsWith('structure/discipline.spec.ts'))

function offenders(pattern: RegExp, among: readonly Source[] = examined): readonly string[] {
  return among.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  )
}

const SKIPPED = /\b(describe|it|test)(\.\w+)*\.(skip|only|todo|failing)\b|\b(xit|xtest|xdescribe|fit|fdescribe)\(/
const SWITCHED_OFF = /@ts-(ignore|nocheck|expect-error)|biome-(ignore)|eslint-(disable)|istanbul (ignore)/
const UNTYPED = /(:|\bas|<|\|) ?any\b(?! )/

test('no spec is skipped, focused or left to do', () => {
  expect(offenders(SKIPPED)).toEqual([])
})

test('no check of types or lint is switched off, and nothing is untyped', () => {
  expect(offenders(SWITCHED_OFF)).toEqual([])
  expect(offenders(UNTYPED, withoutComments())).toEqual([])
})

test('the patterns notice an offender', () => {
  const lines = ['test.concurrent.skip(', 'fit(', '// @ts-ignore', '/* biome-ignore lint */', 'x: any', 'y as any)']
  const found = [SKIPPED, SKIPPED, SWITCHED_OFF, SWITCHED_OFF, UNTYPED, UNTYPED].map((pattern, index) =>
    pattern.test(lines[index] ?? ''),
  )
  expect(found).toEqual(lines.map(() => true))
})

/** Where the environment may be read: by the configuration, its callers, and where it is passed on to another program. */
const READS_ENVIRONMENT =
  /^(infra\/src\/config\/|runtime\/src\/[\w-]+\.ts$|infra\/src\/postgres\/embedded\/binaries\.ts$)/

test('settings are read by the configuration alone', () => {
  const server = sources().filter(({ path }) => !isSpec(path) && layerOf(path) !== 'frontend')
  const others = server.filter(({ path }) => !READS_ENVIRONMENT.test(path))
  expect(offenders(/process\.env\b/, others)).toEqual([])
})

/** A pool made by hand lacks the listener without which a connection that breaks while idle ends the process. */
test('pools are made in one place', () => {
  const others = examined.filter(({ path }) => path !== 'infra/src/postgres/pool.ts')
  const withPg = others.filter(({ text }) => text.includes("'pg'"))
  expect(offenders(/new (pg\.)?Pool\(/, withPg)).toEqual([])
})

/** Who reads with the eyes of somebody else: each was looked at, and reads what they may be told of that person. */
const BORROWS_EYES = ['projections/src/features/users/users.training.ts']

test('nobody borrows the eyes of somebody else but who is named', () => {
  const server = sources().filter(({ path }) => !isSpec(path) && path !== 'infra/src/postgres/scoped.ts')
  const borrowing = server.filter(({ text }) => /\bthroughEyesOf\b/.test(text))
  expect(borrowing.map(({ path }) => path)).toEqual(BORROWS_EYES)
})

/** Where passwords are hashed, who passes a cost on to there, and the harness of the API's specs, which says a low one but where guesses are counted. */
const SAYS_COST =
  /^(infra\/src\/sessions\/credentials(\.spec)?|runtime\/src\/composition\/(practicum|write-side)|tests\/src\/api\/(harness\/app|attempts\.spec))\.ts$/

test('no program of the product says at what cost passwords are hashed', () => {
  expect(
    offenders(
      /passwordCost|memoryCost/,
      examined.filter(({ path }) => !SAYS_COST.test(path)),
    ),
  ).toEqual([])
})

test('every source begins with one sentence on its place in the flow', () => {
  const silent = sources().filter(({ text }) => !/^(\/\/|\/\*\*?) ?\S/.test(text))
  expect(silent.map(({ path }) => path)).toEqual([])
})

test('every command of package.json is told by npm run help', () => {
  const help = readText('bin/help.mjs')
  const { scripts } = readJson<{ scripts: Record<string, string> }>('package.json')
  const called = (name: string): string => (['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`)
  expect(Object.keys(scripts).filter(name => !help.includes(`'${called(name)}'`))).toEqual([])
})

test('every command runs a file that exists', () => {
  const { scripts } = readJson<{ scripts: Record<string, string> }>('package.json')
  const files = Object.values(scripts).map(line => line.split(' ')[1] ?? '')
  expect(files.filter(file => !projectFiles().includes(file))).toEqual([])
})

function withoutComments(): readonly Source[] {
  return examined.map(({ path, text }) => ({ path, text: text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '') }))
}

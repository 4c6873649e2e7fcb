// What a reader is sent to exists: paths that documents name, and verbs that README tells to follow from row to button.
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { allRows } from '@practicum/shared/contract/all'
import { allCatalogs } from '@practicum/shared/events/all'
import { projectFiles, ROOT, readJson, readText, sources } from './sources'

const documents = projectFiles().filter(path => /^(docs\/.*|[\w-]+\/)?[\w-]+\.md$/.test(path))
const TOP = new Set(projectFiles().map(path => path.split('/')[0] ?? ''))

/** A path of the project in backticks: it begins at the top and goes on below. Patterns and what is made only in installations are none. */
const MADE_LATER = /^[\w/-]+\/visits(\/|\.spec)|^(infra\/)?deploy\/(secrets|tls)\b|^(dist|node_modules)\//

/** In one document, with the words around it left out. */
function pathsNamed(text: string): readonly string[] {
  const withoutFences = text.replaceAll(/^```[\s\S]*?^```/gm, '')
  const quoted = [...withoutFences.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name)
  return quoted
    .filter(
      name => /^[\w.-]+(\/[\w.-]+)*\/?$/.test(name) && TOP.has(name.split('/')[0] ?? '') && !MADE_LATER.test(name),
    )
    .filter(name => name.includes('/') || /\.(md|mjs|ts|json|yml)$/.test(name))
}

/** Relative links, without what stands behind `#`. */
function linksNamed(path: string, text: string): readonly string[] {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, to = '']) => to.replace(/#.*/, ''))
    .filter(to => to !== '' && !/^[a-z]+:/.test(to))
    .map(to => posix.join(posix.dirname(path), to))
}

const missing = (path: string, text: string): readonly string[] =>
  [...pathsNamed(text), ...linksNamed(path, text)]
    .filter(name => !existsSync(join(ROOT, name)))
    .map(name => `${path} names ${name}`)

test('every path that a document names exists', () => {
  expect(documents).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md']))
  expect(documents.flatMap(path => missing(path, readText(path)))).toEqual([])
})

/** `completeTask` → `CompleteTask` → `TaskCompleted` → `CompleteTaskButton` */
const FOLLOWED = /`([a-z]\w+)` → `([A-Z]\w+)` → `([A-Z]\w+)` → `([A-Z]\w+)`/g

const code = sources().filter(({ path }) => !path.startsWith('tests/'))
const declares = (pattern: RegExp): boolean => code.some(({ text }) => pattern.test(text))

/** In words, which of the four has no such name. */
function brokenTrips(text: string): readonly string[] {
  return [...text.matchAll(FOLLOWED)].flatMap(([, row = '', command = '', event = '', button = '']) => [
    ...(allRows.some(({ name }) => name === row) ? [] : [`no row ${row}`]),
    ...(declares(new RegExp(`type: '${command}'`)) ? [] : [`no command ${command}`]),
    ...(allCatalogs.some(({ definitions }) => event in definitions) ? [] : [`no event ${event}`]),
    ...(declares(new RegExp(`export (const|function) ${button}\\b`)) ? [] : [`no button ${button}`]),
  ])
}

test('the verb that README tells to follow has its name in row, command, event and button', () => {
  const readme = readText('README.md')
  expect([...readme.matchAll(FOLLOWED)].length).toBeGreaterThan(0)
  expect(brokenTrips(readme)).toEqual([])
})

/** Told by no line on a rolling upgrade: a process of the release before does not read them. */
function untold(changelog: string, types: readonly string[]): readonly string[] {
  const lines = changelog.split('\n').filter(line => line.startsWith('- **Operators, rolling upgrade:**'))
  return types.filter(type => !lines.some(line => line.includes(`\`${type}\``)))
}

/** Of the last installation that is kept: the types of events that its release knew. */
const knownBefore = (): ReadonlySet<string> => {
  const last =
    projectFiles('tests/kept-installations')
      .filter(path => path.endsWith('.tar.br'))
      .toSorted()
      .at(-1) ?? ''
  return new Set(readJson<readonly string[]>(last.replace('.tar.br', '.events.json')))
}

test('the changelog tells operators of every type of event that the last kept release did not know', () => {
  const known = knownBefore()
  const types = allCatalogs.flatMap(({ definitions }) => Object.keys(definitions))
  expect(types.filter(type => known.has(type))).toHaveLength(known.size)
  expect(
    untold(
      readText('CHANGELOG.md'),
      types.filter(type => !known.has(type)),
    ),
  ).toEqual([])
})

test('the rules notice an offender', () => {
  expect(missing('docs/a.md', 'see `shared/src/nothing.ts`, `npm/package`, [b](b.md) and `shared/src/kernel`')).toEqual(
    ['docs/a.md names shared/src/nothing.ts', 'docs/a.md names docs/b.md'],
  )
  expect(untold('- **Operators, rolling upgrade:** `Told`\n- `Untold`', ['Told', 'Untold'])).toEqual(['Untold'])
  expect(brokenTrips('`finishTask` → `FinishTask` → `TaskFinished` → `FinishTaskButton`')).toEqual([
    'no row finishTask',
    'no command FinishTask',
    'no event TaskFinished',
    'no button FinishTaskButton',
  ])
})

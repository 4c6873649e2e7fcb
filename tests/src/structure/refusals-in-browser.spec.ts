// Rules that are asked in the browser, too, have their words there; the words of all other refusals come with the answer of the server.

import { allRefusals } from '@practicum/shared/features/refusals'
import { refusalsHere } from '@practicum/shared/features/refusals-here'
import { importsOf, isSpec, layerOf, type Source, sources } from './sources'

const bare = (path: string): string => path.replace(/(\/index)?\.tsx?$/, '')
const known: ReadonlyMap<string, Source> = new Map(
  sources()
    .filter(({ path }) => !isSpec(path))
    .map(source => [bare(source.path), source]),
)

/** Types leave nothing in the browser. */
const STATEMENT = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s+)?'[^']+'|\bimport\(\s*'[^']+'\s*\)/gm
const OF_TYPES = /^\w+\s+\{(?:\s*type\s+[\w\s]+,?)+\s*\}\s*from/

const takenBy = ({ path, text }: Source): readonly string[] =>
  [...text.matchAll(STATEMENT)]
    .map(([statement]) => statement)
    .filter(statement => !OF_TYPES.test(statement))
    .flatMap(statement => importsOf({ path, text: statement }).map(({ to }) => to))

function reachedFromScreens(): readonly Source[] {
  const reached = new Set<Source>()
  const queue = [...known.values()].filter(
    ({ path }) => layerOf(path) === 'frontend' && path.includes('/src/') && !path.includes('/testing/'),
  )
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    for (const to of takenBy(next)) {
      const source = known.get(to)
      if (source) queue.push(source)
    }
  }
  return [...reached]
}

const refuses = ({ path, text }: Source): boolean =>
  /\brefuse\(/.test(text) && !/\.(contract|refusals(\.es)?)\.ts$/.test(path)

// Rows of an import say why by a code alone, whoever takes them.
const BY_CODE = 'frontend/src/features/imports/ImportFailures.tsx'

test('only where codes come from the server are the words of all refusals fetched', () => {
  const taking = [...known.values()].filter(
    source => layerOf(source.path) === 'frontend' && takenBy(source).includes('shared/src/contract/messages'),
  )
  expect(taking.map(({ path }) => path)).toEqual([BY_CODE])
})

test('every code that a rule names which the browser runs is worded there', () => {
  const rules = reachedFromScreens().filter(refuses)
  expect(rules.map(({ path }) => path)).toContain('shared/src/features/tasks/tasks.form.ts')
  const named = rules.flatMap(({ text }) => [...text.matchAll(/'([a-z_]+\.[a-z_]+)'/g)].map(([, code = '']) => code))
  const unworded = named.filter(code => code in allRefusals && !(code in refusalsHere))
  expect([...new Set(unworded)]).toEqual([])
})

// Words that are fetched with a screen stand around whatever says them, wherever that is shown.
import { featureOf, importsOf, isSpec, type Source, sources } from './sources'

const screens = sources().filter(({ path }) => path.startsWith('frontend/src/') && !isSpec(path))
const AROUND = /<ScreenWords\s+name="([\w-]+)"/g

const withoutEnding = (path: string): string => path.replace(/\.tsx?$/, '')

/** By whose words they are: another feature means something else by the same name. */
const FEATURES = new Map(
  screens.flatMap(({ path, text }) =>
    [...text.matchAll(AROUND)].map(([, name = '']) => [name, featureOf(path)] as const),
  ),
)

/** What a file says by itself. */
const saidIn = ({ path, text }: Source): readonly string[] => {
  const own = featureOf(path)
  const names = [...text.matchAll(/['`]([\w-]+)\.[\w$]/g)].map(([, name = '']) => name)
  return [...new Set(names)].filter(name => FEATURES.has(name) && [undefined, FEATURES.get(name)].includes(own))
}

const standsIn = ({ text }: Source, name: string): boolean =>
  [...text.matchAll(AROUND)].some(([, around]) => around === name)

function importersOf(files: readonly Source[]): ReadonlyMap<string, readonly Source[]> {
  const importers = new Map<string, Source[]>()
  for (const file of files) {
    for (const { to } of importsOf(withoutTypes(file))) importers.set(to, [...(importers.get(to) ?? []), file])
  }
  return importers
}

const withoutTypes = ({ path, text }: Source): Source => ({
  path,
  text: text.replaceAll(/import type [^;]*? from '[^']+'/g, ''),
})

/** The ways from where it is said to what nobody imports, that pass nobody who brings the words. */
function bareWays(file: Source, name: string, importers: ReadonlyMap<string, readonly Source[]>): readonly string[] {
  const seen = new Set<string>()
  const bare: string[] = []
  const climb = (one: Source, way: string): void => {
    if (seen.has(one.path) || standsIn(one, name)) return
    seen.add(one.path)
    const above = importers.get(withoutEnding(one.path)) ?? []
    if (above.length === 0) bare.push(way)
    for (const next of above) climb(next, `${next.path} > ${way}`)
  }
  climb(file, file.path)
  return bare
}

test('they do', () => {
  const importers = importersOf(screens)
  expect(FEATURES.size).toBeGreaterThan(20)
  expect(
    screens.flatMap(file =>
      saidIn(file).flatMap(name => bareWays(file, name, importers).map(way => `${name}: ${way}`)),
    ),
  ).toEqual([])
})

// The folders tell the architecture: a feature has the same name in four packages, and no folder gathers what has no place.
import { basename, dirname } from 'node:path'
import { featureOf, layerOf, projectFiles, sources } from './sources'

const PACKAGES = ['command-service', 'frontend', 'projections', 'shared']

/** Features that are not yet in all four packages. A complete one has to be taken off the list. */
const GROWING = new Set<string>([
  // It reads alone: what was opened is remembered by the browser.
  'search',
  // Data of the product, which nobody changes; the fields that ask for them stand in the kit of forms.
  // Read alone: people, their positions and what becomes of them are told by people and users.
  'members',
])

const VAGUE_NAMES = /^(utils?|helpers?|common|misc|services?|lib)$/

function packagesByFeature(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const { path } of sources()) {
    const feature = featureOf(path)
    if (feature === undefined) continue
    found.set(feature, (found.get(feature) ?? new Set()).add(layerOf(path)))
  }
  return found
}

test('every feature has the same name in shared, command-service, projections and frontend', () => {
  const incomplete = [...packagesByFeature()]
    .filter(([feature, packages]) => packages.size < PACKAGES.length && !GROWING.has(feature))
    .map(([feature, packages]) => `${feature} is missing in ${PACKAGES.filter(name => !packages.has(name)).join(', ')}`)
  expect(incomplete).toEqual([])
})

test('a feature that is complete is not listed as growing', () => {
  const features = packagesByFeature()
  const done = [...GROWING].filter(feature => (features.get(feature)?.size ?? PACKAGES.length) === PACKAGES.length)
  expect(done).toEqual([])
})

test('features stand only in those four packages', () => {
  const elsewhere = sources().filter(({ path }) => featureOf(path) !== undefined && !PACKAGES.includes(layerOf(path)))
  expect(elsewhere.map(({ path }) => path)).toEqual([])
})

test('no file or folder of the sources gathers what has no place', () => {
  const gathering = projectFiles()
    .filter(path => /\.(ts|tsx|mjs)$/.test(path))
    .filter(path =>
      [...dirname(path).split('/'), basename(path).split('.')[0] ?? ''].some(name => VAGUE_NAMES.test(name)),
    )
  expect(gathering).toEqual([])
})

// What is installed is the same everywhere: exact versions, a lockfile for all platforms that names no registry.
import { importsOf, layerOf, projectFiles, readJson, sources } from './sources'

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly devDependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

interface Locked extends Manifest {
  readonly resolved?: string
  readonly link?: boolean
}

const SERVER = ['shared', 'infra', 'projections', 'command-service', 'query-service', 'runtime']

function locked(): readonly (readonly [string, Locked])[] {
  return Object.entries(readJson<{ packages: Record<string, Locked> }>('package-lock.json').packages)
}

test('every dependency is pinned to one version', () => {
  const loose = projectFiles()
    .filter(path => /^([\w-]+\/)?package\.json$/.test(path))
    .flatMap(path => {
      const { dependencies, devDependencies, optionalDependencies } = readJson<Manifest>(path)
      const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
      return all.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)).map(([name]) => `${path}: ${name}`)
    })
  expect(loose).toEqual([])
})

test('the lockfile names no registry', () => {
  const named = locked().filter(([, { resolved, link }]) => resolved !== undefined && !link)
  expect(named.map(([path]) => path)).toEqual([])
})

test('the lockfile holds the packages of every platform, without which npm ci refuses it', () => {
  const paths = new Set(locked().map(([path]) => path))
  const missing = locked().flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      name => !paths.has(`node_modules/${name}`) && !paths.has(`${path}/node_modules/${name}`),
    ),
  )
  expect(missing).toEqual([])
})

test('the server finds its packages from dist/: none lies in the folder of one layer', () => {
  const nested = locked().filter(([path]) => SERVER.some(layer => path.startsWith(`${layer}/node_modules/`)))
  expect(nested.map(([path]) => path)).toEqual([])
})

test('a layer of the server is given no package that it does not import', () => {
  const unused = SERVER.flatMap(layer => {
    const { dependencies = {} } = readJson<Manifest>(`${layer}/package.json`)
    const taken = sources()
      .filter(({ path }) => layerOf(path) === layer)
      .flatMap(source => importsOf(source).map(({ to }) => to))
    const imported = (name: string): boolean => taken.some(to => to === name || to.startsWith(`${name}/`))
    // Types come along with what they describe, and layers are held by the rules of imports.
    const foreign = Object.keys(dependencies).filter(name => !/^@(types|practicum)\//.test(name))
    return foreign.filter(name => !imported(name))
  })
  expect(unused).toEqual([])
})

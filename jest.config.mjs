// Which specs run where: those that compute alone, those over a PostgreSQL, screens in jsdom, and those that take minutes on the built product.
// TypeScript is compiled by SWC; types are checked by `npm run check`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { SHARED } from './tests/src/setup/bundle-product.mjs'

const root = import.meta.dirname
const transform = tsx => ({
  '^.+\\.(t|j)sx?$|\\.mjs$': [
    '@swc/jest',
    {
      jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx }, transform: { react: { runtime: 'automatic' } } },
      module: { type: 'commonjs' },
    },
  ],
})
const packages = ['shared', 'infra', 'projections', 'command-service', 'query-service', 'runtime', 'tests', 'frontend']
const serverPackages = packages.filter(name => name !== 'frontend')
const layers = serverPackages.filter(name => name !== 'tests')
const moduleNameMapper = {
  ...Object.fromEntries(packages.map(name => [`^@practicum/${name}/(.*)$`, `<rootDir>/${name}/src/$1`])),
  // jsdom draws nothing.
  '\\.css$': '<rootDir>/tests/src/setup/no-styles.ts',
}
const esmOnly = [
  'uuid',
  'node-cron',
  'cookie',
  'react-hotkeys-hook',
  'hucre',
  'iso-3166',
  'csv-parse/dist/esm',
  'openid-client',
  'oauth4webapi',
  'jose',
  '@(otplib|scure|noble)/[^/]+',
  '@fullcalendar/[^/]+',
  '@full-ui/[^/]+',
  'temporal-(polyfill|utils)',
]
const common = { moduleNameMapper, transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`] }

/** Folders of tests/src that are a project each. */
const APART = ['topology', 'brokers', 'faults', 'journeys']
/** Where a spec stands, or from where it imports, that is given a server of the run or starts one. */
const WANTS_SERVER = /^tests\/src\/(api|scaffold)\/|\/setup\/|\/harness\/|^infra\/src\/postgres\/embedded\//m

const together = serverPackages
  .flatMap(specsOf)
  .filter(path => !APART.some(folder => path.startsWith(`tests/src/${folder}/`)))
const overServer = together.filter(path => WANTS_SERVER.test(`${path}\n${importsOf(path)}`))

function specsOf(name) {
  return readdirSync(join(root, name, 'src'), { recursive: true })
    .filter(path => path.endsWith('.spec.ts'))
    .map(path => `${name}/src/${path.replaceAll('\\', '/')}`)
}

function importsOf(path) {
  return (
    readFileSync(join(root, path), 'utf8')
      .match(/from '[^']+'/g)
      ?.join('\n') ?? ''
  )
}

/** In Node; `roots` and `specs` are paths inside the project. */
const inNode = (displayName, { roots, specs, ...more }) => ({
  ...common,
  displayName,
  testEnvironment: 'node',
  transform: transform(false),
  roots: roots.map(path => `<rootDir>/${path}`),
  ...(specs ? { testMatch: specs.map(path => `<rootDir>/${path}`) } : {}),
  ...more,
})
const sources = serverPackages.map(name => `${name}/src`)
/** Most of these load the whole product. */
const bundled = {
  moduleNameMapper: {
    ...moduleNameMapper,
    [`^(${SHARED.join('|')})$`]: '<rootDir>/tests/src/setup/bundled/$1.cjs',
  },
  transform: {
    [`/(${layers.join('|')})/src/(?!.*\\.spec\\.ts$).*\\.ts$`]: '<rootDir>/tests/src/setup/from-bundle.cjs',
    ...transform(false),
  },
  testEnvironment: '<rootDir>/tests/src/setup/product-environment.mjs',
}
const setup = (name, after = {}) => ({ ...bundled, globalSetup: `<rootDir>/tests/src/setup/${name}.mjs`, ...after })
const thenStopped = { globalTeardown: '<rootDir>/tests/src/setup/stop-postgres.mjs' }
const thenAllStopped = { globalTeardown: '<rootDir>/tests/src/setup/stop-all.mjs' }
const thenRemoved = { globalTeardown: '<rootDir>/tests/src/setup/remove-first-start.mjs' }

/** A project whose folder is still empty is left out: Jest refuses a missing root. */
const present = project => {
  const roots = project.roots.filter(path => existsSync(path.replace('<rootDir>', root)))
  return roots.length > 0 ? [{ ...project, roots }] : []
}
export default {
  // One for all, and so large that nothing takes a tenth of it: a slow machine fails no spec. What hangs is found out all the same.
  testTimeout: process.env.SOAK === '1' ? 7_200_000 : 600_000,
  // Most suites wait for a server more than they compute: three at a time even where there are fewer processors.
  testSequencer: '<rootDir>/tests/src/setup/sequencer.cjs',
  maxWorkers: Math.max(3, availableParallelism() - 1),
  // What suites leave behind in a worker adds up to gigabytes in a whole run, which clearing then takes its time over, or which are not there.
  workerIdleMemoryLimit: '1200MB',
  projects: [
    inNode('rules', { roots: sources, specs: together.filter(path => !overServer.includes(path)) }),
    inNode('server', { roots: sources, specs: overServer, ...setup('start-postgres', thenStopped) }),
    {
      ...common,
      displayName: 'screens',
      moduleNameMapper: {
        ...moduleNameMapper,
        '/TextareaAutosize$': '<rootDir>/frontend/jest/textarea.ts',
        '^@emotion/cache$': '<rootDir>/frontend/jest/emotion-cache.cjs',
      },
      testEnvironment: '<rootDir>/frontend/jest/browser-environment.mjs',
      roots: ['<rootDir>/frontend/src'],
      transform: transform(true),
      setupFilesAfterEnv: ['<rootDir>/frontend/jest/patience.ts'],
      testMatch: ['**/*.spec.ts?(x)'],
    },
    inNode('brokers', { roots: ['tests/src/brokers'], ...setup('start-postgres', thenStopped) }),
    inNode('faults', { roots: ['tests/src/faults'], ...setup('start-first', thenAllStopped) }),
    inNode('topology', { roots: ['tests/src/topology'], ...setup('build-server', thenStopped) }),
    inNode('journeys', { roots: ['tests/src/journeys'], ...setup('build-all', thenRemoved) }),
  ].flatMap(present),
}

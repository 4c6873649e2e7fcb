// Two projects: server-side specs in Node, screen specs in jsdom. TypeScript is compiled by SWC; types are checked by `npm run check`.
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'

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
const moduleNameMapper = Object.fromEntries(
  packages.map(name => [`^@practicum/${name}/(.*)$`, `<rootDir>/${name}/src/$1`]),
)
const esmOnly = ['uuid', 'node-cron', 'cookie', 'react-hotkeys-hook']
const common = { moduleNameMapper, transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`] }
const serverRoots = packages.filter(name => name !== 'frontend').map(name => `<rootDir>/${name}/src`)
const slow = [
  '<rootDir>/tests/src/journeys/',
  '<rootDir>/tests/src/faults/',
  '<rootDir>/tests/src/brokers/',
  '<rootDir>/tests/src/topology/',
]
/** A project whose folder is still empty is left out: Jest refuses a missing root. */
const present = project => {
  const roots = project.roots.filter(root => existsSync(root.replace('<rootDir>', import.meta.dirname)))
  return roots.length > 0 ? [{ ...project, roots }] : []
}
export default {
  testTimeout: 30000,
  // Most suites wait for a server more than they compute: two at a time even where Jest would take one.
  testSequencer: '<rootDir>/tests/src/setup/sequencer.cjs',
  maxWorkers: Math.max(2, availableParallelism() - 1),
  projects: [
    {
      ...common,
      displayName: 'server',
      testEnvironment: 'node',
      roots: serverRoots,
      transform: transform(false),
      testPathIgnorePatterns: slow,
      globalSetup: '<rootDir>/tests/src/setup/start-postgres.mjs',
      globalTeardown: '<rootDir>/tests/src/setup/stop-postgres.mjs',
    },
    {
      ...common,
      displayName: 'screens',
      testEnvironment: '<rootDir>/frontend/jest/browser-environment.mjs',
      roots: ['<rootDir>/frontend/src'],
      transform: transform(true),
      setupFilesAfterEnv: ['<rootDir>/frontend/jest/patience.ts'],
      testMatch: ['**/*.spec.ts?(x)'],
    },
    {
      ...common,
      displayName: 'faults',
      testEnvironment: 'node',
      roots: ['<rootDir>/tests/src/faults'],
      transform: transform(false),
      globalSetup: '<rootDir>/tests/src/setup/start-postgres.mjs',
      globalTeardown: '<rootDir>/tests/src/setup/stop-postgres.mjs',
    },
    {
      ...common,
      displayName: 'brokers',
      testEnvironment: 'node',
      roots: ['<rootDir>/tests/src/brokers'],
      transform: transform(false),
      globalSetup: '<rootDir>/tests/src/setup/start-postgres.mjs',
      globalTeardown: '<rootDir>/tests/src/setup/stop-postgres.mjs',
    },
    {
      ...common,
      displayName: 'topology',
      testEnvironment: 'node',
      roots: ['<rootDir>/tests/src/topology'],
      transform: transform(false),
      globalSetup: '<rootDir>/tests/src/setup/start-postgres.mjs',
      globalTeardown: '<rootDir>/tests/src/setup/stop-postgres.mjs',
    },
    {
      ...common,
      displayName: 'journeys',
      testEnvironment: 'node',
      roots: ['<rootDir>/tests/src/journeys'],
      transform: transform(false),
    },
  ].flatMap(present),
}

// The checks that npm test and npm run check share.
import { existsSync } from 'node:fs'
import { runNode } from './child.mjs'
import { at, say } from './project.mjs'

/** What was found good is remembered beside the packages, so that the next run looks at what has changed alone. */
const remembering = name => [
  '--incremental',
  '--tsBuildInfoFile',
  at('node_modules', '.cache', 'practicum', `${name}.tsbuildinfo`),
]

const CHECKS = [
  ['types of the server', 'typescript/bin/tsc', ['--noEmit', '-p', 'tsconfig.json', ...remembering('server')]],
  [
    'types of the screens',
    'typescript/bin/tsc',
    ['--noEmit', '-p', 'frontend/tsconfig.json', ...remembering('screens')],
  ],
  ['lint', '@biomejs/biome/bin/biome', ['check', '--error-on-warnings']],
  ['exports that the product uses', 'knip/bin/knip.js', ['--production', '--include', 'exports,types,files']],
  ['packages as declared', 'knip/bin/knip.js', []],
]

/** Runs types and lint to the end, whatever they find. Returns how many failed. */
export async function runChecks() {
  let failed = 0
  for (const [name, script, args] of CHECKS) {
    const code = await runNode(at('node_modules', script), args, { quiet: true })
    say(`${name}: ${code === 0 ? 'good' : 'failed'}`)
    if (code !== 0) failed += 1
  }
  return failed
}

/** The browser for the journeys, or undefined. */
export function findChromium() {
  // The first draws the same with a quarter less of the processor.
  const usual = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  return firstOf(
    process.env.CHROMIUM_PATH,
    usual.map(name => `/usr/bin/${name}`),
  )
}

/** The server whose settings the containers use, or undefined. */
export function findNginx() {
  return firstOf(process.env.NGINX_PATH, ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'])
}

/** ClamAV's daemon, or undefined. */
export function findClamd() {
  return firstOf(process.env.CLAMD_PATH, ['/usr/sbin/clamd', '/usr/local/sbin/clamd', '/opt/homebrew/sbin/clamd'])
}

const firstOf = (named, usual) => [named, ...usual].find(path => path && existsSync(path))

// First step of every command: the packages of the lockfile are in node_modules, or are brought there.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { run, runNode } from './child.mjs'
import { at, Stopped, say } from './project.mjs'

/** Written after an installation was found complete, so that the next start need not compare. */
const stamp = at('node_modules', '.cache', 'practicum', 'installed')

export async function ensureInstalled() {
  const wanted = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (!matchesLockfile()) await install()
  keepStamp(wanted)
}

/** Takes the packages for those of the lockfile: in a copy of the sources whose packages are linked. */
export function trustInstalled() {
  keepStamp(fingerprint())
}

function keepStamp(content) {
  try {
    mkdirSync(at('node_modules', '.cache', 'practicum'), { recursive: true })
    writeFileSync(stamp, content)
  } catch (error) {
    // An installation that this account may only read is compared at every start.
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error
  }
}

async function install() {
  say('installing the packages; the first time this takes a minute or two')
  const begun = Date.now()
  // The build needs the development packages also where NODE_ENV says production.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  const options = { label: 'still installing', quiet: true, env: { NODE_ENV: '' } }
  const npm = process.env.npm_execpath
  const code = npm?.endsWith('.js') ? await runNode(npm, args, options) : await runPlainNpm(args, options)
  if (code !== 0) {
    throw new Stopped('the packages could not be installed. Is the registry reachable (npm ping)? Then try again.')
  }
  say(`the packages were installed in ${Math.round((Date.now() - begun) / 1000)} s`)
}

function runPlainNpm(args, options) {
  if (process.platform !== 'win32') return run('npm', args, options)
  // A .cmd file is run by the shell alone.
  return run(process.env.ComSpec ?? 'cmd.exe', ['/d', '/s', '/c', 'npm', ...args], options)
}

/** Of the lockfile and of the machine: packages with binaries differ by platform. */
function fingerprint() {
  const lockfile = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex')
  return `${lockfile} ${process.platform} ${process.arch}`
}

/** Whether npm's own record of what it installed says the same as the lockfile, as after `npm ci` by hand. */
function matchesLockfile() {
  const record = at('node_modules', '.package-lock.json')
  if (existsSync(stamp) && !readFileSync(stamp, 'utf8').endsWith(` ${process.platform} ${process.arch}`)) return false
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  const wanted = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages
  return Object.entries(wanted)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .every(([path, { version, optional }]) => {
      const found = installed[path]
      return found === undefined ? optional === true : found.version === version
    })
}

// npm run secrets: everything secret of a new installation in containers, made once: .env for docker compose, and the keys as files.
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = process.argv[2] ?? fileURLToPath(new URL('../..', import.meta.url))
const settings = join(root, '.env')
const folder = join(root, 'infra', 'deploy', 'secrets')

const KEYS = ['csrf_key', 'cookie_key', 'key_encryption_key', 'blind_index_key', 'anchor_key']
const PASSWORDS = [
  'POSTGRES_PASSWORD',
  'COMMAND_SERVICE_DATABASE_PASSWORD',
  'QUERY_SERVICE_DATABASE_PASSWORD',
  'PROJECTIONS_DATABASE_PASSWORD',
  'REACTOR_DATABASE_PASSWORD',
  'OBJECTS_SECRET_KEY',
]

// New keys beside old data: the data of persons would be unreadable, for ever.
const present = [settings, folder].filter(path => existsSync(path))
if (present.length > 0) {
  console.error(`practicum: ${present.join(' and ')} exist already, and nothing was changed.`)
  console.error('An installation keeps its secrets: without key_encryption_key what it knows of persons is unreadable.')
  process.exit(1)
}

/** In addresses as they are: hexadecimal. */
const random = bytes => randomBytes(bytes).toString('hex')

const account = `practicum-${random(4)}`
const passwords = Object.fromEntries(PASSWORDS.map(name => [name, random(24)]))
const identity = {
  name: 'practicum',
  credentials: [{ accessKey: account, secretKey: passwords.OBJECTS_SECRET_KEY }],
  actions: ['Admin', 'Read', 'List', 'Tagging', 'Write'],
}
const lines = Object.entries({ ...passwords, OBJECTS_ACCESS_KEY: account }).map(([name, value]) => `${name}=${value}`)

// Nobody else gets into the folder; in a container, whichever account it runs as may read the one file it is given.
mkdirSync(folder, { recursive: true, mode: 0o700 })
for (const name of KEYS) keep(join(folder, name), `${randomBytes(32).toString('base64')}\n`, 0o444)
keep(join(folder, 's3_accounts.json'), `${JSON.stringify({ identities: [identity] }, undefined, 2)}\n`, 0o444)
keep(settings, `# Of this installation alone; made by npm run secrets.\n${lines.join('\n')}\n`, 0o600)
console.log(`practicum: wrote ${settings} and ${KEYS.length + 1} files in ${folder}`)
console.log('Keep a copy apart from the backups of the databases: key_encryption_key opens what they hold of persons.')

function keep(path, content, mode) {
  writeFileSync(path, content, { mode, flag: 'wx' })
}

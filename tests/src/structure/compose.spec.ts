// The installation in containers: everything is there, shut in, limited, pinned, and set to what the product understands.
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@practicum/infra/config/config'
import { SECRET_VARIABLES } from '@practicum/infra/config/secrets'
import { SETTINGS } from '@practicum/infra/config/settings'
import { ACCOUNTS } from '@practicum/runtime/composition/accounts'
import { LASTING_CONNECTIONS, POOLS } from '@practicum/runtime/composition/databases'
import { PROCESSES, type ProcessName } from '@practicum/runtime/composition/parts'
import { DCLinter } from 'dclint'
import { EVENTSTORE_IMAGE, KAFKA_IMAGE } from '../setup/containers'
import { COMPOSE_FILES, readCompose, type Service } from './compose'
import { ROOT, readJson, readText } from './sources'

const compose = readCompose('docker-compose.yml')
const services = Object.entries(compose.services)
const names = Object.keys(PROCESSES) as ProcessName[]
const ours = [...names, 'frontend', 'migrate']
/** Does its work and ends. */
const ONCE = new Set(['migrate'])
const limits = ({ deploy }: Service): Readonly<Record<string, unknown>> => deploy?.resources?.limits ?? {}

/** Names of the services of which this is not true. */
const without = (holds: (service: Service, name: string) => boolean): readonly string[] =>
  services.filter(([name, service]) => !holds(service, name)).map(([name]) => name)

test('the files are what the specification of compose allows', () => {
  const linter = new DCLinter({
    rules: {
      // How a file is arranged is read by people, not by rules.
      'service-keys-order': 0,
      'services-alphabetical-order': 0,
      'service-dependencies-alphabetical-order': 0,
      'top-level-properties-order': 0,
      'no-quotes-in-volumes': 0,
      'require-quotes-in-ports': 0,
      'no-build-and-image': [2, { checkPullPolicy: true }],
    },
    quiet: true,
    debug: false,
    exclude: [],
  })
  const results = linter.lintFiles(
    COMPOSE_FILES.map(path => join(ROOT, path)),
    false,
  )
  expect(results).toHaveLength(COMPOSE_FILES.length)
  expect(results.flatMap(({ messages }) => messages.map(({ line, message }) => `${line}: ${message}`))).toEqual([])
})

test('every process of the product is there, and runs as itself', () => {
  for (const name of [...names, 'frontend'])
    expect(compose.services[name]?.command).toEqual(['dist/server/serve.js', name])
  expect(compose.services.migrate?.command).toEqual(['dist/server/migrate.js'])
})

test('every service says whether it is well, but for what ends by itself', () => {
  const { version } = readJson<{ version: string }>('package.json')
  expect(without(({ healthcheck }, name) => ONCE.has(name) || (healthcheck?.test?.length ?? 0) > 1)).toEqual([])
  expect(without(({ image }, name) => !ours.includes(name) || image === `practicum:${version}`)).toEqual([])
})

test('every service is limited, shut in and started again', () => {
  expect(without(service => ['cpus', 'memory', 'pids'].every(limit => limit in limits(service)))).toEqual([])
  expect(without(({ restart }, name) => restart === (ONCE.has(name) ? 'no' : 'unless-stopped'))).toEqual([])
  expect(without(({ cap_drop }) => cap_drop?.join() === 'ALL')).toEqual([])
  expect(without(({ security_opt }) => security_opt?.join() === 'no-new-privileges:true')).toEqual([])
  expect(without(({ cap_add = [] }, name) => cap_add.length === 0 || name === 'objects')).toEqual([])
  expect(without(({ user = '0' }, name) => !/^0\b/.test(user) || name === 'objects')).toEqual([])
  // These two write their own settings beside their programs when they start.
  expect(without(({ read_only = false }) => read_only)).toEqual(['eventstore', 'kafka'])
})

test('several of a process can run: none has a name or a port of the machine', () => {
  expect(without(({ container_name }) => container_name === undefined)).toEqual([])
  expect(without(({ ports = [] }) => ports.length === 0)).toEqual(['mail', 'proxy'])
})

test('the proxy reaches processes and no data, and what holds data reaches nothing outside', () => {
  const networks = (name: string): readonly string[] => compose.services[name]?.networks ?? []
  expect(networks('proxy')).toEqual(['edge', 'front'])
  expect(services.filter(([, service]) => service.networks?.includes('front')).map(([name]) => name)).toEqual([
    'command-service',
    'query-service',
    'frontend',
    'proxy',
  ])
  expect(networks('frontend')).toEqual(['front', 'watch'])
  expect(compose.services.frontend?.secrets).toEqual([])
  const open = Object.keys(compose.networks).filter(name => !compose.networks[name]?.internal)
  expect(open).toEqual(['edge', 'mail-pages'])
  expect(without(({ networks: own = [] }) => own.every(name => !open.includes(name)))).toEqual(['mail', 'proxy'])
})

test('a way out is asked for, and given to those who send or ask a provider alone', () => {
  const outside = readCompose('docker-compose.outside.yml')
  expect(Object.keys(outside.services)).toEqual(['command-service', 'reactor'])
  for (const [name, { networks }] of Object.entries(outside.services))
    expect(networks).toEqual([...(compose.services[name]?.networks ?? []), 'outside'])
  // Known to a firewall, which has to say where it leads.
  const subnet = ['$', '{OUTSIDE_SUBNET:-10.213.30.0/24}'].join('')
  expect(outside.networks).toEqual({ outside: { ipam: { config: [{ subnet }] } } })
  expect(readText('docs/operations.md')).toMatch(/firewall of the machine limit .*OUTSIDE_SUBNET/)
})

test('what comes back of mails is let in where they leave, and nowhere else', () => {
  const { services: listening } = readCompose('docker-compose.bounces.yml')
  expect(Object.keys(listening)).toEqual(['reactor'])
  const published = ['$', '{MAIL_BOUNCE_PUBLISHED:-25}'].join('')
  expect(listening.reactor?.ports).toMatchObject([{ published, target: 2525 }])
  // From outside it is reached over the network that leads there.
  expect(readCompose('docker-compose.outside.yml').services.reactor?.networks).toContain('outside')
  expect(readText('docs/operations.md')).toMatch(/MAIL_BOUNCE_PORT=2525.*docker-compose\.bounces\.yml/)
})

test('images are pinned to a version, and those of the suites are of the same', () => {
  expect(without(({ image = '' }) => /^[a-z/]+:v?\d+\.\d+(\.\d+)?(-[\w.-]+)?$/.test(image))).toEqual([])
  expect(compose.services.eventstore?.image).toBe(EVENTSTORE_IMAGE)
  expect(compose.services.kafka?.image).toBe(KAFKA_IMAGE)
  expect(readText('Dockerfile')).toMatch(/^ARG NODE=node:\d+\.\d+\.\d+-bookworm-slim$/m)
})

test('PostgreSQL takes the connections of two of each process, of two new ones, of a tool and of a migration', () => {
  const settings = (compose.services.postgres?.command ?? []).join(' ')
  const most = Number(/max_connections=(\d+)/.exec(settings)?.[1] ?? 100)
  const ofProcess = Object.values(POOLS).reduce((sum: number, pool) => sum + pool, LASTING_CONNECTIONS)
  const [upgrading, tools, migrate, kept] = [2, 1, 4, 3]
  const sum = (2 * names.length + upgrading + tools) * ofProcess + migrate + kept
  expect(most).toBeGreaterThanOrEqual(sum)
  // The sum as it is written down for operators.
  const told = readText('docs/operations.md')
  for (const words of [
    `| ${ofProcess} |`,
    `8 × ${ofProcess} = ${8 * ofProcess} |`,
    `| together | ${sum} |`,
    `to ${most};`,
  ])
    expect(told).toContain(words)
})

test('the image is built of every folder, and the server is given the packages of its layers alone', () => {
  const { workspaces } = readJson<{ workspaces: string[] }>('package.json')
  const [build = '', packages = ''] = readText('Dockerfile')
    .split(/^FROM .*$/m)
    .slice(1)
  const missing = (stage: string): readonly string[] =>
    workspaces.filter(folder => !stage.includes(`${folder}/package.json ${folder}/`))
  // npm refuses a lockfile that knows folders which are not there.
  expect([missing(build), missing(packages)]).toEqual([[], []])
  const taken = [...packages.matchAll(/--workspace=([\w-]+)/g)].map(([, folder]) => folder)
  expect(taken).toEqual(workspaces.filter(folder => !['frontend', 'tests'].includes(folder)))
})

const NOT_SETTINGS = new Set(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])

test('every variable of a process is a setting of the product', () => {
  const passwords = Object.values(ACCOUNTS).map(({ setting }) => setting)
  const known = new Set([...Object.keys(SETTINGS.shape), ...SECRET_VARIABLES.map(name => `${name}_FILE`)])
  const unknown = ours.flatMap(name =>
    Object.keys(compose.services[name]?.environment ?? {}).filter(
      variable =>
        !known.has(variable) && !NOT_SETTINGS.has(variable) && !(name === 'migrate' && passwords.includes(variable)),
    ),
  )
  expect(unknown).toEqual([])
  expect(Object.keys(compose.services.migrate?.environment ?? {})).toEqual(expect.arrayContaining(passwords))
})

/** Of an account elsewhere: what is not given is not offered. */
const OF_OTHERS = [
  ...[
    'PUBLIC_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'MAIL_BOUNCE_DOMAIN',
    'MAIL_BOUNCE_PORT',
    'TEXTS_PER_DAY',
    'TEXT_COUNTRIES',
  ],
  ...Object.keys(SETTINGS.shape).filter(name => /^(TWILIO|GOOGLE)_/.test(name)),
]

/** Of these, what opens the account. */
const ACCOUNT_SECRETS = ['SMTP_URL', 'TWILIO_AUTH_TOKEN', 'GOOGLE_CLIENT_SECRET']
const GIVEN = Object.fromEntries(OF_OTHERS.map(name => [name, `\${${name}:-}`]))

test('mails, texts and signing in with Google are set from outside in either installation, the same for every process', () => {
  expect(OF_OTHERS).toHaveLength(14)
  const told = Object.fromEntries(Object.entries(GIVEN).filter(([name]) => !ACCOUNT_SECRETS.includes(name)))
  for (const name of [...names, 'migrate']) expect(compose.services[name]?.environment).toMatchObject(told)
  expect(readCompose('docker-compose.postgres.yml').services.practicum?.environment).toMatchObject(GIVEN)
})

test('who sends or asks a provider alone has what opens the account; the others know that there is one, and start', async () => {
  const having = Object.entries(compose.services).flatMap(([name, { environment = {} }]) =>
    ACCOUNT_SECRETS.some(secret => environment[secret] === GIVEN[secret]) ? [name] : [],
  )
  expect(having).toEqual(Object.keys(readCompose('docker-compose.outside.yml').services))
  for (const name of having) expect(compose.services[name]?.environment).toMatchObject(GIVEN)
  const folder = mkdtempSync(join(tmpdir(), 'practicum-known-'))
  for (const name of [...names, 'migrate'].filter(other => !having.includes(other))) {
    const known = ACCOUNT_SECRETS.map(secret => {
      const value = compose.services[name]?.environment?.[secret] ?? ''
      return [secret, new RegExp(`^\\$\\{${secret}:\\+(.+)\\}$`).exec(value)?.[1]]
    })
    const others = { MAIL_FROM: 'no-reply@practicum.example', GOOGLE_CLIENT_ID: 'practicum', DATA_DIR: folder }
    const twilio = { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_FROM: '+15005550006' }
    const { mail, texts, google } = await readConfig({ ...others, ...twilio, ...Object.fromEntries(known) })
    expect([name, mail, texts, google].includes(undefined)).toBe(false)
  }
  rmSync(folder, { recursive: true })
})

const SECRET = /PASSWORD|SECRET|ACCESS_KEY|_KEY$/

test('nothing secret has a default: it is missing, or the files of this installation have it', () => {
  for (const path of COMPOSE_FILES) {
    const given = [...readText(path).matchAll(/\$\{(\w+)([^}]*)\}/g)]
    const own = given.filter(([, name = '', rest = '']) => !(OF_OTHERS.includes(name) && /^:(-$|\+)/.test(rest)))
    const loose = own.filter(([, name = '', rest = '']) => SECRET.test(name) && !/^(:\?|$)/.test(rest))
    expect(loose).toEqual([])
    // Asked for by its name only where it was demanded before.
    const demanded = new Set(given.filter(([, , rest = '']) => rest.startsWith(':?')).map(([, name]) => name))
    const asked = own.filter(([, name = '']) => SECRET.test(name)).map(([, name]) => name)
    expect(asked.filter(name => !demanded.has(name))).toEqual([])
  }
  const written = ours.flatMap(name =>
    Object.entries(compose.services[name]?.environment ?? {}).filter(
      ([variable, value]) => SECRET.test(variable) && !value.startsWith('${'),
    ),
  )
  expect(written).toEqual([])
  for (const { file } of Object.values(compose.secrets)) expect(file).toMatch(/^\.\/infra\/deploy\/secrets\//)
})

test('neither git nor an image takes secrets along', () => {
  expect(readText('.gitignore').split('\n')).toEqual(
    expect.arrayContaining(['.env', '**/deploy/secrets/', '**/deploy/tls/']),
  )
  expect(readText('.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['.env', '**/deploy', '**/node_modules']),
  )
})

describe('npm run secrets', () => {
  let folder: string
  const make = (into: string): string =>
    execFileSync(process.execPath, [join(ROOT, 'infra', 'deploy', 'secrets.mjs'), into], {
      encoding: 'utf8',
      stdio: 'pipe',
    })
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'practicum-secrets-'))
    make(folder)
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('makes all that the file demands, of which each process can start in production', async () => {
    const lines = readFileSync(join(folder, '.env'), 'utf8').split('\n')
    const made = Object.fromEntries(lines.filter(line => /^\w+=/.test(line)).map(line => line.split('=', 2)))
    const filled = (value: string): string =>
      value.replace(
        /\$\{(\w+)(?::-([^}]*))?[^}]*\}/g,
        (_whole, name: string, normal?: string) => made[name] ?? normal ?? '',
      )
    for (const name of [...names, 'migrate']) {
      const environment = Object.fromEntries(
        Object.entries(compose.services[name]?.environment ?? {}).map(([variable, value]) => [
          variable,
          filled(value).replace('/run/secrets', join(folder, 'infra', 'deploy', 'secrets')),
        ]),
      )
      const config = await readConfig(environment)
      expect([config.mode, config.demo, config.objects?.endpoint]).toEqual(['production', false, 'http://objects:8333'])
      const account = name === 'migrate' ? 'practicum' : ACCOUNTS[name as ProcessName].login
      expect(config.databaseUrl).toMatch(new RegExp(`^postgres://${account}:[0-9a-f]{48}@postgres:5432/practicum$`))
    }
    const files = Object.values(compose.secrets).map(({ file = '' }) => file.replace('./infra/deploy/secrets/', ''))
    expect(readdirSync(join(folder, 'infra', 'deploy', 'secrets')).sort()).toEqual(files.sort())
    const { identities } = JSON.parse(
      readFileSync(join(folder, 'infra', 'deploy', 'secrets', 's3_accounts.json'), 'utf8'),
    )
    expect(identities[0].credentials[0].secretKey).toBe(made.OBJECTS_SECRET_KEY)
  })

  test('keeps them to the account that made them', () => {
    expect(statSync(join(folder, '.env')).mode & 0o777).toBe(0o600)
    expect(statSync(join(folder, 'infra', 'deploy', 'secrets')).mode & 0o777).toBe(0o700)
  })

  test('never writes over those of an installation', () => {
    const before = readFileSync(join(folder, '.env'), 'utf8')
    expect(before).toContain('POSTGRES_PASSWORD=')
    expect(() => make(folder)).toThrow(/exist already/)
    expect(readFileSync(join(folder, '.env'), 'utf8')).toBe(before)
    rmSync(join(folder, '.env'))
    expect(() => make(folder)).toThrow(/exist already/)
  })

  test('makes others each time', () => {
    const other = join(folder, 'other')
    mkdirSync(other)
    make(other)
    const key = (into: string): string =>
      readFileSync(join(into, 'infra', 'deploy', 'secrets', 'key_encryption_key'), 'utf8')
    expect(key(other)).not.toBe(key(folder))
  })
})

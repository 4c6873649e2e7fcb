// The installation whose log is in PostgreSQL alone: two containers, shut in as those of the whole are, and nothing of another engine.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '@practicum/infra/config/config'
import { SECRET_VARIABLES } from '@practicum/infra/config/secrets'
import { SETTINGS } from '@practicum/infra/config/settings'
import { LASTING_CONNECTIONS, POOLS } from '@practicum/runtime/composition/databases'
import { readCompose, type Service } from './compose'
import { ROOT, readText } from './sources'

const compose = readCompose('docker-compose.postgres.yml')
const whole = readCompose('docker-compose.yml')
const services = Object.entries(compose.services)

const without = (holds: (service: Service, name: string) => boolean): readonly string[] =>
  services.filter(([name, service]) => !holds(service, name)).map(([name]) => name)

test('it is one process that does everything, and a PostgreSQL of the same image and settings as in the whole', () => {
  expect(services.map(([name]) => name)).toEqual(['postgres', 'practicum'])
  expect(compose.services.practicum?.command).toEqual(['dist/server/main.js'])
  expect(compose.services.practicum?.image).toBe(whole.services['command-service']?.image)
  const { command: _, ...postgres } = compose.services.postgres ?? {}
  const { command: __, ...same } = whole.services.postgres ?? {}
  expect(postgres).toEqual(same)
})

test('both are limited, shut in, well or not, and started again; the database reaches nothing outside', () => {
  const limits = ({ deploy }: Service): Readonly<Record<string, unknown>> => deploy?.resources?.limits ?? {}
  expect(without(service => ['cpus', 'memory', 'pids'].every(limit => limit in limits(service)))).toEqual([])
  expect(without(({ cap_drop }) => cap_drop?.join() === 'ALL')).toEqual([])
  expect(without(({ security_opt }) => security_opt?.join() === 'no-new-privileges:true')).toEqual([])
  expect(without(({ read_only, user = '0' }) => read_only === true && !/^0\b/.test(user))).toEqual([])
  expect(
    without(({ restart, healthcheck }) => restart === 'unless-stopped' && (healthcheck?.test?.length ?? 0) > 1),
  ).toEqual([])
  expect(without(({ ports = [] }) => ports.length === 0)).toEqual(['practicum'])
  expect(compose.services.postgres?.networks).toEqual(['data'])
  expect(compose.networks.data?.internal).toBe(true)
})

test('PostgreSQL takes the connections of the process, of a second one while it is replaced, and of a tool', () => {
  const settings = (compose.services.postgres?.command ?? []).join(' ')
  const most = Number(/max_connections=(\d+)/.exec(settings)?.[1] ?? 0)
  const ofProcess = Object.values(POOLS).reduce((sum: number, pool) => sum + pool, LASTING_CONNECTIONS)
  expect(most).toBeGreaterThanOrEqual(3 * ofProcess + 7)
})

test('what it sets are settings of the product, and of what npm run secrets makes it starts in production, on PostgreSQL', async () => {
  const environment = compose.services.practicum?.environment ?? {}
  const known = new Set([...Object.keys(SETTINGS.shape), ...SECRET_VARIABLES.map(name => `${name}_FILE`)])
  expect(Object.keys(environment).filter(variable => !known.has(variable))).toEqual([])
  const folder = mkdtempSync(join(tmpdir(), 'practicum-secrets-'))
  execFileSync(process.execPath, [join(ROOT, 'infra', 'deploy', 'secrets.mjs'), folder], { stdio: 'ignore' })
  const made = Object.fromEntries(
    readFileSync(join(folder, '.env'), 'utf8')
      .split('\n')
      .filter(line => /^\w+=/.test(line))
      .map(line => line.split('=', 2)),
  )
  const filled = Object.entries(environment).map(([variable, value]) => [
    variable,
    value
      .replace(/\$\{(\w+)(?::-([^}]*))?[^}]*\}/g, (_all, name: string, normal?: string) => made[name] ?? normal ?? '')
      .replace('/run/secrets', join(folder, 'infra', 'deploy', 'secrets')),
  ])
  const config = await readConfig(Object.fromEntries(filled))
  rmSync(folder, { recursive: true })
  expect(config).toMatchObject({
    mode: 'production',
    eventStoreUrl: undefined,
    kafkaBrokers: undefined,
    objects: undefined,
  })
})

test('what is not in the database is on a volume that belongs to the account of the process', () => {
  const { environment, volumes, user } = compose.services.practicum ?? {}
  expect(volumes).toEqual([`files:${environment?.DATA_DIR}`])
  const [account] = user?.split(':') ?? []
  expect(readText('Dockerfile')).toContain(`RUN install -d -o ${account} -g ${account} ${environment?.DATA_DIR}`)
})

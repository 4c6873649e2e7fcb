// What a wrong setting does to the start, and what a right one becomes.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readConfig } from './config'
import { listen, requireFreePort } from './listen'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'practicum-config-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const NAMES = ['CSRF_KEY', 'COOKIE_KEY', 'KEY_ENCRYPTION_KEY', 'BLIND_INDEX_KEY', 'ANCHOR_KEY']

function givenKeys(): Record<string, string> {
  return Object.fromEntries(NAMES.map(name => [name, randomBytes(32).toString('base64')]))
}

async function refusal(environment: Record<string, string>, process?: 'apart'): Promise<string> {
  return readConfig({ DATA_DIR: join(folder, 'data'), ...environment }, process).then(
    () => 'not refused',
    (error: Error) => error.message,
  )
}

test('nothing set: the defaults of a first start', async () => {
  const config = await readConfig({ DATA_DIR: join(folder, 'data'), PORT: '' })
  expect(config).toMatchObject({
    mode: 'development',
    http: { host: '127.0.0.1', port: 3000 },
    dataDir: resolve(folder, 'data'),
    databaseUrl: undefined,
    demo: true,
    logLevel: 'info',
    webhooksToPrivate: false,
    passwordResetMinutes: 60,
    session: { idle: 480, idleWarning: 120, lifetime: 7200, absolute: 43_200 },
  })
})

test('every wrong setting is named with its value, and nothing is written', async () => {
  const words = await refusal({ PORT: '99999', LOG_LEVEL: 'loud', IDLE_SECONDS: '8 min', NODE_ENV: 'prod' })
  expect(words.split('\n')).toEqual([
    'These settings are wrong:',
    '  NODE_ENV: has to be one of development, test, production, not "prod"',
    '  PORT: has to be at most 65535, not "99999"',
    '  LOG_LEVEL: has to be one of fatal, error, warn, info, debug, trace, silent, not "loud"',
    '  IDLE_SECONDS: has to be a whole number from 10 to 86400, not "8 min"',
    'Correct them in the environment and start again.',
  ])
  expect(await readdir(folder)).toEqual([])
})

test('files of accounts elsewhere are offered where Companion is named, those alone that it has keys for', async () => {
  const config = (more: Record<string, string>) => readConfig({ DATA_DIR: join(folder, 'data'), ...more })
  expect((await config({})).companion).toBeUndefined()
  const url = 'https://companion.practicum.example'
  const every = ['gdrive', 'dropbox', 'onedrive', 'box']
  expect((await config({ COMPANION_URL: url })).companion).toEqual({ url, sources: every })
  const some = await config({ COMPANION_URL: url, COMPANION_SOURCES: 'box,gdrive' })
  expect(some.companion).toEqual({ url, sources: ['box', 'gdrive'] })
  expect(await refusal({ COMPANION_URL: `${url}/files`, COMPANION_SOURCES: 'ftp' })).toMatch(
    /COMPANION_URL: has to be an address such as .*, without a path, not .*\n {2}COMPANION_SOURCES: has to be one of gdrive, dropbox, onedrive, box/,
  )
})

const SERVER = 'esdb://practicum:hidden@log.example:2113'

test.each([
  ['without TLS', `${SERVER}?tls=false`, 'wants TLS (it says tls=false);'],
  ['without a look at the certificate', `${SERVER}?tlsVerifyCert=false`, 'wants a certificate that is checked'],
  ['without an account', 'esdb://log.example:2113', 'wants an account (user:password@ before the host);'],
  ['with neither', 'esdb+discover://log.example?tls=false', 'wants TLS (it says tls=false) and an account'],
])(
  'production refuses an EventStoreDB %s, unless it is said that nobody else reaches it',
  async (_what, address, words) => {
    const production = { NODE_ENV: 'production', ...givenKeys(), EVENTSTORE_URL: address }
    const said = await refusal(production)
    expect(said).toContain(`EVENTSTORE_URL: production ${words}`)
    expect(said).toContain('EVENTSTORE_TRUSTED_NETWORK=true')
    expect(said).not.toContain('hidden')
    expect(await refusal({ ...production, EVENTSTORE_TRUSTED_NETWORK: 'true' })).toBe('not refused')
    expect(await refusal({ ...production, NODE_ENV: 'development' })).toBe('not refused')
  },
)

test('production takes an EventStoreDB with TLS and an account, also a cluster with a certificate of its own', async () => {
  for (const address of [SERVER, `${SERVER},two:2113,three:2113?tlsCAFile=/run/ca.crt`, `${SERVER}?tls=true`])
    expect(await refusal({ NODE_ENV: 'production', ...givenKeys(), EVENTSTORE_URL: address })).toBe('not refused')
})

test('the password in a wrong database address is not repeated', async () => {
  const words = await refusal({ DATABASE_URL: 'mysql://me:hidden@host/db' })
  expect(words).toContain('DATABASE_URL: has to begin with postgres://')
  expect(words).not.toContain('hidden')
})

test.each([
  'esdb://host:2113?tls=false',
  'esdb://me:hidden@one:2113,two:2113/?tls=true',
  'esdb+discover://cluster.example',
])('%s is an address of EventStoreDB', async address => {
  const config = await readConfig({ DATA_DIR: join(folder, 'data'), EVENTSTORE_URL: address })
  expect(config.eventStoreUrl).toBe(address)
})

test.each(['http://me:hidden@host:2113', 'esdb://', 'esdb://me:hidden@', 'esdb://me:hidden@ho st'])(
  '%j is none, and its password is not repeated',
  async address => {
    const words = await refusal({ EVENTSTORE_URL: address })
    expect(words).toContain('EVENTSTORE_URL: has to be an address such as esdb://host:2113')
    expect(words).not.toContain('hidden')
  },
)

test('files in a bucket: its place, with nobody’s password in it', async () => {
  const OBJECTS_URL = 's3://files/of/practicum/?region=eu-central-1&endpoint=http://localhost:9000'
  expect((await readConfig({ DATA_DIR: folder, OBJECTS_URL })).objects).toEqual({
    bucket: 'files',
    prefix: 'of/practicum/',
    region: 'eu-central-1',
    endpoint: 'http://localhost:9000',
  })
  expect((await readConfig({ DATA_DIR: folder, OBJECTS_URL: 's3://files' })).objects).toMatchObject({ prefix: '' })
})

test('copies of anchors: in a bucket of their own, else beside the files', async () => {
  const OBJECTS_URL = 's3://files/of/practicum'
  const anchors = async (given: object) => (await readConfig({ DATA_DIR: folder, ...given })).anchors
  expect(await anchors({})).toBeUndefined()
  expect(await anchors({ OBJECTS_URL })).toMatchObject({ bucket: 'files', prefix: 'of/practicum/anchors/' })
  expect(await anchors({ OBJECTS_URL, ANCHORS_URL: 's3://vault' })).toMatchObject({ bucket: 'vault', prefix: '' })
})

test.each(['https://files', 's3://x', 's3://me:hidden@files', 's3://files?endpoint=http://me:hidden@host'])(
  '%j is no place for files, and is not repeated',
  async OBJECTS_URL => {
    const words = await refusal({ OBJECTS_URL })
    expect(words).toContain('OBJECTS_URL: has to be an address such as s3://bucket/prefix')
    expect(words).not.toContain('hidden')
  },
)

test.each([
  [{ IDLE_SECONDS: '7000', IDLE_WARNING_SECONDS: '300' }, 'SESSION_LIFETIME_SECONDS: has to be at least IDLE_SECONDS'],
  [{ SESSION_ABSOLUTE_SECONDS: '3600' }, 'SESSION_ABSOLUTE_SECONDS: has to be at least SESSION_LIFETIME_SECONDS'],
])('settings that contradict one another are refused: %j', async (environment, words) => {
  expect(await refusal(environment)).toContain(words)
})

test('generated keys are private, random and the same at the next start', async () => {
  const first = await readConfig({ DATA_DIR: folder })
  const second = await readConfig({ DATA_DIR: folder })
  expect(second.secrets).toEqual(first.secrets)
  const ids = Object.values(first.secrets).map(ring => ring.current.id)
  expect(new Set(ids).size).toBe(NAMES.length)
  for (const file of await readdir(join(folder, 'secrets'))) {
    expect((await stat(join(folder, 'secrets', file))).mode & 0o777).toBe(0o600)
  }
})

test('production without keys names every key, beside the other problems', async () => {
  const words = await refusal({ NODE_ENV: 'production', DEMO: 'true' })
  expect(words).toContain('DEMO: has to be false in production')
  for (const name of NAMES) expect(words).toContain(`${name}: is missing`)
})

test('a process apart generates no key of its own, with which nobody else could read', async () => {
  const words = await refusal({}, 'apart')
  for (const name of NAMES) expect(words).toContain(`${name}: is missing`)
  expect(await readdir(folder)).toEqual([])
})

test('production with all keys starts without the demonstration', async () => {
  const config = await readConfig({ NODE_ENV: 'production', DATA_DIR: folder, ...givenKeys() })
  expect(config.demo).toBe(false)
  expect(await readdir(folder)).toEqual([])
})

test.each([
  ['a short key', 'c2hvcnQ=', 'is too short'],
  ['a key of one repeated byte', '00'.repeat(32), 'is guessable'],
  ['a typed default', 'change-me-change-me-change-me-change-me-change-me', 'is guessable'],
  ['a text that is no key', 'my dog is called Rex', 'has to be 32 random bytes'],
])('%s is refused', async (_case, key, words) => {
  expect(await refusal({ NODE_ENV: 'production', ...givenKeys(), CSRF_KEY: key })).toContain(`CSRF_KEY: ${words}`)
})

test('a key may come from a file, and a replaced one stays known as the previous', async () => {
  const [file, previous] = [join(folder, 'csrf'), randomBytes(32)]
  const key = randomBytes(32)
  await writeFile(file, `${key.toString('hex')}\n`)
  const { secrets } = await readConfig({
    DATA_DIR: folder,
    CSRF_KEY_FILE: file,
    CSRF_KEY_PREVIOUS: previous.toString('base64url'),
  })
  expect(secrets.csrf.current.bytes).toEqual(key)
  expect(secrets.csrf.previous?.bytes).toEqual(previous)
  expect(await refusal({ CSRF_KEY_FILE: join(folder, 'absent') })).toContain('CSRF_KEY_FILE cannot be read')
  expect(await refusal({ CSRF_KEY_FILE: file, CSRF_KEY: key.toString('hex') })).toContain('CSRF_KEY: is given twice')
})

test('of the key that signs the audit every former one may be given; of the others one', async () => {
  const former = [1, 2, 3].map(() => randomBytes(32))
  const written = former.map(key => key.toString('base64'))
  const { secrets } = await readConfig({
    DATA_DIR: folder,
    ANCHOR_KEY_PREVIOUS: `${written[0]}, ${written[1]}\n${written[2]}`,
  })
  const { previous, older = [] } = secrets.anchor
  expect([previous, ...older].map(key => key?.bytes)).toEqual(former)
  expect(await refusal({ ANCHOR_KEY_PREVIOUS: `${written[0]},rex` })).toContain('ANCHOR_KEY_PREVIOUS: is too short')
  expect(await refusal({ CSRF_KEY_PREVIOUS: written.join(',') })).toContain('CSRF_KEY_PREVIOUS: has to be')
})

test('a taken port is refused with the words that help', async () => {
  const other = createServer()
  const { port } = await listen(other, { host: '127.0.0.1', port: 0 })
  await expect(listen(createServer(), { host: '127.0.0.1', port })).rejects.toMatchObject({
    code: 'port-taken',
    message: expect.stringContaining(`PORT=${port + 1} npm start`),
  })
  await expect(requireFreePort({ host: '127.0.0.1', port })).rejects.toMatchObject({ code: 'port-taken' })
  other.close()
  await once(other, 'close')
  await requireFreePort({ host: '127.0.0.1', port })
  await listen(other, { host: '127.0.0.1', port })
  other.close()
})

test('brokers are host and port, several with commas between', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'practicum-config-'))
  const { kafkaBrokers } = await readConfig({ DATA_DIR: folder, KAFKA_BROKERS: 'one:9092,two:9093' })
  expect(kafkaBrokers).toEqual(['one:9092', 'two:9093'])
  expect(await refusal({ KAFKA_BROKERS: 'one' })).toContain('KAFKA_BROKERS: has to be host:port')
})

test('nobody’s word on the visitor’s address is taken unless they are named', async () => {
  expect((await readConfig({ DATA_DIR: folder })).trustedProxies).toEqual([])
  const { trustedProxies } = await readConfig({ DATA_DIR: folder, TRUSTED_PROXIES: 'loopback,10.0.0.0/8' })
  expect(trustedProxies).toEqual(['loopback', '10.0.0.0/8'])
  expect(await refusal({ TRUSTED_PROXIES: 'everybody' })).toContain('TRUSTED_PROXIES: has to be addresses')
})

test('a mail server needs an address that mails come from, and in production one that their links begin with', async () => {
  const SMTP_URL = 'smtps://me:hidden@mail.example'
  expect((await readConfig({ DATA_DIR: folder })).mail).toBeUndefined()
  const server = { SMTP_URL, MAIL_FROM: 'no-reply@practicum.example' }
  expect((await readConfig({ DATA_DIR: folder, ...server })).mail).toEqual({
    ...{ host: 'mail.example', port: 465, secure: true, tls: true, user: 'me', password: 'hidden' },
    from: 'no-reply@practicum.example',
  })
  expect(await refusal({ SMTP_URL })).toContain('MAIL_FROM: has to be given with SMTP_URL')
  const production = { NODE_ENV: 'production', ...givenKeys(), ...server }
  expect(await refusal(production)).toContain('PUBLIC_URL: has to be given with SMTP_URL in production')
  expect(await refusal({ ...production, PUBLIC_URL: 'https://practicum.example' })).toBe('not refused')
  const wrong = await refusal({
    SMTP_URL: 'http://me:hidden@mail.example',
    PUBLIC_URL: 'https://practicum.example/path',
  })
  expect(wrong).toContain('SMTP_URL: has to be an address such as smtp://')
  expect(wrong).toContain('PUBLIC_URL: has to be an address such as https://practicum.example')
  expect(wrong).not.toContain('hidden')
})

test('mails come back to a domain and a port, both or neither, and only where some leave', async () => {
  const server = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'no-reply@practicum.example' }
  const returns = { MAIL_BOUNCE_DOMAIN: 'bounces.practicum.example', MAIL_BOUNCE_PORT: '2525' }
  expect((await readConfig({ DATA_DIR: folder, ...server })).mailReturns).toBeUndefined()
  const { mailReturns } = await readConfig({ DATA_DIR: folder, ...server, ...returns })
  expect(mailReturns).toEqual({ domain: 'bounces.practicum.example', port: 2525 })
  for (const [name, value] of Object.entries(returns))
    expect(await refusal({ ...server, [name]: value })).toContain('have to be given together, for mails that come back')
  expect(await refusal(returns)).toContain('SMTP_URL: has to be given with MAIL_BOUNCE_DOMAIN')
  for (const wrong of ['localhost', 'a@b.example', 'a b.example', '-a.example', 'https://a.example'])
    expect(await refusal({ ...server, ...returns, MAIL_BOUNCE_DOMAIN: wrong })).toContain('has to be a domain')
})

test('text messages need an account, its token and whom they come from, and what is wrong is told without the token', async () => {
  expect((await readConfig({ DATA_DIR: folder })).texts).toBeUndefined()
  const accountSid = `AC${'0a'.repeat(16)}`
  const account = { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: 'hidden-token', TWILIO_FROM: '+15005550006' }
  const { texts, textsPerDay, textCountries } = await readConfig({ DATA_DIR: folder, ...account })
  expect(texts).toEqual({ accountSid, authToken: 'hidden-token', from: '+15005550006', url: 'https://api.twilio.com' })
  expect([textsPerDay, textCountries]).toEqual([1000, []])
  const { textCountries: some } = await readConfig({ DATA_DIR: folder, TEXT_COUNTRIES: 'US,CA' })
  expect(some).toEqual(['US', 'CA'])
  const { TWILIO_FROM: _none, ...without } = account
  expect(await refusal(without)).toContain('TWILIO_FROM: have to be given together')
  const wrong = await refusal({ ...account, TWILIO_AUTH_TOKEN: 'hidden', TWILIO_FROM: 'me', TWILIO_ACCOUNT_SID: 'x' })
  for (const name of Object.keys(account)) expect(wrong).toContain(`${name}: has to be`)
  expect(wrong).not.toContain('hidden')
  const production = { NODE_ENV: 'production', ...givenKeys(), ...account, TWILIO_URL: 'http://127.0.0.1:9' }
  expect(await refusal(production)).toContain('TWILIO_URL: has to begin with https:// in production')
})

test('tiles of maps are named by an address with its places, over https, from a host that is no pattern', async () => {
  expect((await readConfig({ DATA_DIR: folder })).mapTiles).toBeUndefined()
  const url = 'https://tiles.example.org/{z}/{x}/{y}.png'
  const given = { DATA_DIR: folder, MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: 'Example' }
  expect((await readConfig(given)).mapTiles).toEqual({ url, attribution: 'Example' })
  const sharp = 'https://tiles.example.org:8443/{z}/{x}/{y}{r}.png?style=plain'
  expect((await readConfig({ ...given, MAP_TILES_URL: sharp })).mapTiles?.url).toBe(sharp)
  const wrong = [
    'http://tiles.example.org/{z}/{x}/{y}.png',
    'https://{s}.example.org/{z}/{x}/{y}.png',
    'https://tiles.example.org/{z}/{x}.png',
    "https://tiles.example.org;script-src 'unsafe-inline'/{z}/{x}/{y}.png",
    'https://*/{z}/{x}/{y}.png',
    'https://*.example.org/{z}/{x}/{y}.png',
    'https://tiles.example.org:abc/{z}/{x}/{y}.png',
    'https://tiles.example.org:99999/{z}/{x}/{y}.png',
    'https://tiles.example.org/{z}/{x}/{y}.png?key={token}',
  ]
  for (const MAP_TILES_URL of wrong) expect(await refusal({ MAP_TILES_URL })).toContain('MAP_TILES_URL: has to')
})

test('signing in with Google needs both of what Google gives, and what is wrong is told without the secret', async () => {
  expect((await readConfig({ DATA_DIR: folder })).google).toBeUndefined()
  const given = { GOOGLE_CLIENT_ID: 'practicum.apps.google', GOOGLE_CLIENT_SECRET: 'hidden-secret' }
  expect((await readConfig({ DATA_DIR: folder, ...given })).google).toEqual({
    ...{ issuer: 'https://accounts.google.com', clientId: 'practicum.apps.google', clientSecret: 'hidden-secret' },
  })
  expect(await refusal({ GOOGLE_CLIENT_ID: 'x' })).toContain('GOOGLE_CLIENT_SECRET: have to be given together')
  const production = { NODE_ENV: 'production', ...givenKeys(), ...given, GOOGLE_ISSUER: 'http://127.0.0.1:9' }
  const refused = await refusal(production)
  expect(refused).toContain('GOOGLE_ISSUER: has to begin with https:// in production')
  expect(refused).toContain('PUBLIC_URL: has to be given with GOOGLE_CLIENT_ID in production')
  expect(refused).not.toContain('hidden')
})

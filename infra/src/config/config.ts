// The first step of every start: the environment becomes typed settings, or the start is refused with every problem named.
import { resolve } from 'node:path'
import type { Role } from '@practicum/shared/access/roles'
import type { RemoteSource } from '@practicum/shared/contract/upload-sources'
import type { ZodError } from 'zod'
import type { SmtpServer } from '../mail/location'
import type { S3Location } from '../objects/location'
import type { Scanner } from '../scanning/clamd'
import type { OidcClient } from '../sso/location'
import type { TwilioAccount } from '../texts/location'
import { contradictions } from './contradictions'
import { type Environment, type SecretKeys, type SecretProblems, secretKeys } from './secrets'
import { SETTINGS, type Settings } from './settings'
import { StartRefused } from './start-refused'

export interface Config {
  readonly mode: 'development' | 'test' | 'production'
  readonly http: { readonly host: string; readonly port: number }
  /** Addresses, subnets or `loopback` of those whose word on the visitor's address and on TLS is taken; without them, nobody's. */
  readonly trustedProxies: readonly string[]
  /** Addresses, subnets or `loopback` of those who may read the metrics and the details of health. */
  readonly operators: readonly string[]
  /** Absolute. Holds the embedded database, files and generated secrets. */
  readonly dataDir: string
  /** Undefined: the embedded PostgreSQL of the data folder. */
  readonly databaseUrl: string | undefined
  /** As EventStoreDB writes it; undefined: the log is in the database. */
  readonly eventStoreUrl: string | undefined
  /** How long a call waits for its cluster to elect a leader, in seconds. */
  readonly eventStoreFailover: number
  /** Undefined: files are kept below the data folder. */
  readonly objects: S3Location | undefined
  /** Looks files through before they are taken; undefined: nobody does. */
  readonly scanner: Scanner | undefined
  /** Fetches files from accounts elsewhere; undefined: none are offered. */
  readonly companion: { readonly url: string; readonly sources: readonly RemoteSource[] } | undefined
  /** Where copies of signed anchors are kept; undefined: below the data folder. */
  readonly anchors: S3Location | undefined
  /** `host:port` each; undefined: events reach their effects inside the process. */
  readonly kafkaBrokers: readonly string[] | undefined
  /** Of the events on their way; consumers' groups begin with its name. */
  readonly kafkaTopic: string
  /** Brokers that hold each event. */
  readonly kafkaReplicas: number
  /** Into how many shares the read models are divided among the processes that keep them. */
  readonly readModelShares: number
  /** Open sockets without a session that one address may hold at once. */
  readonly strangerSockets: number
  /** How many people one person may reach in an hour with tasks, comments and invitations; those who run a program, many times as many. */
  readonly writesPerHour: number
  /** Of maps; undefined: the shapes that come with the product. */
  readonly mapTiles: { readonly url: string; readonly attribution: string } | undefined
  /** How long a process remembers a person's key, and what it has opened with it, in seconds each; an erasure waits for both. */
  readonly keysRemembered: number
  /** Where people reach the product, without a slash at its end. */
  readonly publicUrl: string
  /** Undefined: mails are kept, to be read in the product. */
  readonly mail: (SmtpServer & { readonly from: string }) | undefined
  /** Where mails come back to that are not delivered; undefined: nobody hears of them. */
  readonly mailReturns: { readonly domain: string; readonly port: number } | undefined
  /** Undefined: nobody sends text messages. */
  readonly texts: TwilioAccount | undefined
  /** Signing in with Google; undefined: it is not offered. */
  readonly google: OidcClient | undefined
  /** Text messages of the installation in a day. */
  readonly textsPerDay: number
  /** Codes of the countries that texts go to; empty: all. */
  readonly textCountries: readonly string[]
  /** Whether integrations may lead into the own network, and be told without TLS. */
  readonly webhooksToPrivate: boolean
  /** So many minutes a link opens that was mailed to choose a new password. */
  readonly passwordResetMinutes: number
  /** Whoever holds one of these sets up two-factor sign-in before they are let in. */
  readonly twoFactorRequiredRoles: readonly Role[]
  /** Whether an empty installation gets the demonstration organization. Never in production. */
  readonly demo: boolean
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  readonly session: SessionTimes
  readonly secrets: SecretKeys
}

export type OpenConfig = Omit<Config, 'secrets'>

/** All in seconds. */
export interface SessionTimes {
  /** Without activity, until the warning. */
  readonly idle: number
  /** From the warning to the end of the session. */
  readonly idleWarning: number
  /** Of a session that is used. */
  readonly lifetime: number
  /** From signing in, however much it is used. */
  readonly absolute: number
}

/**
 * Reads the settings; outside production, secrets that are not given are generated into the data folder at the first start,
 * but not for a process apart: others have to read what it seals.
 * Throws StartRefused `setting-wrong` with one line per problem.
 */
export async function readConfig(environment: Environment, process: 'whole' | 'apart' = 'whole'): Promise<Config> {
  const { given, parsed, dataDir, problems } = judged(environment)
  const production = given.NODE_ENV === 'production'
  // Nothing is generated for a start that will be refused.
  const folder = problems.length === 0 ? dataDir : undefined
  const secrets = await secretKeys(given, { allGiven: production || process === 'apart', folder })
  if (parsed.success && problems.length === 0 && 'keys' in secrets) {
    return { ...settingsOf(parsed.data, dataDir), secrets: secrets.keys }
  }
  throw refused([...problems, ...problemsOf(secrets)])
}

/** As {@link readConfig}, for a process that knows no secret. */
export function readSettings(environment: Environment): OpenConfig {
  const { parsed, dataDir, problems } = judged(environment)
  if (parsed.success && problems.length === 0) return settingsOf(parsed.data, dataDir)
  throw refused(problems)
}

function judged(environment: Environment) {
  const given = withoutBlanks(environment)
  const parsed = SETTINGS.safeParse(given)
  const dataDir = resolve(given.DATA_DIR ?? '.data')
  return {
    given,
    parsed,
    dataDir,
    problems: parsed.success ? contradictions(parsed.data) : inWords(parsed.error, given),
  }
}

function settingsOf(settings: Settings, dataDir: string): OpenConfig {
  return {
    mode: settings.NODE_ENV,
    http: { host: settings.HOST, port: settings.PORT },
    trustedProxies: settings.TRUSTED_PROXIES ?? [],
    operators: settings.OPERATORS,
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    eventStoreUrl: settings.EVENTSTORE_URL,
    eventStoreFailover: settings.EVENTSTORE_FAILOVER_SECONDS,
    objects: settings.OBJECTS_URL,
    scanner: settings.CLAMD_URL && { at: settings.CLAMD_URL, mostBytes: settings.CLAMD_MAX_MB * 1024 ** 2 },
    companion: companionOf(settings),
    anchors: settings.ANCHORS_URL ?? besideObjects(settings.OBJECTS_URL),
    kafkaBrokers: settings.KAFKA_BROKERS,
    kafkaTopic: settings.KAFKA_TOPIC,
    kafkaReplicas: settings.KAFKA_REPLICAS,
    readModelShares: settings.READ_MODEL_SHARES,
    strangerSockets: settings.STRANGER_SOCKETS,
    writesPerHour: settings.WRITES_PER_HOUR,
    mapTiles: mapTilesOf(settings),
    keysRemembered: settings.KEYS_REMEMBERED_SECONDS,
    publicUrl: settings.PUBLIC_URL ?? `http://${settings.HOST}:${settings.PORT}`,
    mail: settings.SMTP_URL && settings.MAIL_FROM ? { ...settings.SMTP_URL, from: settings.MAIL_FROM } : undefined,
    mailReturns: mailReturnsOf(settings),
    texts: twilioOf(settings),
    google: googleOf(settings),
    textsPerDay: settings.TEXTS_PER_DAY,
    textCountries: settings.TEXT_COUNTRIES,
    webhooksToPrivate: settings.WEBHOOKS_TO_PRIVATE_ADDRESSES === 'allowed',
    passwordResetMinutes: settings.PASSWORD_RESET_MINUTES,
    twoFactorRequiredRoles: settings.TWO_FACTOR_REQUIRED_ROLES,
    demo: settings.DEMO === undefined ? settings.NODE_ENV !== 'production' : settings.DEMO === 'true',
    logLevel: settings.LOG_LEVEL,
    session: {
      idle: settings.IDLE_SECONDS,
      idleWarning: settings.IDLE_WARNING_SECONDS,
      lifetime: settings.SESSION_LIFETIME_SECONDS,
      absolute: settings.SESSION_ABSOLUTE_SECONDS,
    },
  }
}

function companionOf({ COMPANION_URL: url, COMPANION_SOURCES: sources }: Settings): OpenConfig['companion'] {
  return url === undefined ? undefined : { url, sources }
}

function mapTilesOf({ MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution }: Settings): OpenConfig['mapTiles'] {
  return url === undefined ? undefined : { url, attribution }
}

function mailReturnsOf({ MAIL_BOUNCE_DOMAIN: domain, MAIL_BOUNCE_PORT: port }: Settings): OpenConfig['mailReturns'] {
  return domain !== undefined && port !== undefined ? { domain, port } : undefined
}

function twilioOf(settings: Settings): TwilioAccount | undefined {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from, TWILIO_URL: url } = settings
  return accountSid && authToken && from ? { accountSid, authToken, from, url } : undefined
}

function googleOf(settings: Settings): OidcClient | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = settings
  return clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined
}

/** Several machines share the bucket of the files, and no folder. */
const besideObjects = (objects: S3Location | undefined): S3Location | undefined =>
  objects && { ...objects, prefix: `${objects.prefix}anchors/` }

/** `NAME=` in a file of settings means: not set. */
function withoutBlanks(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
}

const HOLDING_PASSWORDS = new Set([
  ...['DATABASE_URL', 'EVENTSTORE_URL', 'OBJECTS_URL', 'SMTP_URL', 'TWILIO_AUTH_TOKEN'],
  'GOOGLE_CLIENT_SECRET',
])

function inWords(error: ZodError, given: Environment): readonly string[] {
  return error.issues.map(({ path, message }) => {
    const name = String(path[0])
    const value = HOLDING_PASSWORDS.has(name) ? '' : `, not ${JSON.stringify(given[name])}`
    return `${name}: ${message}${value}`
  })
}

function problemsOf(secrets: { readonly keys: SecretKeys } | SecretProblems): readonly string[] {
  return 'problems' in secrets ? secrets.problems : []
}

function refused(problems: readonly string[]): StartRefused {
  const lines = ['These settings are wrong:', ...problems.map(problem => `  ${problem}`)]
  return new StartRefused('setting-wrong', [...lines, 'Correct them in the environment and start again.'].join('\n'))
}

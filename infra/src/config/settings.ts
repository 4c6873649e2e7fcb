// What may be set from the environment, variable by variable: its shape, its default, and the words that refuse anything else.
import { ROLES } from '@practicum/shared/access/roles'
import { REMOTE_SOURCES } from '@practicum/shared/contract/upload-sources'
import { z } from 'zod'
import { parseSmtpUrl } from '../mail/location'
import { parseS3Url } from '../objects/location'
import { parseClamdUrl } from '../scanning/location'

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `has to be a whole number from ${least} to ${most}`)
    .transform(Number)
    .pipe(z.number().min(least, `has to be at least ${least}`).max(most, `has to be at most ${most}`))

const oneOf = <const T extends readonly string[]>(...values: T) =>
  z.enum(values, `has to be one of ${values.join(', ')}`)

const DAY = 86_400

const PROXY = '(loopback|linklocal|uniquelocal|[0-9a-fA-F.:]+(/\\d{1,3})?)'
const PROXIES = new RegExp(`^${PROXY}(,${PROXY})*$`)

const HOST = '[^\\s@/?,:]+(:\\d{1,5})?'
const EVENTSTORE = new RegExp(`^esdb(\\+discover)?://([^\\s@/]+@)?${HOST}(,${HOST})*/?(\\?\\S*)?$`)

function notAPlace(context: z.RefinementCtx): never {
  context.addIssue('has to be an address such as s3://bucket/prefix?region=eu-central-1, without user and password')
  return z.NEVER
}

function notAMailServer(context: z.RefinementCtx): never {
  context.addIssue('has to be an address such as smtp://user:password@host:587 or smtps://user:password@host:465')
  return z.NEVER
}

function notAScanner(context: z.RefinementCtx): never {
  context.addIssue('has to be an address such as tcp://host:3310 or unix:///run/clamav/clamd.ctl')
  return z.NEVER
}

const bucket = z
  .string()
  .transform((text, context) => parseS3Url(text) ?? notAPlace(context))
  .optional()

/** As a tile is asked for. */
const withPlaces = (url: string): string => url.replaceAll(/\{[zxyr]\}/g, '1')

const TWILIO_SENDER = 'has to be a number such as +15005550006, or a messaging service: MG and 32 hexadecimal digits'

/** The variables of the environment, in the shapes they may have. */
export const SETTINGS = z.object({
  NODE_ENV: oneOf('development', 'test', 'production').default('development'),
  HOST: z.string().default('127.0.0.1'),
  /** 0 takes any free port. */
  PORT: whole(0, 65_535).default(3000),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'has to begin with postgres://')
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .regex(PROXIES, 'has to be addresses, subnets or loopback, several with commas between')
    .transform(text => text.split(','))
    .optional(),
  EVENTSTORE_URL: z
    .string()
    .regex(EVENTSTORE, 'has to be an address such as esdb://host:2113?tls=true, with user:password@ before the host')
    .optional(),
  /** Nobody but the processes reaches the server: production takes it without TLS and accounts. */
  EVENTSTORE_TRUSTED_NETWORK: oneOf('true', 'false').default('false'),
  /** How long a call waits for a cluster that elects a leader. */
  EVENTSTORE_FAILOVER_SECONDS: whole(0, 300).default(15),
  OBJECTS_URL: bucket,
  ANCHORS_URL: bucket,
  /** ClamAV's daemon, by which files are looked through before they are taken. */
  CLAMD_URL: z
    .string()
    .transform((text, context) => parseClamdUrl(text) ?? notAScanner(context))
    .optional(),
  /** Of one file, as its StreamMaxLength and MaxFileSize say. */
  CLAMD_MAX_MB: whole(1, 4000).default(100),
  /** Uppy's Companion, which fetches files from accounts elsewhere. */
  COMPANION_URL: z
    .string()
    .regex(
      /^https?:\/\/[^\s/?#@]+$/,
      'has to be an address such as https://companion.practicum.example, without a path',
    )
    .optional(),
  /** Those that it has keys for. */
  COMPANION_SOURCES: z
    .string()
    .default(REMOTE_SOURCES.join(','))
    .transform(text => text.split(',').map(name => name.trim()))
    .pipe(z.array(oneOf(...REMOTE_SOURCES))),
  OPERATORS: z
    .string()
    .regex(PROXIES, 'has to be addresses, subnets or loopback, several with commas between')
    .default('loopback')
    .transform(text => text.split(',')),
  /** Where people reach the product, for the links in mails. */
  PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/[^\s/?#@]+$/, 'has to be an address such as https://practicum.example, without a path')
    .optional(),
  SMTP_URL: z
    .string()
    .transform((text, context) => parseSmtpUrl(text) ?? notAMailServer(context))
    .optional(),
  MAIL_FROM: z.email('has to be an address such as no-reply@practicum.example').optional(),
  /** Of the addresses that mails come back to, and where the product listens for them. */
  MAIL_BOUNCE_DOMAIN: z
    .string()
    .regex(
      /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/i,
      'has to be a domain such as bounces.practicum.example',
    )
    .max(190, 'has to be at most 190 characters')
    .optional(),
  MAIL_BOUNCE_PORT: whole(0, 65_535).optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-fA-F]{32}$/, 'has to be AC and 32 hexadecimal digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(8, 'has to be the token of the account').optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{1,14}|MG[0-9a-fA-F]{32})$/, TWILIO_SENDER)
    .optional(),
  /** Of a region of Twilio's. */
  TWILIO_URL: z
    .string()
    .regex(/^https?:\/\/[^\s/?#@]+$/, 'has to be an address such as https://api.dublin.ie1.twilio.com, without a path')
    .default('https://api.twilio.com'),
  /** Of the application as Google's console names it, for signing in with Google. */
  GOOGLE_CLIENT_ID: z.string().max(300).optional(),
  GOOGLE_CLIENT_SECRET: z.string().max(300).optional(),
  /** Where Google's OpenID configuration is found; another provider's in its place, where an organization runs one. */
  GOOGLE_ISSUER: z
    .string()
    .regex(/^https?:\/\/[^\s?#@]+$/, 'has to be an address such as https://accounts.google.com')
    .default('https://accounts.google.com'),
  /** More than these in a day are not sent: each is paid for. */
  TEXTS_PER_DAY: whole(1, 1_000_000).default(1000),
  /** Where texts go; everywhere where none is named. */
  TEXT_COUNTRIES: z
    .string()
    .regex(/^[A-Z]{2}(,[A-Z]{2})*$/, 'has to be codes of countries such as US, several with commas between')
    .transform(text => text.split(','))
    .default([]),
  /** For development: integrations lead into the own network too, and need no TLS. */
  WEBHOOKS_TO_PRIVATE_ADDRESSES: oneOf('allowed', 'refused').default('refused'),
  KAFKA_BROKERS: z
    .string()
    .regex(/^[^\s:,]+:\d{1,5}(,[^\s:,]+:\d{1,5})*$/, 'has to be host:port, several with commas between')
    .transform(text => text.split(','))
    .optional(),
  KAFKA_TOPIC: z
    .string()
    .regex(/^[\w.-]{1,200}$/, 'has to be letters, digits, dots, hyphens and underscores')
    .default('practicum.events'),
  KAFKA_REPLICAS: whole(1, 7).default(1),
  READ_MODEL_SHARES: whole(1, 32).default(1),
  STRANGER_SOCKETS: whole(1, 100_000).default(200),
  /** So long a process may remember a person's key, and what it has opened with it. */
  KEYS_REMEMBERED_SECONDS: whole(1, 60).default(20),
  WRITES_PER_HOUR: whole(1, 50_000_000).default(500),
  /** Whose role this is sets up two-factor sign-in before they are let in. */
  TWO_FACTOR_REQUIRED_ROLES: z
    .string()
    .transform(text => text.split(',').map(name => name.trim()))
    .pipe(z.array(z.enum(ROLES, `has to be roles, several with commas between: ${ROLES.join(', ')}`)))
    .default([]),
  /** Tiles of maps, in place of the shapes that come with the product. */
  MAP_TILES_URL: z
    .string()
    .regex(
      /^https:\/\/[a-z0-9.-]+(:\d{1,5})?\/\S*$/,
      'has to be an address such as https://tiles.example.org/{z}/{x}/{y}.png, with its host by name',
    )
    .refine(url => ['{z}', '{x}', '{y}'].every(part => url.includes(part)), 'has to name {z}, {x} and {y}')
    .refine(url => !/[{}]/.test(withPlaces(url)), 'has to have no places but {z}, {x}, {y} and {r}')
    .refine(url => URL.canParse(withPlaces(url)), 'has to be an address that there can be')
    .optional(),
  /** Whom its maker asks to be named on the map. */
  MAP_TILES_ATTRIBUTION: z.string().max(200).default(''),
  DEMO: oneOf('true', 'false').optional(),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
  IDLE_SECONDS: whole(10, DAY).default(480),
  IDLE_WARNING_SECONDS: whole(5, DAY).default(120),
  SESSION_LIFETIME_SECONDS: whole(60, 30 * DAY).default(7200),
  SESSION_ABSOLUTE_SECONDS: whole(60, 30 * DAY).default(43_200),
  /** So long a link opens that was mailed to choose a new password. */
  PASSWORD_RESET_MINUTES: whole(5, 60).default(60),
})

export type Settings = z.output<typeof SETTINGS>

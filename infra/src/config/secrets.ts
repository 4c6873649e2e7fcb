// The keys of the installation: given by environment or file, or generated into the data folder where that is allowed.
import { createHash, randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createDataFolder } from './data-folder'
import { errorCode } from './error-code'
import { refusalOfFileError } from './start-refused'

export type Environment = Readonly<Record<string, string | undefined>>

export interface SecretKey {
  /** Names the key in what it sealed or signed; tells nothing about it. */
  readonly id: string
  /** 32 bytes or more. */
  readonly bytes: Buffer
}

/** While a key is replaced, what the previous one made is still accepted. */
export interface KeyRing {
  readonly current: SecretKey
  readonly previous: SecretKey | undefined
  /** Those before it, newest first: of what is signed for ever. */
  readonly older?: readonly SecretKey[]
}

export type SecretKeys = Readonly<Record<keyof typeof VARIABLES, KeyRing>>

export interface SecretProblems {
  readonly problems: readonly string[]
}

const VARIABLES = {
  csrf: 'CSRF_KEY',
  cookie: 'COOKIE_KEY',
  /** Wraps the keys of the persons. Without it their data is unreadable for ever. */
  keyEncryption: 'KEY_ENCRYPTION_KEY',
  /** Finds a person by email or telephone without storing either in the clear. */
  blindIndex: 'BLIND_INDEX_KEY',
  /** Signs the heads of the audit chain. */
  anchor: 'ANCHOR_KEY',
} as const

/** Each also as `<NAME>_FILE`. */
export const SECRET_VARIABLES: readonly string[] = Object.values(VARIABLES)

/** What these have signed is looked at for ever, so that every one that was ever in use may be given as previous. */
const FOR_EVER: readonly string[] = ['anchor']

const SHORTEST = 32
const RULE = 'has to be 32 random bytes or more in base64 or hex, such as `openssl rand -base64 32` prints'

export interface SecretSource {
  /** Every key has to be. */
  readonly allGiven: boolean
  /** Where missing keys are generated; undefined forbids it. */
  readonly folder: string | undefined
}

type Found = SecretKey | string | undefined

/** Reads all keys, or names everything that is wrong with them. */
export async function secretKeys(
  given: Environment,
  source: SecretSource,
): Promise<{ readonly keys: SecretKeys } | SecretProblems> {
  const problems: string[] = []
  const accept = (name: string, found: Found): SecretKey | undefined => {
    if (typeof found !== 'string') return found
    problems.push(`${name}: ${found}`)
    return undefined
  }
  const rings: [string, KeyRing][] = []
  for (const [purpose, name] of Object.entries(VARIABLES)) {
    const several = FOR_EVER.includes(purpose)
    const former = (await givenKeys(given, `${name}_PREVIOUS`, several)).map(one => accept(`${name}_PREVIOUS`, one))
    const [previous, ...older] = former.filter(key => key !== undefined)
    const current = accept(name, (await givenKeys(given, name))[0] ?? (await ownKey(purpose, source)))
    if (current !== undefined) rings.push([purpose, { current, previous, ...(several && { older }) }])
  }
  return rings.length === Object.keys(VARIABLES).length && problems.length === 0
    ? { keys: Object.fromEntries(rings) as SecretKeys }
    : { problems }
}

/** `several`: with white space or commas between. */
async function givenKeys(given: Environment, name: string, several = false): Promise<readonly (SecretKey | string)[]> {
  const [text, file] = [given[name], given[`${name}_FILE`]]
  if (text !== undefined && file !== undefined) return [`is given twice, also by ${name}_FILE`]
  if (text === undefined && file === undefined) return []
  const content = file === undefined ? text : await readFile(file, 'utf8').catch(() => undefined)
  if (content === undefined) return [`the file of ${name}_FILE cannot be read`]
  return (several ? content.trim().split(/[\s,]+/) : [content]).map(parseKey)
}

async function ownKey(purpose: string, { allGiven, folder }: SecretSource): Promise<Found> {
  if (allGiven) return `is missing; in production, and where several processes share it, it ${RULE}`
  if (folder === undefined) return undefined
  try {
    return parseKey(await keptOrGenerated(folder, `${purpose}.key`))
  } catch (error) {
    throw refusalOfFileError(error, folder)
  }
}

async function keptOrGenerated(dataDir: string, name: string): Promise<string> {
  const folder = join(dataDir, 'secrets')
  const file = join(folder, name)
  const kept = await readFile(file, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  })
  if (kept !== undefined) return kept
  await createDataFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const draft = `${file}.${process.pid}`
  await writeFile(draft, `${randomBytes(SHORTEST).toString('base64url')}\n`, { mode: 0o600, flush: true })
  // Of two starts at the same moment the first one's key stands.
  await link(draft, file).catch(() => undefined)
  await rm(draft, { force: true })
  return readFile(file, 'utf8')
}

/** The key, or what is wrong with the text. */
function parseKey(text: string): SecretKey | string {
  const trimmed = text.trim()
  const hex = /^([0-9a-f]{2})+$/i.test(trimmed)
  if (!hex && !/^[\w+/-]+={0,2}$/.test(trimmed)) return RULE
  const bytes = Buffer.from(trimmed, hex ? 'hex' : 'base64')
  if (bytes.length < SHORTEST) return `is too short: it ${RULE}`
  if (isGuessable(trimmed, bytes)) return `is guessable: it ${RULE}`
  return { id: createHash('sha256').update('key id').update(bytes).digest('hex').slice(0, 8), bytes }
}

/** Thirty-two random bytes have about thirty different values; a default or a typed text has few, or gives itself away. */
function isGuessable(text: string, bytes: Buffer): boolean {
  return new Set(bytes).size < 16 || /insecure|change.?me|default|secret|example/i.test(text)
}

// What a password has to be, as far as it can be said without a dictionary: read by the server that decides, and by the page that says so at once.

export const PASSWORD_POLICIES = ['normal', 'extra_strong'] as const
/** `extra_strong` where an organization of the person asks for it. */
export type PasswordPolicy = (typeof PASSWORD_POLICIES)[number]

export const PASSWORD_STRENGTHS = ['weak', 'fair', 'strong', 'extra_strong'] as const
/** `weak` is refused; the others are taken where the policy is kept. */
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number]

/** Pages ask the server how good a password is so long after the last key, in milliseconds. */
export const CHECK_DELAY_MS = 500

/** In characters, as people count them. */
export const LEAST_LENGTH: Readonly<Record<PasswordPolicy, number>> = { normal: 10, extra_strong: 16 }
/** Nothing is cut: what is longer is refused. */
export const MOST_LENGTH = 256
/** Shorter parts of names and addresses stand in words of every language. */
const PART_LENGTH = 3

/** Whose password it is to be. */
export interface PasswordOwner {
  readonly email?: string | undefined
  readonly names?: readonly string[]
}

export interface PasswordComplaint {
  readonly code: string
  readonly data?: Readonly<Record<string, unknown>>
}

const lengthOf = (password: string): number => [...password].length

/** Small letters without accents. */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const partsOf = (text: string): readonly string[] =>
  (folded(text).match(/\p{L}+/gu) ?? []).filter(part => lengthOf(part) >= PART_LENGTH)

/** Labels of domains that say nothing of anybody, and that good passwords contain. */
const EVERYBODYS = new Set(['com', 'org', 'net', 'edu', 'gov', 'www', 'mail', 'email'])

/** Of the address: its name as a whole, each word in it, and those of its domain but for the last. */
function partsOfEmail(email: string): readonly string[] {
  const [name = '', domain = ''] = folded(email.trim()).split('@')
  const labels = domain.split('.').slice(0, -1).flatMap(partsOf)
  return [
    ...(lengthOf(name) >= PART_LENGTH ? [name] : []),
    ...partsOf(name),
    ...labels.filter(one => !EVERYBODYS.has(one)),
  ]
}

const contains = (password: string, parts: readonly string[]): boolean => {
  const text = folded(password)
  return parts.some(part => text.includes(part))
}

/** Everything that is wrong with it, the nearest first; what is guessed by dictionaries is the server's to say. */
export function passwordComplaints(
  password: string,
  policy: PasswordPolicy,
  { email = '', names = [] }: PasswordOwner = {},
): readonly PasswordComplaint[] {
  const [length, least] = [lengthOf(password), LEAST_LENGTH[policy]]
  const found: readonly (PasswordComplaint | false)[] = [
    length < least && { code: 'password.too_short', data: { least } },
    length > MOST_LENGTH && { code: 'password.too_long', data: { most: MOST_LENGTH } },
    contains(password, partsOfEmail(email)) && { code: 'password.contains_email' },
    contains(password, names.flatMap(partsOf)) && { code: 'password.contains_name' },
  ]
  return found.filter(one => one !== false)
}

const KINDS = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{Nd}\s]/u]

/** How it is rated that nobody guesses: long, of all kinds of signs, or neither. */
export function ratingOf(password: string): PasswordStrength {
  const length = lengthOf(password)
  if (length >= LEAST_LENGTH.extra_strong) return 'extra_strong'
  if (length < LEAST_LENGTH.normal) return 'weak'
  return KINDS.every(kind => kind.test(password)) ? 'strong' : 'fair'
}

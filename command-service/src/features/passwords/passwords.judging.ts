// Says of a password how good it is: by the rules, by the lists of those that are tried first, and by how hard it is to guess.
import { toldRefusal } from '@practicum/infra/http/invalid-input'
import { isCommonPassword } from '@practicum/infra/passwords/common-passwords'
import { guessability, LEAST_SCORE } from '@practicum/infra/passwords/strength'
import { inLocale } from '@practicum/shared/contract/phrases'
import {
  MOST_LENGTH,
  type PasswordComplaint,
  passwordComplaints,
  ratingOf,
} from '@practicum/shared/features/passwords/password-rules'
import { HINTS } from '@practicum/shared/features/passwords/password-words'
import type { PasswordVerdict } from '@practicum/shared/features/passwords/passwords.contract'
import { DEFAULT_LOCALE, type Locale } from '@practicum/shared/kernel/locales'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { KnownOwner } from './passwords.owner'

export async function judged(
  password: string,
  owner: KnownOwner,
  locale: Locale = DEFAULT_LOCALE,
): Promise<PasswordVerdict> {
  const byRules = passwordComplaints(password, owner.policy, owner)
  const { score, feedback } = await guessability(password.slice(0, MOST_LENGTH), knownOf(owner))
  const complaints = [
    ...byRules,
    ...((await isCommonPassword(password)) ? [{ code: 'password.common' }] : []),
    // Of one that is too short, that alone is said: it will be another one.
    ...(score < LEAST_SCORE && byRules.length === 0 ? [{ code: 'password.guessable' }] : []),
  ]
  const valid = complaints.length === 0
  return {
    strength: valid ? ratingOf(password) : 'weak',
    score,
    feedback: feedback.map(key => inLocale(locale, HINTS[key] ?? key)),
    valid,
    errors: { password: complaints.map(told) },
    policy: owner.policy,
  }
}

/** The first thing that is wrong with it, beside its field. */
export async function refusedPassword(password: string, owner: KnownOwner): Promise<Refusal | undefined> {
  const [first] = (await judged(password, owner)).errors.password
  return first && refuse(first.code, first.data, { field: 'password' })
}

const knownOf = ({ email = '', names = [] }: KnownOwner): readonly string[] =>
  [email, ...email.split(/[^\p{L}\p{N}]+/u), ...names].filter(word => word !== '')

const told = ({ code, data }: PasswordComplaint) => toldRefusal(refuse(code, data, { field: 'password' }))

// What an answer of the server says is wrong: beside which fields, on which step, and in which lines above.
import type { ApiFailure } from '../../providers/api-failure'
import { beside } from '../passwords/new-password'
import { ACCOUNT_FIELDS, DETAILS_FIELDS, fieldName, type SignupValues, validPassword } from './signup-form'
import { indexOf, type Step, type Steps } from './signup-steps'
import { filledWith, signupWords } from './signup-words'

const FIELDS: Readonly<Partial<Record<Step['kind'], readonly (keyof SignupValues)[]>>> = {
  account: ACCOUNT_FIELDS,
  details: DETAILS_FIELDS,
}

export interface FieldError {
  readonly field: keyof SignupValues
  readonly message: string
}

export interface SignupRefused {
  /** The earliest step that something is wrong on; undefined: no field of any. */
  readonly at: number | undefined
  /** Of the fields of all steps: of each the first. */
  readonly fields: readonly FieldError[]
  /** One error each; those of a field with its name, as they stand apart from it. */
  readonly lines: readonly string[]
  /** Those that are of no field. */
  readonly apart: readonly string[]
}

/** `values`: by whose country the fields are called. */
export function refusedBy(failure: ApiFailure, steps: Steps, values: SignupValues): SignupRefused {
  const errors = failure.errors.map(({ field, message }) => ({ field: fieldOf(field), message }))
  const owned = errors.flatMap(({ field, message }) => (field ? [{ field, message }] : []))
  const fields = owned.filter(({ field }, index) => owned.findIndex(other => other.field === field) === index)
  const places = fields.map(({ field }) => placeOf(field, steps)).filter(place => place >= 0)
  const said = new Set(owned.map(({ message }) => message))
  const others = failure.lines.filter(line => !said.has(line))
  const named = owned.map(({ field, message }) => nameIn(message, fieldName(field, values)))
  const lines = [...named, ...others]
  const fallback = lines.length > 0 ? [] : [whyNot(failure)]
  return {
    at: places.length > 0 ? Math.min(...places) : undefined,
    fields: fields.map(inItsWords),
    lines: [...lines, ...fallback],
    apart: [...others, ...fallback],
  }
}

const nameIn = (message: string, field: string): string => filledWith(signupWords().named, { field, message })

function inItsWords({ field, message }: FieldError): FieldError {
  return { field, message: field === 'password' ? validPassword(beside(message)) : message }
}

/** What is told of a whole invitation, to somebody who is signed in: not that they are to do so. */
export function linesOf(failure: ApiFailure): readonly string[] {
  const { refused } = signupWords()
  const why = failure.errors.flatMap(({ code }) => WHY.find(key => code === `signup.invite_${key}`) ?? [])
  if (why.length > 0) return why.map(key => refused[key])
  return failure.lines.length > 0 ? failure.lines : [whyNot(failure)]
}

const WHY = ['used', 'expired', 'replaced', 'withdrawn', 'unknown'] as const

function whyNot({ kind }: ApiFailure): string {
  const { unreachable, failed } = signupWords()
  return kind === 'unreachable' ? unreachable : failed
}

const fieldOf = (name: string | undefined): keyof SignupValues | undefined =>
  [...ACCOUNT_FIELDS, ...DETAILS_FIELDS].find(field => field === name)

const placeOf = (field: keyof SignupValues, steps: Steps): number =>
  indexOf(steps, ACCOUNT_FIELDS.some(one => one === field) ? 'account' : 'details')

/** Those that a step shows. */
export const isOn = (step: Step | undefined, field: keyof SignupValues): boolean =>
  (step && FIELDS[step.kind]?.includes(field)) ?? false

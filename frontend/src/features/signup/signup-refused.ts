// What an answer of the server says is wrong: beside which fields, on which step, and in which lines above.
import type { SurveyQuestion } from '@practicum/shared/features/signup-questions/survey.contract'
import type { FieldPath } from 'react-hook-form'
import type { ApiFailure } from '../../providers/api-failure'
import { beside } from '../passwords/new-password'
import { asksForLicenses, experienceField } from './experience-values'
import { ACCOUNT_FIELDS, DETAILS_FIELDS, type Field, fieldName, type SignupValues, validPassword } from './signup-form'
import { indexOf, type Steps } from './signup-steps'
import { filledWith, signupWords } from './signup-words'

type Path = FieldPath<SignupValues>

export interface FieldError {
  readonly field: Path
  readonly message: string
}

export interface Places {
  readonly steps: Steps
  readonly sections: readonly (readonly SurveyQuestion[])[]
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

/** `sent`: the questions whose answers were sent, in their order. `values`: by whose country the fields are called. */
export function refusedBy(
  failure: ApiFailure,
  { sent, ...places }: Places & { readonly sent: readonly SurveyQuestion[] },
  values: SignupValues,
): SignupRefused {
  const errors = failure.errors.map(({ field, message }) => ({ field: pathOf(field, sent), message }))
  const owned = errors.flatMap(({ field, message }) => (field ? [{ field, message }] : []))
  const fields = owned.filter(({ field }, index) => owned.findIndex(other => other.field === field) === index)
  const at = fields.map(({ field }) => placeOf(field, places)).filter(place => place >= 0)
  const said = new Set(owned.map(({ message }) => message))
  const others = failure.lines.filter(line => !said.has(line))
  const named = owned.map(({ field, message }) => nameIn(message, calledIn(field, sent, values)))
  const lines = [...named, ...others]
  const fallback = lines.length > 0 ? [] : [whyNot(failure)]
  return {
    at: at.length > 0 ? Math.min(...at) : undefined,
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

const ownField = (name: string | undefined): Field | undefined =>
  [...ACCOUNT_FIELDS, ...DETAILS_FIELDS].find(field => field === name)

const pathOf = (name: string | undefined, sent: readonly SurveyQuestion[]): Path | undefined =>
  ownField(name) ?? (experienceField(name ?? '', sent) as Path | undefined)

const questionIn = (path: string, questions: readonly SurveyQuestion[]): SurveyQuestion | undefined =>
  questions.find(({ id }) => path === `answers.${id}`)

/** The index of the step that shows it; -1: none does. */
export function placeOf(path: Path, { steps, sections }: Places): number {
  if (ACCOUNT_FIELDS.some(field => field === path)) return indexOf(steps, 'account')
  if (ownField(path)) return indexOf(steps, 'details')
  const section = sections.findIndex(questions =>
    path.startsWith('answers.') ? questionIn(path, questions) : asksForLicenses(questions),
  )
  return section < 0 ? -1 : indexOf(steps, 'experience') + section
}

function calledIn(path: Path, sent: readonly SurveyQuestion[], values: SignupValues): string {
  const own = ownField(path)
  return own ? fieldName(own, values) : (questionIn(path, sent)?.body ?? signupWords().steps.experience)
}

// The questions that an installation begins with; admins change them. Coordinators are asked none.
// Source: drawn up for this product on 2026-11-26, from what the specification shows of a supervisor's profile and asks of questions 8 and 9.
import { derivedId } from '../../kernel/ids'
import type { SignupRole } from '../invites/invites.fields'
import type { FieldType } from './questions.fields'
import type { NewQuestion } from './signup-questions.decider'
import { questionNumbered } from './signup-questions.ids'

interface Starting {
  readonly section: number
  readonly body: string
  readonly fieldtype: FieldType
  readonly required?: true
  readonly values?: readonly string[]
}

/** Whoever chooses it says what they mean. */
const OTHER = 'Other'

const DEGREES = ['Bachelor’s', 'Master’s', 'Doctorate', OTHER]

/** In the order in which they are numbered: the specification tells 8 and 9 apart from all others. */
const SUPERVISOR: readonly Starting[] = [
  { section: 1, body: 'What is your highest degree?', fieldtype: 'single', required: true, values: DEGREES },
  { section: 1, body: 'When was it conferred?', fieldtype: 'monthYearDate', required: true },
  { section: 1, body: 'How many years have you supervised?', fieldtype: 'numeric', required: true },
  {
    ...{ section: 2, body: 'What do you specialize in?', fieldtype: 'multiple', required: true },
    values: [
      ...['Addictions', 'Anxiety and depression', 'Career', 'Couples and families', 'Grief and loss', 'School'],
      ...['Trauma', OTHER],
    ],
  },
  {
    ...{ section: 2, body: 'Whom do you work with?', fieldtype: 'multiple', required: true },
    values: ['Children', 'Adolescents', 'Adults', 'Older adults', 'Couples', 'Families', 'Groups', OTHER],
  },
  { section: 2, body: 'Describe yourself and your practice in a few sentences', fieldtype: 'text' },
  { section: 2, body: 'What do you look for in a trainee?', fieldtype: 'text' },
  {
    ...{ section: 3, fieldtype: 'agree', required: true },
    body: 'What I have said of my licenses is complete and true',
  },
  { section: 3, body: 'Which training and credentials do you have as a supervisor?', fieldtype: 'text' },
]

const TRAINEE: readonly Starting[] = [
  { section: 1, body: 'Which degree are you working toward?', fieldtype: 'single', values: DEGREES },
  { section: 1, body: 'When did you begin your program?', fieldtype: 'monthYearDate' },
  { section: 1, body: 'What do you hope to learn in your training?', fieldtype: 'text' },
]

const FACULTY: readonly Starting[] = [
  { section: 1, body: 'What is your title?', fieldtype: 'string' },
  { section: 1, body: 'How many years have you taught?', fieldtype: 'numeric' },
]

const OF_ROLES: readonly (readonly [SignupRole, readonly Starting[]])[] = [
  ['supervisor', SUPERVISOR],
  ['trainee', TRAINEE],
  ['faculty', FACULTY],
]

export const STARTING_QUESTIONS: readonly NewQuestion[] = OF_ROLES.flatMap(([role, questions]) =>
  questions.map((question, index) => ({ role, index, question })),
).map(({ role, index, question: { section, body, fieldtype, required = false, values = [] } }, place) => {
  const questionId = questionNumbered(place + 1)
  return {
    ...{ questionId, role, fieldtype, body, required, section, ordering: index + 1 },
    values: values.map(value => ({ id: derivedId(questionId, value), value, isOther: value === OTHER })),
  }
})

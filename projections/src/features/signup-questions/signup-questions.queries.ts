// Reads of the survey: what is asked of visitors who sign up, all of it for admins, and what somebody has answered.
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { ShownAnswer } from '@practicum/shared/features/signup-questions/answers.fields'
import { VALUE_OF } from '@practicum/shared/features/signup-questions/answers.form'
import { DISCIPLINES } from '@practicum/shared/features/signup-questions/disciplines'
import { type FieldType, isChoice } from '@practicum/shared/features/signup-questions/questions.fields'
import { listSignupQuestions } from '@practicum/shared/features/signup-questions/signup-questions.contract'
import {
  signupQuestionPolicy,
  signupResponsePolicy,
} from '@practicum/shared/features/signup-questions/signup-questions.policy'
import {
  getSignupResponse,
  getSurveyQuestions,
  listDisciplines,
  ownSignupResponse,
  type SignupResponse,
} from '@practicum/shared/features/signup-questions/survey.contract'
import { refuse } from '@practicum/shared/kernel/refusal'
import { Conditions, queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import type { SignupQuestionRow, SignupResponseRow } from './signup-questions.table'

type ReadQuestion = Omit<SignupQuestionRow, 'retired_at'> & { readonly retired_at: Date | null }

const IN_ORDER = 'order by t.role, t.section, t.ordering, t.question_id'

const questionsIn = (db: ScopedDb, where: Conditions): Promise<readonly ReadQuestion[]> =>
  queryRows<ReadQuestion>(db, where.select('t.*', 'read.signup_question t', IN_ORDER))

const shownValues = ({ values }: ReadQuestion) =>
  values.map(({ id, value, isOther }) => ({ id, value, is_other: isOther }))

export const signupQuestionQueries: readonly Binding[] = [
  bindQuery(getSurveyQuestions, ['signup_question'], async ({ params: { role }, db }) => {
    // The same for all, and for admins, too.
    const where = new Conditions().and('t.role = ? and t.retired_at is null', role)
    return (await questionsIn(db, where)).filter(isAnswerable).map(question => {
      const { question_id: id, body, required, section, ordering, fieldtype } = question
      return { id, body, required, section, ordering, fieldtype: { name: fieldtype }, values: shownValues(question) }
    })
  }),
  bindQuery(listDisciplines, [], async () => [...DISCIPLINES]),
  bindQuery(listSignupQuestions, ['signup_question'], async ({ principal, db }) => {
    const rows = await questionsIn(db, scopeOf(signupQuestionPolicy.see, principal, 't'))
    return {
      data: rows.map(question => {
        const { question_id: id, changed: version, retired_at, values: _values, ...row } = question
        return { ...row, id, version, values: shownValues(question), retired_at: retired_at?.toISOString() ?? null }
      }),
    }
  }),
  bindQuery(ownSignupResponse, ['signup_response'], async ({ principal, db }) => {
    const where = scopeOf(signupResponsePolicy.oneself, principal, 't')
    return (await responseIn(db, where)) ?? { answers: [], supervisor_licenses: [] }
  }),
  bindQuery(getSignupResponse, ['signup_response'], async ({ params: { id }, principal, db }) => {
    const where = scopeOf(signupResponsePolicy.see, principal, 't').and('t.user_id in (?)', id)
    return (await responseIn(db, where)) ?? refuse('not_found', {}, { kind: 'missing' })
  }),
]

/** A choice is asked once it has values. */
const isAnswerable = ({ fieldtype, values }: ReadQuestion): boolean => !isChoice(fieldtype) || values.length > 0

async function responseIn(db: ScopedDb, where: Conditions): Promise<SignupResponse | undefined> {
  const [row] = await queryRows<SignupResponseRow>(db, where.select('t.answers, t.licenses', 'read.signup_response t'))
  return (
    row && {
      answers: row.answers.map(shownAnswer),
      supervisor_licenses: row.licenses.map(({ licenseId, licenseNumber, stateId, disciplineId }) => ({
        ...{ id: licenseId, license_number: licenseNumber, state_id: stateId, discipline_id: disciplineId },
      })),
    }
  )
}

function shownAnswer(answer: SignupResponseRow['answers'][number]): ShownAnswer {
  const { questionId, asked: body, fieldtype, valueIds, chosen, value, otherText } = answer
  const name = fieldtype as FieldType
  const at = VALUE_OF[name]
  return {
    ...{ signup_question_id: questionId, body, fieldtype: { name }, value_ids: [...valueIds], chosen: [...chosen] },
    value_int: at === 'value_int' && value !== null ? Number(value) : null,
    value_date: at === 'value_date' ? value : null,
    value_text: at === 'value_text' ? value : null,
    other_text: otherText,
  }
}

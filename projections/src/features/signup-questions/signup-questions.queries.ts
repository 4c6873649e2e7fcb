// Reads of the survey: what is asked of visitors who sign up, all of it for admins, and what somebody has answered.
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import { DISCIPLINES } from '@practicum/shared/features/signup-questions/disciplines'
import { isChoice } from '@practicum/shared/features/signup-questions/questions.fields'
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
} from '@practicum/shared/features/signup-questions/survey.contract'
import { refuse } from '@practicum/shared/kernel/refusal'
import { Conditions, queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import type { SignupQuestionRow } from './signup-questions.table'
import { responseIn, responseOf } from './signup-response.view'

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
    return (await responseIn(db, where)) ?? { answers: [], supervisor_licenses: [], version: 0 }
  }),
  bindQuery(getSignupResponse, ['signup_response'], async ({ params: { id }, principal, db }) => {
    return (await responseOf(db, principal, id)) ?? refuse('not_found', {}, { kind: 'missing' })
  }),
]

/** A choice is asked once it has values. */
const isAnswerable = ({ fieldtype, values }: ReadQuestion): boolean => !isChoice(fieldtype) || values.length > 0

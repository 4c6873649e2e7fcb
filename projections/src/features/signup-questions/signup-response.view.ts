// What somebody has answered at signup, as its readers are shown it.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import type { ShownAnswer } from '@practicum/shared/features/signup-questions/answers.fields'
import { VALUE_OF } from '@practicum/shared/features/signup-questions/answers.form'
import type { FieldType } from '@practicum/shared/features/signup-questions/questions.fields'
import { signupResponsePolicy } from '@practicum/shared/features/signup-questions/signup-questions.policy'
import type { SignupResponse } from '@practicum/shared/features/signup-questions/survey.contract'
import { type Conditions, queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import type { SignupResponseRow } from './signup-questions.table'

/** Undefined where it is not the reader's to see. */
export const responseOf = (db: ScopedDb, principal: Principal, userId: string): Promise<SignupResponse | undefined> =>
  responseIn(db, scopeOf(signupResponsePolicy.see, principal, 't').and('t.user_id in (?)', userId))

export async function responseIn(db: ScopedDb, where: Conditions): Promise<SignupResponse | undefined> {
  const [row] = await queryRows<SignupResponseRow>(
    db,
    where.select('t.answers, t.licenses, t.given', 'read.signup_response t'),
  )
  return (
    row && {
      answers: row.answers.map(shownAnswer),
      supervisor_licenses: row.licenses.map(({ licenseId, licenseNumber, stateId, disciplineId }) => ({
        ...{ id: licenseId, license_number: licenseNumber, state_id: stateId, discipline_id: disciplineId },
      })),
      version: row.given,
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

// The tables of the questions of signing up, one row each, and of what people have answered, one row for each person.
import type { StoredAnswer, StoredLicense } from '@practicum/shared/features/people/signup-response.events'
import {
  type QuestionValue,
  questionContent,
  questionKind,
} from '@practicum/shared/features/signup-questions/questions.fields'
import {
  signupQuestionPolicy,
  signupResponsePolicy,
} from '@practicum/shared/features/signup-questions/signup-questions.policy'
import { columnsOf, type RowOf } from '@practicum/shared/kernel/fields'
import type { TableDefinition } from '../../runner/table'

export type SignupQuestionRow = RowOf<typeof questionKind> &
  RowOf<typeof questionContent> & {
    readonly question_id: string
    readonly values: readonly QuestionValue[]
    readonly retired_at: string | null
    /** How often it was changed. */
    readonly changed: number
  }

export const signupQuestionTable: TableDefinition<SignupQuestionRow> = {
  name: 'signup_question',
  columns: {
    question_id: 'uuid',
    ...columnsOf(questionKind),
    ...columnsOf(questionContent),
    values: 'jsonb',
    retired_at: 'timestamptz',
    changed: 'integer',
  },
  key: 'question_id',
  indexes: ['role, section, ordering'],
  visible: signupQuestionPolicy.see,
}

export type SignupResponseRow = {
  readonly user_id: string
  readonly organization_ids: readonly string[]
  readonly answers: readonly StoredAnswer[]
  readonly licenses: readonly StoredLicense[]
  /** How often they were given. */
  readonly given: number
}

/** All questions together: what has happened to any of them is one history. */
export type SurveyRow = { readonly survey_id: string; readonly changed: number }

export const surveyTable: TableDefinition<SurveyRow> = {
  name: 'survey',
  columns: { survey_id: 'uuid', changed: 'integer' },
  key: 'survey_id',
  indexes: [],
  visible: signupQuestionPolicy.history,
}

/** Apart from the person: not everybody who knows somebody knows what they have answered. */
export const signupResponseTable: TableDefinition<SignupResponseRow> = {
  name: 'signup_response',
  columns: { user_id: 'uuid', organization_ids: 'uuid[]', answers: 'jsonb', licenses: 'jsonb', given: 'integer' },
  key: 'user_id',
  indexes: [],
  visible: signupResponsePolicy.see,
}

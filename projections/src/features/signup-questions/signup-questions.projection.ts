// Events of the survey become the rows of its questions, and those of people what they have answered.
import { userEvents } from '@practicum/shared/features/people/user.events'
import { questionContent, questionKind } from '@practicum/shared/features/signup-questions/questions.fields'
import { valuesAfter } from '@practicum/shared/features/signup-questions/signup-questions.decider'
import { signupQuestionEvents } from '@practicum/shared/features/signup-questions/signup-questions.events'
import { toRow } from '@practicum/shared/kernel/fields'
import { changes, type Projection } from '../../runner/projection'
import {
  type SignupQuestionRow,
  type SignupResponseRow,
  type SurveyRow,
  signupQuestionTable,
  signupResponseTable,
  surveyTable,
} from './signup-questions.table'

/** All questions are one stream. */
const keys = ({ data }: { readonly data: { readonly questionId: string } }): readonly string[] => [data.questionId]

export const signupQuestionProjection: Projection<SignupQuestionRow> = {
  name: 'signup_question',
  version: 1,
  skipDecryption: true,
  table: signupQuestionTable,
  on: changes<SignupQuestionRow>()(signupQuestionEvents, {
    SignupQuestionAdded: {
      keys,
      insert: ({ data }) => ({
        question_id: data.questionId,
        ...toRow(questionKind, data),
        ...toRow(questionContent, data),
        values: data.values,
        retired_at: null,
        changed: 0,
      }),
    },
    SignupQuestionChanged: {
      keys,
      patch: ({ data }, { changed }) => ({ ...toRow(questionContent, data), changed: changed + 1 }),
    },
    SignupQuestionRetired: {
      keys,
      patch: ({ meta }, { changed }) => ({ retired_at: meta.occurredAt, changed: changed + 1 }),
    },
    SignupQuestionValueAdded: { keys, patch: valuesPatched },
    SignupQuestionValueChanged: { keys, patch: valuesPatched },
    SignupQuestionValueRemoved: { keys, patch: valuesPatched },
  }),
}

function valuesPatched(
  event: Parameters<typeof valuesAfter>[1],
  { values, changed }: SignupQuestionRow,
): Partial<SignupQuestionRow> {
  return { values: valuesAfter(values, event), changed: changed + 1 }
}

/** Any of them. */
const counted = {
  fold: (row: SurveyRow | undefined, _event: unknown, survey_id: string): SurveyRow => ({
    survey_id,
    changed: (row?.changed ?? 0) + 1,
  }),
}

export const surveyProjection: Projection<SurveyRow> = {
  name: 'survey',
  version: 1,
  skipDecryption: true,
  table: surveyTable,
  on: changes<SurveyRow>()(signupQuestionEvents, {
    SignupQuestionAdded: counted,
    SignupQuestionChanged: counted,
    SignupQuestionRetired: counted,
    SignupQuestionValueAdded: counted,
    SignupQuestionValueChanged: counted,
    SignupQuestionValueRemoved: counted,
  }),
}

export const signupResponseProjection: Projection<SignupResponseRow> = {
  name: 'signup_response',
  version: 2,
  table: signupResponseTable,
  on: changes<SignupResponseRow>()(userEvents, {
    UserRegistered: {
      insert: ({ data }) => ({ user_id: data.userId, organization_ids: [], answers: [], licenses: [], given: 0 }),
    },
    PositionAssigned: {
      patch: ({ data }, { organization_ids: known }) => ({
        organization_ids: [...new Set([...known, data.organizationId])],
      }),
    },
    SignupResponseGiven: {
      patch: ({ data: { answers, licenses } }, { given }) => ({ answers, licenses, given: given + 1 }),
    },
    SubjectErased: { remove: true },
  }),
}

// Answers anew what was asked at signup: all that is asked in the role one works in, by the rules of signing up.
import DialogContentText from '@mui/material/DialogContentText'
import {
  changeSignupResponse,
  type SignupResponse,
  type SurveyQuestion,
} from '@practicum/shared/features/signup-questions/survey.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import { ExperienceFields } from '../signup/ExperienceFields'
import { experienceRefusals } from '../signup/experience-complaints'
import {
  answersBody,
  asksForLicenses,
  type ExperienceForm,
  initialExperience,
  licensesBody,
} from '../signup/experience-values'

interface ResponseDialogProps {
  readonly response: SignupResponse
  readonly questions: readonly SurveyQuestion[]
  readonly onClose: () => void
}

export default function ResponseDialog({ response, questions, onClose }: ResponseDialogProps) {
  const translate = useTranslate()
  const { timezone } = useMe().user
  // What is told elsewhere meanwhile is not written over.
  const [opened] = useState(response)
  const [initial] = useState(() => valuesOf(opened, questions))
  /** A choice that is offered no more is not lost for having been looked at. */
  const spokenOf = ({ answers }: ExperienceForm): readonly SurveyQuestion[] =>
    questions.filter(
      question =>
        question.required ||
        !hasLapsed(question, opened) ||
        JSON.stringify(answers[question.id]) !== JSON.stringify(initial.answers[question.id]),
    )
  const form = Form.useDialogForm<ExperienceForm, { readonly version: number }>({
    messages: 'questions.response',
    values: initial,
    request: values =>
      requestOf(changeSignupResponse, {
        body: {
          answers: answersBody(spokenOf(values), values),
          supervisor_licenses: licensesBody(questions, values),
          version: opened.version,
        },
      }),
    rules: values => experienceRefusals(questions, values, timezone),
    touches: ['supervision-profiles'],
    onClose,
    onSaved: () => ({ notice: 'questions.response.changed' }),
  })
  const words = (key: string): string => translate(`questions.response.${key}`)
  return (
    <Form.FormDialog {...{ form, onClose }} title={words('change_title')} submit={words('save')}>
      {asksForLicenses(questions) && <DialogContentText>{words('licenses_there')}</DialogContentText>}
      <ExperienceFields control={form.control} questions={questions} />
    </Form.FormDialog>
  )
}

/** Something was chosen that cannot be chosen now. */
function hasLapsed({ id, values }: SurveyQuestion, { answers }: SignupResponse): boolean {
  const chosen = answers.find(({ signup_question_id }) => signup_question_id === id)?.value_ids ?? []
  return chosen.some(one => !values.some(value => value.id === one))
}

/** Of what is asked now; a value that is offered no more is chosen anew. */
function valuesOf({ answers, supervisor_licenses }: SignupResponse, asked: readonly SurveyQuestion[]): ExperienceForm {
  const told = answers.flatMap(
    ({ signup_question_id: id, value_ids, value_int, value_date, value_text, other_text }) => {
      const offered = asked.find(question => question.id === id)?.values.map(value => value.id)
      const chosen = value_ids.filter(value => offered?.includes(value))
      const answer = {
        value_ids: chosen,
        value_int,
        value_date,
        value_text: value_text ?? '',
        other_text: other_text ?? '',
      }
      return offered ? [[id, answer] as const] : []
    },
  )
  return {
    ...initialExperience(asked, { answers: Object.fromEntries(told), supervisor_licenses }),
    // Of which the states of licences are offered.
    country_code: supervisor_licenses[0]?.state_id.slice(0, 2) ?? null,
  }
}

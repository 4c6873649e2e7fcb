// What is asked of whoever signs up, each question with its field, and the licences where they belong: in the steps, and where it is answered anew.
import {
  CREDENTIALS_QUESTION,
  LICENSING_QUESTION,
} from '@practicum/shared/features/signup-questions/signup-questions.ids'
import type { SurveyQuestion } from '@practicum/shared/features/signup-questions/survey.contract'
import { Fragment } from 'react'
import type { Control } from 'react-hook-form'
import type { ExperienceForm } from './experience-values'
import { useExperienceWords } from './experience-words'
import { LicenseRows } from './LicenseRows'
import { QuestionField } from './QuestionField'

interface ExperienceFieldsProps {
  readonly control: Control<ExperienceForm>
  readonly questions: readonly SurveyQuestion[]
}

export function ExperienceFields({ control, questions }: ExperienceFieldsProps) {
  const { credentials_note } = useExperienceWords()
  return questions.map(question => (
    <Fragment key={question.id}>
      {question.id === LICENSING_QUESTION && <LicenseRows control={control} />}
      <QuestionField
        control={control}
        question={question}
        note={question.id === CREDENTIALS_QUESTION ? credentials_note : undefined}
      />
    </Fragment>
  ))
}

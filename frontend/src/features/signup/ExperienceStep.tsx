// A section of what is asked of whoever signs up. Fetched while the details are filled in, with its rules.
import {
  CREDENTIALS_QUESTION,
  LICENSING_QUESTION,
} from '@practicum/shared/features/signup-questions/signup-questions.ids'
import { Fragment, useLayoutEffect } from 'react'
import { experienceComplaints } from './experience-complaints'
import { useExperienceWords } from './experience-words'
import { LicenseRows } from './LicenseRows'
import { QuestionField } from './QuestionField'
import { StepFrame } from './StepFrame'
import { useSignupWords } from './signup-words'
import type { Signup } from './use-signup'

export default function ExperienceStep({ signup }: { signup: Signup }) {
  const { steps } = useSignupWords()
  const experience = useExperienceWords()
  const { methods, rules, questions } = signup
  const { control } = methods
  useLayoutEffect(() => {
    rules.experience = experienceComplaints
  }, [rules])
  return (
    <StepFrame signup={signup} title={steps.experience} intro={experience.intro}>
      {questions.map(question => (
        <Fragment key={question.id}>
          {question.id === LICENSING_QUESTION && <LicenseRows control={control} />}
          <QuestionField
            control={control}
            question={question}
            note={question.id === CREDENTIALS_QUESTION ? experience.credentials_note : undefined}
          />
        </Fragment>
      ))}
    </StepFrame>
  )
}

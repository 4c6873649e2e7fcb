// A section of what is asked of whoever signs up. Fetched while the details are filled in, with its rules.
import { useLayoutEffect } from 'react'
import type { Control } from 'react-hook-form'
import { ExperienceFields } from './ExperienceFields'
import { experienceComplaints } from './experience-complaints'
import type { ExperienceForm } from './experience-values'
import { useExperienceWords } from './experience-words'
import { StepFrame } from './StepFrame'
import { useSignupWords } from './signup-words'
import type { Signup } from './use-signup'

export default function ExperienceStep({ signup }: { signup: Signup }) {
  const { steps } = useSignupWords()
  const { intro } = useExperienceWords()
  const { methods, rules, questions } = signup
  useLayoutEffect(() => {
    rules.experience = experienceComplaints
  }, [rules])
  // Its values are among those of the whole form.
  const control = methods.control as unknown as Control<ExperienceForm>
  return (
    <StepFrame signup={signup} title={steps.experience} intro={intro}>
      <ExperienceFields {...{ control, questions }} />
    </StepFrame>
  )
}

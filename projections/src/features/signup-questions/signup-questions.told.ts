// How the past of a question is told: its values by their words; and of what somebody has answered, each question with its answer.

import type { UserEvent } from '@practicum/shared/features/people/user.events'
import type { SignupQuestionEvent } from '@practicum/shared/features/signup-questions/signup-questions.events'
import type { EventData, ReadSlots } from '../../reads/slots'

type Data<Type extends SignupQuestionEvent['type']> = Extract<SignupQuestionEvent, { type: Type }>['data']
type Response = Extract<UserEvent, { type: 'SignupResponseGiven' }>['data']

export const signupQuestionsTold: ReadSlots['historyWords'] = {
  SignupQuestionAdded: data => {
    const { values, questionId: _id, ...said } = data as Data<'SignupQuestionAdded'>
    return { ...said, values: values.map(({ value }) => value) }
  },
  SignupQuestionValueAdded: data => valueTold(data as Data<'SignupQuestionValueAdded'>),
  SignupQuestionValueChanged: data => valueTold(data as Data<'SignupQuestionValueChanged'>),
  SignupResponseGiven: data => {
    const { answers, licenses } = data as Response
    return {
      answers: answers.map(
        ({ asked, chosen, value, otherText }) =>
          `${asked} ${[...chosen, value, otherText].filter(part => part !== null).join(', ')}`,
      ),
      licenses: licenses.map(({ licenseNumber, stateId }) => `${licenseNumber}, ${stateId}`),
    }
  },
}

const valueTold = ({ questionId, value }: Data<'SignupQuestionValueAdded'>): EventData => ({
  questionId,
  value: value.value,
})

// The words of the questions of signing up that the whole application knows; those of their screens are fetched with them.
import type { Messages } from '../../providers/words'

export const signupQuestionMessages: Messages = {
  title: 'Signup questions',
  answers: 'Answers at signup',
}

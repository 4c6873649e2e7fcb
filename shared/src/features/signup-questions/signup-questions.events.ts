// What happens to the questions of signing up: they are added, changed and retired. All of them are one stream.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { questionContent, questionKind, storedValue } from './questions.fields'

const questionId = '0192f0c0-0000-7000-8000-0000000000d1'
const valueId = '0192f0c0-0000-7000-8000-0000000000d2'

export const signupQuestionEvents = defineEvents('survey', {
  SignupQuestionAdded: event({
    version: 1,
    schema: z.object({
      questionId: id,
      ...storedOf(questionKind),
      ...storedOf(questionContent),
      values: z.array(storedValue),
    }),
    sample: {
      questionId,
      ...{ role: 'supervisor', fieldtype: 'single', body: 'What is your highest degree?' },
      ...{ required: true, section: 1, ordering: 1 },
      values: [{ id: valueId, value: 'Master’s', isOther: false }],
    },
  }),
  SignupQuestionChanged: event({
    version: 1,
    schema: z.object({ questionId: id, ...storedOf(questionContent) }),
    sample: { questionId, body: 'Which is your highest degree?', required: false, section: 2, ordering: 3 },
  }),
  /** It is asked no more; what was answered stays. */
  SignupQuestionRetired: event({ version: 1, schema: z.object({ questionId: id }), sample: { questionId } }),
  SignupQuestionValueAdded: event({
    version: 1,
    schema: z.object({ questionId: id, value: storedValue }),
    sample: { questionId, value: { id: valueId, value: 'Doctorate', isOther: false } },
  }),
  SignupQuestionValueChanged: event({
    version: 1,
    schema: z.object({ questionId: id, value: storedValue }),
    sample: { questionId, value: { id: valueId, value: 'Doctoral degree', isOther: false } },
  }),
  SignupQuestionValueRemoved: event({
    version: 1,
    schema: z.object({ questionId: id, valueId: id }),
    sample: { questionId, valueId },
  }),
})

export type SignupQuestionEvent = EventsOf<typeof signupQuestionEvents>

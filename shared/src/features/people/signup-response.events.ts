// What somebody answers when they sign up, and the licences they have as a supervisor: an event of theirs, sealed with their key.
import { z } from 'zod'
import { event, plainText, sealed } from '../../events/catalog'
import { id } from '../../kernel/ids'

const userId = '0192f0c0-0000-7000-8000-000000000001'
const said = (max: number) => sealed('userId', max)

const answer = z.object({
  questionId: id,
  /** The question as it was asked: it may be worded otherwise by now. */
  asked: plainText(500),
  fieldtype: plainText(30),
  valueIds: z.array(said(36)),
  chosen: z.array(said(200)),
  /** A number or a date in digits, a text as it is; null where values were chosen. */
  value: said(4000).nullable(),
  otherText: said(500).nullable(),
})
export type StoredAnswer = z.infer<typeof answer>

const license = z.object({ licenseId: id, licenseNumber: said(60), stateId: said(10), disciplineId: said(60) })
export type StoredLicense = z.infer<typeof license>

export const signupResponseEvents = {
  /** All of it, as it is from now on. */
  SignupResponseGiven: event({
    version: 1,
    schema: z.object({ userId: id, answers: z.array(answer), licenses: z.array(license) }),
    sample: {
      userId,
      answers: [
        {
          ...{ questionId: '0192f0c0-0000-7000-8000-0000000000d1', asked: 'What is your highest degree?' },
          ...{ fieldtype: 'single', valueIds: ['0192f0c0-0000-7000-8000-0000000000d2'], chosen: ['Other'] },
          ...{ value: null, otherText: 'Diploma' },
        },
      ],
      licenses: [
        {
          licenseId: '0192f0c0-0000-7000-8000-0000000000d3',
          ...{ licenseNumber: 'LPC-20417', stateId: 'US-CA', disciplineId: 'professional-counseling' },
        },
      ],
    },
  }),
} as const

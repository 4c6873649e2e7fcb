// Text messages about what one has not read, over HTTP: to which phone, proved by a code, and how often.
import { z } from 'zod'
import { ACCEPTED, command, query } from '../../contract/row'
import { secret } from '../../contract/secret'
import { summaryOften } from '../notifications/summary.events'

const feature = 'text-summaries'
const own = { who: 'signed-in', relation: "one's own, in all one's positions" } as const

const number = {
  phone: z
    .string()
    .trim()
    .min(1)
    .max(40)
    .meta({ examples: ['2125550123'] }),
  /** ISO code of two letters of the country that the number is of. */
  country_code: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .meta({ examples: ['US'] }),
}
const NO_NUMBER = ['text_summary.unavailable', 'two_factor.country_unavailable', 'valid_phone_intl'] as const

export const textSummary = query({
  name: 'textSummary',
  feature,
  path: '/api/text-summaries',
  summary: 'How often one gets a text message that says how much one has not read, and to which phone.',
  access: { ...own, protected: false },
  answer: z
    .object({
      often: summaryOften,
      /** Its last four digits; null: none was proved, and none is written to. */
      phone: z.string().nullable(),
      /** False: no text messages can be sent here. */
      offered: z.boolean(),
    })
    .meta({ id: 'TextSummary' }),
})
export type TextSummaryAnswer = z.infer<typeof textSummary.answer>

export const chooseTextSummary = command({
  name: 'chooseTextSummary',
  feature,
  method: 'POST',
  path: '/api/text-summaries/choose',
  summary: 'Choose how often one gets a text message about what one has not read, or that one gets none.',
  access: { ...own, impersonation: 'deny' },
  body: z.strictObject({ often: summaryOften }),
  answer: z.object({ often: summaryOften }),
  refusals: ['text_summary.no_number'],
})

export const sendNumberCode = command({
  name: 'sendNumberCode',
  feature,
  method: 'POST',
  path: '/api/text-summaries/codes',
  summary: 'Have a code sent to the phone that one wants to be written to at. The one before opens nothing any more.',
  access: { ...own, impersonation: 'deny' },
  body: z.strictObject(number),
  /** `phone`: its last four digits. `again_in`: seconds until another code may be sent. */
  answer: z.object({ phone: z.string(), again_in: z.int() }),
  refusals: [...NO_NUMBER, 'two_factor.text.too_soon', 'two_factor.text.too_many'],
})

export const proveTextNumber = command({
  name: 'proveTextNumber',
  secret: true,
  feature,
  method: 'POST',
  path: '/api/text-summaries/number',
  summary:
    'Give the code that was sent to the phone: it is written to from then on, once a day where nothing was chosen.',
  access: { ...own, impersonation: 'deny' },
  body: z.strictObject({ ...number, token: secret(z.string().trim().min(1).max(20)) }),
  answer: z.object({ often: summaryOften }),
  refusals: [...NO_NUMBER, 'two_factor.phone.too_many', 'two_factor.invalid', 'two_factor.expired'],
})

export const withdrawTextNumber = command({
  name: 'withdrawTextNumber',
  feature,
  method: 'POST',
  path: '/api/text-summaries/withdraw',
  summary: 'Withdraw one’s phone: nothing is written to it any more.',
  access: { ...own, impersonation: 'deny' },
  answer: ACCEPTED,
})

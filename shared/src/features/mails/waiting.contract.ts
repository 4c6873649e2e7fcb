// Which mails and text messages wait or have failed, over HTTP, counted by what they are: for those who run the platform.
import { z } from 'zod'
import { query } from '../../contract/row'
import { mailChannel, mailStatus } from './mails.contract'

/** What has failed before is history. */
export const FAILED_DAYS = 30
export const KINDS_TOLD = 100

const waitingMail = z
  .object({
    channel: mailChannel,
    kind: z.string(),
    /** What mails of the kind are headed with, without what names anybody. */
    subject: z.string(),
    status: mailStatus,
    count: z.int(),
    /** When the oldest of them was written. */
    since: z.string(),
    /** Of the one that was tried most. */
    attempts: z.int(),
    /** Of the last answer of a server, such as `550 5.1.1`: what it says beside may hold personal data. null: there is none. */
    code: z.string().nullable(),
  })
  .meta({ id: 'WaitingMail' })
export type WaitingMail = z.infer<typeof waitingMail>

export const waitingMails = query({
  name: 'waitingMails',
  feature: 'mails',
  path: '/api/mails/waiting',
  summary: `Mails and text messages that wait, and those of the last ${FAILED_DAYS} days that have failed, by kind; whom they are for stands in the list of mails.`,
  access: { who: ['admin'], relation: 'platform' },
  answer: z.object({ data: z.array(waitingMail).max(KINDS_TOLD) }),
})

// Mails and text messages over HTTP: what the product has written to whom, what became of it, and sending it again.
import { z } from 'zod'
import { codesColumn, instantColumn, textColumn } from '../../contract/columns'
import { ACCEPTED, byId, command, list, query } from '../../contract/row'
import { givenId } from '../../kernel/ids'
import { LOCALES } from '../../kernel/locales'

const feature = 'mails'

export const mailStatus = z
  .enum(['queued', 'sending', 'sent', 'rejected', 'unconfirmed', 'kept', 'bounced', 'held_back'])
  .meta({ id: 'MailStatus' })

/** `text`: a text message to a phone. */
export const mailChannel = z.enum(['mail', 'text'])

const mailFields = {
  id: z.uuid(),
  channel: mailChannel,
  kind: z.string(),
  to: z.string(),
  name: z.string(),
  subject: z.string(),
  status: mailStatus,
  /** What a mail server said of the last try; null where nothing went wrong. */
  reason: z.string().nullable(),
  attempts: z.int(),
  queued_at: z.string(),
  /** When it is tried again. */
  due_at: z.string().nullable(),
  sent_at: z.string().nullable(),
  /** When it came back; null: it has not. */
  bounced_at: z.string().nullable(),
  /** Why, as RFC 3463 has it, such as 5.1.1. */
  bounce_code: z.string().nullable(),
}

export const mailView = z.object(mailFields).meta({ id: 'Mail' })
export type MailView = z.infer<typeof mailView>

/** As whom it is written. */
const mailSender = z
  .object({
    name: z.string(),
    accent: z.string().nullable(),
    /** As it is now; null: it has none. */
    logo_image_url: z.string().nullable(),
  })
  .meta({ id: 'MailSender' })
export type MailSenderView = z.infer<typeof mailSender>

export const mailDetails = z
  .object({
    ...mailFields,
    /** null: the platform. */
    organization: mailSender.nullable(),
    paragraphs: z.array(z.string()),
    /** Its link is null where it holds a secret that is the addressee's alone. */
    action: z.object({ label: z.string(), link: z.string().nullable() }).nullable(),
    closing: z.array(z.string()),
    /** The same as plain text, as it is sent. */
    text: z.string(),
    /** It could be sent again: it was not, or perhaps not, and there is a server to send it by. */
    sendable: z.boolean(),
  })
  .meta({ id: 'MailDetails' })
export type MailDetails = z.infer<typeof mailDetails>

const access = { who: 'signed-in', relation: 'one’s own; an admin those of everybody' } as const

export const listMails = list({
  name: 'listMails',
  feature,
  path: '/api/mails',
  summary: 'Mails that were written to oneself; for an admin, to anybody.',
  access,
  filter: z.strictObject({ status: mailStatus.optional() }),
  item: mailView,
  sort: ['queued_at'],
  defaultOrder: 'desc',
  columns: {
    to: textColumn('To'),
    name: textColumn('Name'),
    subject: textColumn('Subject'),
    status: codesColumn('Status', {
      queued: 'Waiting',
      sending: 'Being sent',
      sent: 'Sent',
      rejected: 'Not sent',
      unconfirmed: 'Perhaps sent',
      kept: 'Kept here',
      bounced: 'Came back',
      held_back: 'Held back',
    }),
    queued_at: instantColumn('Written'),
    sent_at: instantColumn('Sent'),
    bounced_at: instantColumn('Came back'),
    reason: textColumn('Reason'),
  },
})

export const getMail = query({
  name: 'getMail',
  feature,
  path: '/api/mails/:id',
  summary: 'One mail, as it was written.',
  access,
  params: byId,
  answer: mailDetails,
})

/** Places in braces are filled for each who gets one. */
const mailTemplate = z
  .object({
    kind: z.string(),
    channel: mailChannel,
    subject: z.string(),
    paragraphs: z.array(z.string()),
    action: z.object({ label: z.string() }).nullable(),
    closing: z.array(z.string()),
    /** It is kept from an address that mails come back from. */
    can_wait: z.boolean(),
  })
  .meta({ id: 'MailTemplate' })
export type MailTemplate = z.infer<typeof mailTemplate>

export const mailTemplates = query({
  name: 'mailTemplates',
  feature,
  path: '/api/mail-templates',
  summary: 'What mails and text messages of each kind say, in a language and in the name of an organization.',
  access: { who: ['admin'], relation: 'everybody of the platform' },
  query: z.strictObject({
    language: z.enum(LOCALES).optional(),
    /** Absent: in the name of the platform. */
    organization_id: givenId.optional(),
  }),
  answer: z.object({
    organization: mailSender.nullable(),
    data: z.array(mailTemplate),
  }),
})

export const sendMailAgain = command({
  name: 'sendMailAgain',
  feature,
  method: 'POST',
  path: '/api/mails/:id/send-again',
  summary: 'Send a mail that was not sent, or perhaps not, or that came back, once more.',
  access: { who: ['admin'], relation: 'everybody of the platform' },
  params: byId,
  answer: ACCEPTED,
  refusals: ['mail.sent', 'mail.link_expired', 'mail.no_server'],
})

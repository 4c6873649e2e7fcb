// What happens to a mail: written, handed to the mail server, and what became of it. Secrets of links are kept beside the log.
import { z } from 'zod'
import { defineEvents, type EventsOf, event, plainText, sealed } from '../../events/catalog'
import { id } from '../../kernel/ids'
import { DEFAULT_LOCALE } from '../../kernel/locales'

const mailId = '0192f0c0-0000-7000-8000-0000000000d1'
const userId = '0192f0c0-0000-7000-8000-000000000001'
const ofMail = { mailId: id, userId: id }
const tried = { mailId, userId, attempt: 1 }
const paragraph = sealed('userId', 2000)

/** Words of the server that took or refused it; they may repeat the address. */
const reason = sealed('userId', 500)

export const mailEvents = defineEvents('mail', {
  MailQueued: event({
    version: 2,
    // Version 1 knew an organization by what it was called alone.
    upcasts: {
      1: ({ organization, ...others }) => ({ ...others, organization: organization && { id: null, ...organization } }),
    },
    schema: z.object({
      ...ofMail,
      /** `<thing>.<what happened>`: see `mails` of the features. */
      kind: plainText(60),
      /** The key of a language. */
      language: plainText(35),
      to: sealed('userId', 254),
      name: sealed('userId', 200),
      subject: sealed('userId', 300),
      paragraphs: z.array(paragraph),
      /** `{secret}` in its path stands for what only the addressee may know. */
      action: z.object({ label: plainText(100), path: sealed('userId', 500) }).nullable(),
      closing: z.array(paragraph),
      /** As whom it is written; null: the platform. Its logo is looked up by its id when the mail leaves. */
      organization: z.object({ id: id.nullable(), name: plainText(200), accent: plainText(20).nullable() }).nullable(),
      /** Of its secret; afterwards it is not sent any more. */
      expiresAt: z.iso.datetime().nullable(),
    }),
    sample: {
      mailId,
      userId,
      kind: 'password.reset',
      language: DEFAULT_LOCALE,
      to: 'ana@harbor.test',
      name: 'Ana Ruiz',
      subject: 'Choose a new password',
      paragraphs: ['Somebody asked for a new password for your account.'],
      action: { label: 'Choose a password', path: '/password/update/{secret}' },
      closing: ['If it was not you, nothing has to be done.'],
      organization: {
        id: '0192f0c0-0000-7000-8000-000000000003',
        ...{ name: 'Harbor University', accent: '#2b6f6a' },
      },
      expiresAt: '2026-11-24T19:00:00.000Z',
    },
  }),
  /** From here on it may have left, until another event says otherwise. */
  MailAttempted: event({
    version: 1,
    schema: z.object({ ...ofMail, attempt: z.int().min(1) }),
    sample: tried,
  }),
  MailSent: event({
    version: 1,
    schema: z.object({ ...ofMail, attempt: z.int().min(1) }),
    sample: tried,
  }),
  /** It has not left, and is tried again at `dueAt`. */
  MailDeferred: event({
    version: 1,
    schema: z.object({ ...ofMail, attempt: z.int().min(1), dueAt: z.iso.datetime(), reason }),
    sample: { ...tried, dueAt: '2026-11-24T18:05:00.000Z', reason: 'connect ECONNREFUSED' },
  }),
  /** It has not left, and never will by itself. */
  MailRejected: event({
    version: 1,
    schema: z.object({ ...ofMail, reason }),
    sample: { mailId, userId, reason: '550 no such mailbox' },
  }),
  /** It was handed over, and nobody knows whether it was taken: sending it again might send it twice. */
  MailUnconfirmed: event({
    version: 1,
    schema: z.object({ ...ofMail, reason }),
    sample: { mailId, userId, reason: 'the connection broke before the answer' },
  }),
  /** No mail server is set up: it is read here. */
  MailKept: event({ version: 1, schema: z.object(ofMail), sample: { mailId, userId } }),
  /** It was taken, and came back later: it is not with its addressee, and will not be. */
  MailBounced: event({
    version: 1,
    schema: z.object({
      ...ofMail,
      /** As RFC 3463 has them, such as 5.1.1 for a mailbox that there is not. */
      code: plainText(20),
    }),
    sample: { mailId, userId, code: '5.1.1' },
  }),
  /** Mails to its address come back, and it can wait: it is not sent there. */
  MailHeldBack: event({ version: 1, schema: z.object(ofMail), sample: { mailId, userId } }),
  /** An admin wants it sent all the same. */
  MailRequeued: event({ version: 1, schema: z.object(ofMail), sample: { mailId, userId } }),
})

export type MailEvent = EventsOf<typeof mailEvents>

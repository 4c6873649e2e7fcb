// Events of mails become rows of their table.
import { mailEvents } from '@practicum/shared/features/mails/mails.events'
import { changes, type Projection } from '../../runner/projection'
import { type MailRow, mailTable } from './mails.table'

export const mailProjection: Projection<MailRow> = {
  name: 'mail',
  version: 4,
  table: mailTable,
  on: changes<MailRow>()(mailEvents, {
    MailQueued: {
      insert: ({ data, meta }) => ({
        mail_id: data.mailId,
        user_id: data.userId,
        kind: data.kind,
        to_address: data.to,
        name: data.name,
        subject: data.subject,
        content: {
          language: data.language,
          paragraphs: data.paragraphs,
          action: data.action,
          closing: data.closing,
          organization: data.organization,
        },
        mail_status: 'queued',
        reason: null,
        attempts: 0,
        queued_at: meta.occurredAt,
        due_at: meta.occurredAt,
        attempted_at: null,
        sent_at: null,
        bounced_at: null,
        bounce_code: null,
      }),
    },
    MailAttempted: {
      patch: ({ data, meta }) => ({
        mail_status: 'sending',
        attempts: data.attempt,
        due_at: null,
        attempted_at: meta.occurredAt,
      }),
    },
    MailSent: { patch: ({ meta }) => ({ mail_status: 'sent', reason: null, sent_at: meta.occurredAt }) },
    MailDeferred: { patch: ({ data }) => ({ mail_status: 'queued', reason: data.reason, due_at: data.dueAt }) },
    MailRejected: { patch: ({ data }) => ({ mail_status: 'rejected', reason: data.reason, due_at: null }) },
    MailUnconfirmed: { patch: ({ data }) => ({ mail_status: 'unconfirmed', reason: data.reason }) },
    MailKept: { patch: () => ({ mail_status: 'kept', due_at: null }) },
    MailBounced: {
      patch: ({ data, meta }) => ({
        mail_status: 'bounced',
        reason: null,
        bounced_at: meta.occurredAt,
        bounce_code: data.code,
      }),
    },
    MailHeldBack: { patch: () => ({ mail_status: 'held_back', due_at: null }) },
    // How it fares this time is what counts.
    MailRequeued: {
      patch: ({ meta }) => ({ mail_status: 'queued', due_at: meta.occurredAt, bounced_at: null, bounce_code: null }),
    },
  }),
}

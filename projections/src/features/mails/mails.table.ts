// The table of mails.

import type { MailContent } from '@practicum/shared/features/mails/mails.layout'
import { mailPolicy } from '@practicum/shared/features/mails/mails.policy'
import type { TableDefinition } from '../../runner/table'

/** As it was written, apart from what has columns of its own. */
export type MailContentCell = Omit<MailContent, 'to' | 'name' | 'subject'>

export type MailRow = {
  readonly mail_id: string
  readonly user_id: string
  readonly kind: string
  readonly to_address: string
  readonly name: string
  readonly subject: string
  readonly content: MailContentCell
  readonly mail_status: string
  readonly reason: string | null
  readonly attempts: number
  readonly queued_at: string
  readonly due_at: string | null
  readonly attempted_at: string | null
  readonly sent_at: string | null
  readonly bounced_at: string | null
  readonly bounce_code: string | null
}

export const mailTable: TableDefinition<MailRow> = {
  name: 'mail',
  columns: {
    mail_id: 'uuid',
    user_id: 'uuid',
    kind: 'text',
    to_address: 'text',
    name: 'text',
    subject: 'text',
    content: 'jsonb',
    mail_status: 'text',
    reason: 'text',
    attempts: 'integer',
    queued_at: 'timestamptz',
    due_at: 'timestamptz',
    attempted_at: 'timestamptz',
    sent_at: 'timestamptz',
    bounced_at: 'timestamptz',
    bounce_code: 'text',
  },
  key: 'mail_id',
  indexes: [
    'queued_at, mail_id',
    'user_id, queued_at',
    `due_at where mail_status = 'queued'`,
    `attempted_at where mail_status = 'sending'`,
    `user_id where mail_status = 'bounced'`,
  ],
  selectGrants: ['reactor'],
  visible: mailPolicy.see,
}

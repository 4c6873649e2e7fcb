// Reads of mails: the outbox, and one mail as it was written.
import { type Binding, bindList, bindQuery } from '@practicum/infra/http/bindings'
import { getMail, listMails, type MailView } from '@practicum/shared/features/mails/mails.contract'
import { channelOf, holdsSecret, laidOut } from '@practicum/shared/features/mails/mails.layout'
import { mailPolicy } from '@practicum/shared/features/mails/mails.policy'
import { refuse } from '@practicum/shared/kernel/refusal'
import type { ReadServices } from '../../reads/ports'
import { containing, queryRows } from '../../runner/conditions'
import { queryPage } from '../../runner/pages'
import { scopeOf, scopesOf } from '../../runner/policy-sql'
import { senderView } from './mails.sender'
import type { MailRow } from './mails.table'
import { waitingQuery } from './mails.waiting'

type ReadMail = Pick<MailRow, 'mail_id' | 'kind' | 'to_address' | 'name' | 'subject' | 'reason' | 'attempts'> & {
  readonly mail_status: MailView['status']
  readonly queued_at: Date
  readonly due_at: Date | null
  readonly sent_at: Date | null
  readonly bounced_at: Date | null
  readonly bounce_code: string | null
}

const UNSENT: readonly MailView['status'][] = ['rejected', 'unconfirmed', 'kept', 'held_back']

const USES = ['mail']
const FROM = 'read.mail t'
const COLUMNS = `t.mail_id, t.kind, t.to_address, t.name, t.subject, t.mail_status, t.reason, t.attempts, t.queued_at, t.due_at, t.sent_at,
  t.bounced_at, t.bounce_code`

export const mailQueries = ({ config, mailSecrets, store, codec }: ReadServices): readonly Binding[] => [
  waitingQuery,
  bindList(listMails, USES, async ({ list, principal, db }) => {
    const { filter, terms, sort } = list
    const where = scopesOf(mailPolicy.see, principal, 't').map(one => {
      one.when(filter.status, 't.mail_status = ?')
      for (const term of terms) {
        const text = containing(term)
        one.and('t.name ilike ? or t.to_address ilike ? or t.subject ilike ?', text, text, text)
      }
      return one
    })
    const { rows, ...counted } = await queryPage<ReadMail>(db, {
      columns: COLUMNS,
      source: FROM,
      key: 't.mail_id',
      where,
      order: { by: ['t.queued_at'], direction: sort.order },
      page: list,
    })
    return { items: rows.map(viewOf), ...counted }
  }),
  bindQuery(getMail, USES, async ({ params, principal, db }) => {
    const where = scopeOf(mailPolicy.see, principal, 't').and('t.mail_id in (?)', params.id)
    const [row] = await queryRows<ReadMail & Pick<MailRow, 'content'>>(db, where.select(`${COLUMNS}, t.content`, FROM))
    if (!row) return refuse('not_found', {}, { kind: 'missing' })
    const mail = { ...row, ...row.content, to: row.to_address }
    const leaves = leavesIn(config, mail)
    // Where it leaves, what is meant for the addressee alone is with them alone.
    const isReadHere = !leaves && config.mode !== 'production'
    const secret = isReadHere && holdsSecret(mail) ? await mailSecrets.of(row.mail_id) : undefined
    const { action, closing, organization } = row.content
    const { text, paragraphs, link = null } = laidOut(mail, config.publicUrl, secret)
    return {
      ...viewOf(row),
      paragraphs: [...paragraphs],
      action: action && { label: action.label, link },
      closing: [...closing],
      organization: await senderView({ store, codec }, organization),
      text,
      sendable: leaves && isSendable(mail, row.mail_status),
    }
  }),
]

const leavesIn = ({ mail, texts }: ReadServices['config'], one: { readonly to: string }): boolean =>
  (channelOf(one) === 'text' ? texts : mail) !== undefined

/** Of what came back the secret left with it. */
const isSendable = (mail: Parameters<typeof holdsSecret>[0], status: MailView['status']): boolean =>
  UNSENT.includes(status) || (status === 'bounced' && !holdsSecret(mail))

function viewOf(row: ReadMail): MailView {
  return {
    id: row.mail_id,
    channel: channelOf({ to: row.to_address }),
    kind: row.kind,
    to: row.to_address,
    name: row.name,
    subject: row.subject,
    status: row.mail_status,
    reason: row.reason,
    attempts: row.attempts,
    queued_at: row.queued_at.toISOString(),
    due_at: row.due_at?.toISOString() ?? null,
    sent_at: row.sent_at?.toISOString() ?? null,
    bounced_at: row.bounced_at?.toISOString() ?? null,
    bounce_code: row.bounce_code,
  }
}

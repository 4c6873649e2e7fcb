// Reads which mails and text messages wait or have failed, counted by what they are.
import { bindQuery, type QueryCall } from '@practicum/infra/http/bindings'
import { inLocale } from '@practicum/shared/contract/phrases'
import { subjectOfMail } from '@practicum/shared/features/mails/mails.kinds'
import { mailPolicy } from '@practicum/shared/features/mails/mails.policy'
import {
  FAILED_DAYS,
  KINDS_TOLD,
  type WaitingMail,
  waitingMails,
} from '@practicum/shared/features/mails/waiting.contract'
import type { Locale } from '@practicum/shared/kernel/locales'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

const WAITS = `t.mail_status in ('queued', 'sending')`
const FAILED = `t.mail_status in ('rejected', 'unconfirmed', 'bounced', 'held_back') and t.queued_at > now() - interval '${FAILED_DAYS} days'`

const CHANNEL = `case when t.to_address ~ '^[+][0-9]+$' then 'text' else 'mail' end`
/** Of connections that failed, as Node and the mailer name them. */
const CONNECTIONS =
  'ECONNREFUSED|ECONNRESET|ECONNECTION|ETIMEDOUT|ESOCKET|EDNS|ENOTFOUND|EAUTH|ETLS|EPROTOCOL|EENVELOPE'
/** A code of SMTP, with the closer one behind it; no mark that stands for a value in a statement. */
const REPLY = String.raw`[45]\d\d[ -]\d\.\d{1,3}\.\d{1,3}|[45]\d\d`
const CODE = String.raw`coalesce(t.bounce_code, substring(t.reason from '\m(${CONNECTIONS}|${REPLY})\M'))`

const COLUMNS = `${CHANNEL} as channel, t.kind, t.mail_status as status, count(*)::int as count, min(t.queued_at) as since,
  max(t.attempts)::int as attempts, (array_agg(${CODE} order by t.queued_at desc) filter (where ${CODE} is not null))[1] as code`

type ReadWaiting = Omit<WaitingMail, 'since' | 'subject'> & { readonly since: Date }

export const waitingQuery = bindQuery(waitingMails, ['mail'], async ({ principal, db, caller }: QueryCall) => {
  const where = scopeOf(mailPolicy.see, principal, 't').and(`(${WAITS}) or (${FAILED})`)
  const groups = `group by 1, 2, 3 order by min(t.queued_at), t.kind limit ${KINDS_TOLD}`
  const rows = await queryRows<ReadWaiting>(db, where.select(COLUMNS, 'read.mail t', groups))
  return {
    data: rows.map(row => ({ ...row, since: row.since.toISOString(), subject: headed(row.kind, caller.locale) })),
  }
})

/** What stands in its places names somebody or something. */
const headed = (kind: string, locale: Locale): string =>
  inLocale(locale, subjectOfMail(kind) ?? kind).replaceAll(/\{[^}]*\}/g, '…')

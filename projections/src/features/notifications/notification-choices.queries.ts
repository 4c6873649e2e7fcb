// Of which kinds of notifications a person is told, of those that one may do without, by which channels, and how often they get a mail about what they have not read.
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import { said } from '@practicum/shared/contract/said'
import { notificationChoices } from '@practicum/shared/features/notifications/notification-choices.contract'
import { notificationSummary } from '@practicum/shared/features/notifications/notification-summary.contract'
import type { Channel } from '@practicum/shared/features/notifications/notifications.events'
import { OPTIONAL_KINDS } from '@practicum/shared/features/notifications/notifications.kinds'
import { notificationPolicy } from '@practicum/shared/features/notifications/notifications.policy'
import { OFTEN_AT_FIRST } from '@practicum/shared/features/notifications/summary.decider'
import type { SummaryOften } from '@practicum/shared/features/notifications/summary.events'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

interface Muted {
  readonly kind: string
  readonly channel: Channel
}

export const choiceQueries: readonly Binding[] = [
  bindQuery(notificationChoices, ['notification_muted'], async ({ db, principal, caller }) => {
    const where = scopeOf(notificationPolicy.see, principal, 'm').and('m.user_id = ?', principal.userId)
    const rows = await queryRows<Muted>(db, where.select('m.kind, m.channel', 'read.notification_muted m'))
    const muted = new Set(rows.map(({ kind, channel }) => `${channel} ${kind}`))
    const isTold = (kind: string, channel: Channel): boolean =>
      !muted.has(`in_app ${kind}`) && !muted.has(`${channel} ${kind}`)
    return OPTIONAL_KINDS.map(([kind, name]) => ({
      kind,
      name: said(name, { locale: caller.locale, words: principal.words }),
      in_app: isTold(kind, 'in_app'),
      email: isTold(kind, 'email'),
      text: isTold(kind, 'text'),
    }))
  }),
  bindQuery(notificationSummary, ['notification_summary'], async ({ db, principal }) => {
    const where = scopeOf(notificationPolicy.see, principal, 's').and('s.user_id = ?', principal.userId)
    const [chosen] = await queryRows<{ often: SummaryOften }>(
      db,
      where.select('s.often', 'read.notification_summary s'),
    )
    return chosen ?? { often: OFTEN_AT_FIRST }
  }),
]

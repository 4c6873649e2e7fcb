// Of which kinds of notifications a person is told, of those that one may do without.
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import { inLocale } from '@practicum/shared/contract/phrases'
import { notificationChoices } from '@practicum/shared/features/notifications/notification-choices.contract'
import { OPTIONAL_KINDS } from '@practicum/shared/features/notifications/notifications.kinds'
import { notificationPolicy } from '@practicum/shared/features/notifications/notifications.policy'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

export const choiceQueries: readonly Binding[] = [
  bindQuery(notificationChoices, ['notification_muted'], async ({ db, principal, caller }) => {
    const where = scopeOf(notificationPolicy.see, principal, 'm').and("m.channel = 'in_app'")
    const rows = await queryRows<{ kind: string }>(db, where.select('m.kind', 'read.notification_muted m'))
    const muted = new Set(rows.map(({ kind }) => kind))
    return OPTIONAL_KINDS.map(([kind, name]) => ({
      kind,
      name: inLocale(caller.locale, name),
      in_app: !muted.has(kind),
    }))
  }),
]

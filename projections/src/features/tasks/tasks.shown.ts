// What tasks show in the places of other features: their count on dashboards and their name in notifications.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import { DESCRIPTION_SHOWN } from '@practicum/shared/features/tasks/tasks.views'
import type { NameInSql } from '../../reads/slots'
import { queryRows } from '../../runner/conditions'
import { scope } from './tasks.scope'
import { linkedName, PAST_DUE } from './tasks.view'

/** Counted as the lists show them that the numbers lead to. */
export async function taskCounts(db: ScopedDb, principal: Principal): Promise<Readonly<Record<string, number>>> {
  const open = (type: 'assigned' | 'created') => scope(principal, type).and(`t.task_status = 'incomplete'`)
  const pastDue = `count(*) filter (where ${PAST_DUE})::int as past_due`
  const [[assigned], [created]] = await Promise.all([
    queryRows<{ assigned: number; past_due: number }>(
      db,
      open('assigned').select(`count(*)::int as assigned, ${pastDue}`, 'read.task t'),
    ),
    queryRows<{ created: number }>(db, open('created').select('count(*)::int as created', 'read.task t')),
  ])
  return { assigned: assigned?.assigned ?? 0, past_due: assigned?.past_due ?? 0, created: created?.created ?? 0 }
}

/** By its words; one that has none is named by what it is about. */
export const taskName: NameInSql['nameOf'] = (idColumn, { assignables }) =>
  `(select coalesce(nullif(left(t.description, ${DESCRIPTION_SHOWN}), ''), ${linkedName(assignables, 't')})
    from read.task t where t.task_id = ${idColumn})`

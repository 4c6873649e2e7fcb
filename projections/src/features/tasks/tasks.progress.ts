// How tasks get on, counted: what was completed in each of the last weeks, and how much of one's own is done.
import type { Binding } from '@practicum/infra/http/bindings'
import { bindQuery } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import type { AnswerOf } from '@practicum/shared/contract/row'
import { completedTasks, ownTaskProgress, WEEKS_COUNTED } from '@practicum/shared/features/tasks/task-progress.contract'
import { taskPolicy } from '@practicum/shared/features/tasks/tasks.policy'
import { addDays, dateIn, startOfWeek } from '@practicum/shared/kernel/dates'
import { queryRows, statementOf } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { scope } from './tasks.scope'
import { PAST_DUE } from './tasks.view'

export const taskProgressQueries: readonly Binding[] = [
  bindQuery(completedTasks, ['task'], async ({ db, principal, now }) => ({
    weeks: await completedByWeek(db, principal, now),
  })),
  bindQuery(ownTaskProgress, ['task'], ({ db, principal }) => ownProgress(db, principal)),
]

type Weeks = AnswerOf<typeof completedTasks>['weeks']

/** A week without any is there, too. */
export async function completedByWeek(db: ScopedDb, principal: Principal, now: Date): Promise<Weeks> {
  const { zone } = principal
  const weeks = weeksTo(dateIn(zone, now))
  const where = scopeOf(taskPolicy.followed, principal, 't')
    .and(`t.task_status = 'complete'`)
    .and('t.completed_at >= ?::date::timestamp at time zone ?', weeks[0], zone)
  const rows = await queryRows<Weeks[number]>(
    db,
    statementOf(
      `select w.begins::text, count(*)::int as completed
       from (select date_trunc('week', t.completed_at at time zone ?)::date as begins from read.task t where ?) w group by w.begins`,
      [zone, where.all()],
    ),
  )
  const found = new Map(rows.map(({ begins, completed }) => [begins, completed]))
  return weeks.map(begins => ({ begins, completed: found.get(begins) ?? 0 }))
}

/** The Mondays of the last weeks, the oldest first. */
export function weeksTo(today: string): readonly string[] {
  const monday = startOfWeek(today)
  return Array.from({ length: WEEKS_COUNTED }, (_nothing, index) => addDays(monday, 7 * (index + 1 - WEEKS_COUNTED)))
}

const PROGRESS = `count(*) filter (where t.task_status = 'complete')::int as completed,
  count(*) filter (where t.task_status = 'incomplete')::int as open,
  count(*) filter (where ${PAST_DUE})::int as past_due`

export async function ownProgress(db: ScopedDb, principal: Principal): Promise<AnswerOf<typeof ownTaskProgress>> {
  const where = scope(principal, 'assigned').and(`t.task_status in ('complete', 'incomplete')`)
  const [counted] = await queryRows<AnswerOf<typeof ownTaskProgress>>(db, where.select(PROGRESS, 'read.task t'))
  return counted ?? { completed: 0, open: 0, past_due: 0 }
}

// Which tasks a list finds, in which order; and what was handed out together as one of them.
import type { bindList } from '@practicum/infra/http/bindings'
import type { listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import { type HandedOut, TASK_STATUSES } from '@practicum/shared/features/tasks/tasks.views'
import { dateIn } from '@practicum/shared/kernel/dates'
import { type Conditions, containing, prefixQuery, queryRows } from '../../runner/conditions'
import { onDays } from '../../runner/days'
import type { Order } from '../../runner/pages'
import { positionsOf } from '../people/person-ref'
import { scope, scopes } from './tasks.scope'
import { beginningOf, type TaskRow } from './tasks.table'
import { foundPastDue, pastDue } from './tasks.view'

export type ListTasks = Parameters<Parameters<typeof bindList<typeof listTasks>>[2]>[0]
type List = ListTasks['list']

export function orderOf({ sort }: Pick<List, 'sort'>, task: string): Order {
  const sorts: Readonly<Record<List['sort']['field'], Omit<Order, 'direction'>>> = {
    created_at: { by: [`${task}.created_at`] },
    due_date: { by: [`${task}.due_date`], nullable: true },
    start_at: { by: [`${task}.start_at`], nullable: true },
    description: { by: [beginningOf(`${task}.description`)] },
    status: { by: [`${task}.task_status`, `${task}.created_at`] },
  }
  return { ...sorts[sort.field], direction: sort.order }
}

/** A task is found by any of them. */
export function listed(call: ListTasks): readonly Conditions[] {
  const { filter } = call.list
  const all = scopes(call.principal, filter.type).flatMap(one => byStatus(narrow(one, call, 't'), filter))
  return filter.fold ? all.map(one => firstOfEach(one, call)) : all
}

const statusesOf = ({ id, status, history }: List['filter']): readonly string[] =>
  [status ?? (id !== undefined || history ? TASK_STATUSES : 'incomplete')].flat()

/** Indexes have the tasks of each status apart. */
function byStatus(where: Conditions, filter: List['filter']): readonly Conditions[] {
  if (filter.id !== undefined) return [where.when(filter.status, 't.task_status = any(?::text[])', one => [one].flat())]
  return [...new Set(statusesOf(filter))].map(status => where.copy().and('t.task_status = ?', status))
}

function narrow(where: Conditions, { list: { filter, terms }, principal, now }: ListTasks, task: string): Conditions {
  const { due: within, due_from: from, due_to: to } = filter
  onDays(where, `${task}.due_date`, { within, from, to, today: dateIn(principal.zone, now) })
  where
    .when(filter.published, `${task}.published = ?`)
    .when(filter.assignee_id, `${task}.assignee_position_id = any ?`, positionsOf)
    .when(filter.creator_id, `${task}.creator_position_id = any ?`, positionsOf)
    .when(filter.together, `${task}.together_id = ?`)
    .when(filter.id, `${task}.task_id = any(?::uuid[])`)
  // Not compared with a value: the planner would take it for something rare.
  const late = foundPastDue(task)
  if (filter.past_due !== undefined) where.and(filter.past_due ? late : `not coalesce(${late}, false)`)
  for (const term of terms) {
    const named = 'array(select user_id from read.person where name ilike ?)'
    where.and(
      `${task}.search @@ to_tsquery('simple', ?) or array[${task}.assignee_id, ${task}.creator_id] && ${named}`,
      prefixQuery(term),
      containing(term),
    )
  }
  return where
}

/**
 * Of what was handed out together, the task that stands first in the order of the list: rows are found, counted and paged as all others are, and
 * the index goes through them in their order still.
 */
function firstOfEach(where: Conditions, call: ListTasks): Conditions {
  const { list, principal } = call
  const others = narrow(scope(principal, list.filter.type, 'o'), call, 'o')
    .and('o.task_status = any(?::text[])', statusesOf(list.filter))
    .all()
  const before = list.sort.order === 'asc' ? '<' : '>'
  return where.and(
    `not exists (select from read.task o where o.together_id = t.together_id and ${placeIn(list, 'o')} ${before} ${placeIn(list, 't')} and ?)`,
    others,
  )
}

/** As SQL that compares: what has no day comes last in either direction. */
function placeIn(list: List, task: string): string {
  const { by, nullable, direction } = orderOf(list, task)
  const last = direction === 'asc' ? 'infinity' : '-infinity'
  const [first, ...others] = by
  return `(${[nullable ? `coalesce(${first}, '${last}'::date)` : first, ...others, `${task}.task_id`].join(', ')})`
}

type Together = ReadonlyMap<string, HandedOut>

const TOGETHER = `o.together_id as id, count(*)::int as tasks, count(distinct o.assignee_id)::int as people,
  count(*) filter (where o.task_status = 'complete')::int as completed,
  count(*) filter (where o.task_status = 'incomplete')::int as open,
  count(*) filter (where ${pastDue('o')})::int as past_due,
  min(o.due_date) filter (where o.task_status = 'incomplete')::text as next_due`

/** How all of them stand that the reader has in this list, of the one person it is narrowed to if it is, whatever else it is narrowed by; one alone is not among them. */
export async function handedOutTogether(
  { list, principal, db }: ListTasks,
  rows: readonly Pick<TaskRow, 'together_id'>[],
): Promise<Together> {
  const where = scope(principal, list.filter.type, 'o')
    .and(
      'o.together_id = any(?::uuid[])',
      rows.map(row => row.together_id),
    )
    .when(list.filter.assignee_id, 'o.assignee_position_id = any ?', positionsOf)
  const found = await queryRows<HandedOut>(
    db,
    where.select(TOGETHER, 'read.task o', 'group by o.together_id having count(*) > 1'),
  )
  return new Map(found.map(one => [one.id, one]))
}

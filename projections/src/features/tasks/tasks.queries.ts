// Reads of tasks: the two lists with their history, and one task with its comments and series.
import { type Binding, bindList, bindQuery, type ListCall, type QueryCall } from '@practicum/infra/http/bindings'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import { getTask, listTasks, taskComments } from '@practicum/shared/features/tasks/tasks.contract'
import { TASK_STATUSES, type TaskDetails, type TaskStatus } from '@practicum/shared/features/tasks/tasks.views'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { commentPageOf, commentViews } from '../../comments/comment-views'
import type { ReadServices } from '../../reads/ports'
import { type ReadSlots, usesOf } from '../../reads/slots'
import { type Conditions, containing, prefixQuery, queryRows } from '../../runner/conditions'
import { type Order, queryPage } from '../../runner/pages'
import { peopleShown, personJson, shownPeople } from '../people/person-ref'
import { documentsOf } from './tasks.documents'
import { scopes, visible } from './tasks.scope'
import { beginningOf, type TaskRow } from './tasks.table'
import {
  assigneeOf,
  holdersIn,
  IS_PAST_DUE,
  type ReadSummary,
  type ReadTask,
  summaryColumns,
  taskColumns,
  taskSummary,
  taskView,
} from './tasks.view'

type ListTasks = Parameters<Parameters<typeof bindList<typeof listTasks>>[2]>[0]

type TaskComments = Parameters<Parameters<typeof bindQuery<typeof taskComments>>[2]>[0]

const SORTS: Readonly<Record<ListTasks['list']['sort']['field'], Omit<Order, 'direction'>>> = {
  created_at: { by: ['t.created_at'] },
  due_date: { by: ['t.due_date'], nullable: true },
  start_at: { by: ['t.start_at'], nullable: true },
  description: { by: [beginningOf('t.description')] },
  status: { by: ['t.task_status', 't.created_at'] },
}

export function taskQueries({ slots: { assignables } }: Pick<ReadServices, 'slots'>): readonly Binding[] {
  const uses = ['task', 'person', 'position', ...usesOf(assignables)]
  return [
    bindList(listTasks, uses, call => answerList(call, assignables)),
    bindQuery(getTask, uses, call => answerOne(call, assignables)),
    bindQuery(taskComments, ['comment', 'task', 'person', 'position'], answerComments),
  ]
}

type Assignables = ReadSlots['assignables']

async function answerList({ list, principal, db }: ListTasks, assignables: Assignables) {
  const { sort, limit, offset } = list
  const { rows, ...counted } = await queryPage<ReadSummary>(db, {
    columns: summaryColumns(assignables),
    source: 'read.task t',
    key: 't.task_id',
    where: scopes(principal, list.filter.type).flatMap(one => byStatus(narrow(one, list), list)),
    order: { ...SORTS[sort.field], direction: sort.order },
    limit,
    offset,
  })
  const person = await peopleShown(db, holdersIn(rows))
  return { items: rows.map(row => taskSummary(row, { assignables, person })), ...counted }
}

/** Indexes have the tasks of each status apart. */
function byStatus(where: Conditions, { filter }: ListTasks['list']): readonly Conditions[] {
  if (filter.id !== undefined) return [where.when(filter.status, 't.task_status = any(?::text[])', one => [one].flat())]
  const statuses = filter.status ?? (filter.history ? TASK_STATUSES : 'incomplete')
  return [...new Set([statuses].flat())].map(status => where.copy().and('t.task_status = ?', status))
}

function narrow(where: Conditions, { filter, terms }: ListTasks['list']): Conditions {
  where
    .when(filter.published, 't.published = ?')
    .when(filter.assignee_id, 't.assignee_id = ?')
    .when(filter.id, 't.task_id = any(?::uuid[])')
  // Not compared with a value: the planner would take it for something rare.
  if (filter.past_due !== undefined) where.and(filter.past_due ? IS_PAST_DUE : `not coalesce(${IS_PAST_DUE}, false)`)
  for (const term of terms) {
    const named = 'array(select user_id from read.person where name ilike ?)'
    where.and(
      `t.search @@ to_tsquery('simple', ?) or array[t.assignee_id, t.creator_id] && ${named}`,
      prefixQuery(term),
      containing(term),
    )
  }
  return where
}

async function answerOne(
  { params, principal, db }: QueryCall<{ id: string }>,
  assignables: Assignables,
): Promise<TaskDetails | Refusal> {
  const where = visible(principal).and('t.task_id = ?', params.id)
  const [row] = await queryRows<ReadTask & Pick<TaskRow, 'comments'>>(
    db,
    where.select(`${taskColumns(assignables)}, t.comments`, 'read.task t'),
  )
  if (!row) return refuse('not_found', {}, { kind: 'missing' })
  const [person, comments, children, assignees, documents] = await Promise.all([
    peopleShown(db, holdersIn([row])),
    commentViews(db, row.comments),
    childrenOf(row, { db, principal }),
    batchOf(row, { db, principal }),
    documentsOf(db, [row.task_id, row.parent_id ?? row.task_id]),
  ])
  return { ...taskView(row, { assignables, person }), comments, children, assignees, documents }
}

async function answerComments({ params: { id }, query: { before }, principal, db }: TaskComments) {
  const [seen] = await queryRows(db, visible(principal).and('t.task_id = ?', id).select('t.task_id', 'read.task t'))
  return seen ? commentPageOf(db, { type: 'task', id, before }) : refuse('not_found', {}, { kind: 'missing' })
}

type Reader = Pick<ListCall, 'db' | 'principal'>

async function childrenOf(row: ReadTask, { db, principal }: Reader): Promise<TaskDetails['children']> {
  const rows = await queryRows<{
    id: string
    status: TaskStatus
    start_at: string | null
    due_date: string | null
    published: boolean
  }>(
    db,
    visible(principal)
      .and('t.parent_id = ?', row.parent_id ?? row.task_id)
      .select(
        't.task_id as id, t.task_status as status, t.start_at::text, t.due_date::text, t.published',
        'read.task t',
        'order by t.start_at, t.task_id limit 200',
      ),
  )
  return [...rows]
}

async function batchOf(row: ReadTask, { db, principal }: Reader): Promise<TaskDetails['assignees']> {
  if (row.batch_id === null) return shownPeople(db, [assigneeOf(row)])
  const assignee = `${personJson('t.assignee_id', 't.assignee_position_id')} as assignee`
  const together = visible(principal).and('t.batch_id = ?', row.batch_id)
  const rows = await queryRows<{ assignee: PersonRef | null }>(
    db,
    together.select(assignee, 'read.task t', 'order by t.task_id limit 200'),
  )
  return rows.flatMap(({ assignee }) => (assignee ? [assignee] : []))
}

// Reads of tasks: the two lists with their history, and one task with its comments and series.
import { type Binding, bindList, bindQuery, type ListCall, type QueryCall } from '@practicum/infra/http/bindings'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import { getTask, listTasks, taskComments } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskDetails, TaskStatus } from '@practicum/shared/features/tasks/tasks.views'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { commentPageOf, commentViews } from '../../comments/comment-views'
import type { ReadServices } from '../../reads/ports'
import { type ReadSlots, usesOf } from '../../reads/slots'
import { type Conditions, containing, prefixQuery, queryPage, queryRows } from '../../runner/conditions'
import { personJson, shownPerson } from '../people/person-ref'
import { documentsOf } from './tasks.documents'
import { scope, visible } from './tasks.scope'
import type { TaskRow } from './tasks.table'
import { PAST_DUE, type ReadTask, taskColumns, taskView } from './tasks.view'

type ListTasks = Parameters<Parameters<typeof bindList<typeof listTasks>>[2]>[0]

type TaskComments = Parameters<Parameters<typeof bindQuery<typeof taskComments>>[2]>[0]

const SORT_COLUMNS = {
  created_at: 't.created_at',
  due_date: 't.due_date',
  start_at: 't.start_at',
  description: 't.description',
  status: 't.task_status',
} as const

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
  const where = scope(principal, list.filter.type)
  narrow(where, list)
  const { field, order } = list.sort
  const { rows, total } = await queryPage<ReadTask>(db, {
    columns: taskColumns(assignables),
    source: 'read.task t',
    where,
    order: `${SORT_COLUMNS[field]} ${order} nulls last, t.task_id ${order}`,
    limit: list.limit,
    offset: list.offset,
  })
  return { items: rows.map(row => taskView(row, assignables)), total }
}

function narrow(where: Conditions, { filter, terms }: ListTasks['list']): void {
  const statuses = filter.status === undefined ? undefined : [filter.status].flat()
  if (!filter.history && statuses === undefined && filter.id === undefined) where.and(`t.task_status = 'incomplete'`)
  where
    .when(statuses, 't.task_status = any(?::text[])')
    .when(filter.published, 't.published = ?')
    .when(filter.past_due, `coalesce(${PAST_DUE}, false) = ?`)
    .when(filter.assignee_id, 't.assignee_id = ?')
    .when(filter.id, 't.task_id = any(?::uuid[])')
  for (const term of terms) {
    const named = 'select user_id from read.person where name ilike ?'
    where.and(
      `t.search @@ to_tsquery('simple', ?) or t.assignee_id in (${named}) or t.creator_id in (${named})`,
      prefixQuery(term),
      containing(term),
      containing(term),
    )
  }
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
  const [comments, children, assignees, documents] = await Promise.all([
    commentViews(db, row.comments),
    childrenOf(row, { db, principal }),
    batchOf(row, { db, principal }),
    documentsOf(db, [row.task_id, row.parent_id ?? row.task_id]),
  ])
  return { ...taskView(row, assignables), comments, children, assignees, documents }
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
  if (row.batch_id === null) return [shownPerson(row.assignee, row.assignee_id, row.assignee_position_id)]
  const assignee = `${personJson('t.assignee_id', 't.assignee_position_id')} as assignee`
  const together = visible(principal).and('t.batch_id = ?', row.batch_id)
  const rows = await queryRows<{ assignee: PersonRef | null }>(
    db,
    together.select(assignee, 'read.task t', 'order by t.task_id limit 200'),
  )
  return rows.flatMap(({ assignee }) => (assignee ? [assignee] : []))
}

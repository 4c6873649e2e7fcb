// Reads of tasks: the two lists with their history, and one task with its comments and series.
import { type Binding, bindList, bindQuery, type ListCall, type QueryCall } from '@practicum/infra/http/bindings'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import { getTask, listTasks, taskComments } from '@practicum/shared/features/tasks/tasks.contract'
import type { ListedTask, TaskDetails, TaskStatus } from '@practicum/shared/features/tasks/tasks.views'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { commentPageOf, commentViews } from '../../comments/comment-views'
import type { ReadServices } from '../../reads/ports'
import { type ReadSlots, usesOf } from '../../reads/slots'
import { queryRows } from '../../runner/conditions'
import { queryPage } from '../../runner/pages'
import { peopleBeside, peopleFrom, peopleShown, personJson, shownPeople } from '../people/person-ref'
import { documentsOf } from './tasks.documents'
import { handedOutTogether, type ListTasks, listed, orderOf } from './tasks.listed'
import { taskProgressQueries } from './tasks.progress'
import { visible } from './tasks.scope'
import type { TaskRow } from './tasks.table'
import {
  assigneeOf,
  holdersIn,
  type ReadSummary,
  type ReadTask,
  summaryColumns,
  taskColumns,
  taskSummary,
  taskView,
} from './tasks.view'

type TaskComments = Parameters<Parameters<typeof bindQuery<typeof taskComments>>[2]>[0]

export function taskQueries({ slots: { assignables } }: Pick<ReadServices, 'slots'>): readonly Binding[] {
  const uses = ['task', 'person', 'position', ...usesOf(assignables)]
  return [
    bindList(listTasks, uses, call => answerList(call, assignables)),
    bindQuery(getTask, uses, call => answerOne(call, assignables)),
    ...taskProgressQueries,
    bindQuery(taskComments, ['comment', 'task', 'person', 'position'], answerComments),
  ]
}

type Assignables = ReadSlots['assignables']

const PEOPLE = peopleBeside(['assignee_position_id', 'creator_position_id'])

async function answerList(call: ListTasks, assignables: Assignables) {
  const { list, db } = call
  const { rows, beside, ...counted } = await queryPage<ReadSummary>(db, {
    columns: summaryColumns(assignables),
    source: 'read.task t',
    key: 't.task_id',
    where: listed(call),
    order: orderOf(list, 't'),
    beside: PEOPLE,
    page: list,
  })
  const person = peopleFrom(beside)
  const together = list.filter.fold ? await handedOutTogether(call, rows) : undefined
  const items = rows.map((row): ListedTask => {
    const all = together?.get(row.together_id)
    return { ...taskSummary(row, { assignables, person }), ...(all && { together: all }) }
  })
  return { items, ...counted }
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
    documentsOf({ db, principal }, [row.task_id, row.parent_id ?? row.task_id]),
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
  if (row.batch_id === null || row.parent_id !== null) return shownPeople(db, [assigneeOf(row)])
  const assignee = `${personJson('t.assignee_position_id')} as assignee`
  const together = visible(principal).and('t.batch_id = ? and t.parent_id is null', row.batch_id)
  const rows = await queryRows<{ assignee: PersonRef | null }>(
    db,
    together.select(assignee, 'read.task t', 'order by t.task_id limit 200'),
  )
  return rows.flatMap(({ assignee }) => (assignee ? [assignee] : []))
}

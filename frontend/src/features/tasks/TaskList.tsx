// One of the two lists of tasks, on its page and on dashboards.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DESCRIPTION_SHOWN, type ListedTask } from '@practicum/shared/features/tasks/tasks.views'
import { type ReactNode, Suspense } from 'react'
import { type SortPayload, useTranslate } from 'react-admin'
import { InstantText } from '../../ui/DateText'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { useDueGrouping } from '../../ui/list/due-groups'
import { type Column, ListFrame, type Shows } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import type { QuickFilter } from '../../ui/list/ListToolbar'
import { useFilterIn } from '../../ui/list/list-address'
import { useListLook } from '../../ui/list/look'
import { RowLink } from '../../ui/list/RowLink'
import { Standing } from '../../ui/list/Standing'
import { Person } from '../../ui/Person'
import { cut } from '../../ui/text'
import { DueText } from './DueText'
import { RemindTaskIcon } from './RemindTaskButton'
import { TaskBulk, useSelectableTasks } from './TaskBulk'
import { TaskFilters } from './TaskFilters'
import { TaskStatusChip } from './TaskStatusChip'
import { TickedTask } from './TaskTick'
import { useTaskBoard } from './task-board'
import { useTaskCalendar } from './task-calendar'
import {
  isTogether,
  TOGETHER,
  TogetherDue,
  TogetherHead,
  TogetherPeople,
  TogetherProgress,
  useTaskFolding,
} from './task-folding'
import { titleOf } from './task-rights'

/** Comes with the first one that is looked at. */
const TaskPeek = lazyWithRetry(() => import('./TaskPeek'))

export interface TaskListProps {
  readonly type: 'assigned' | 'created'
  readonly intents: ReactNode
  /** Only what is still to be done, without filters: for dashboards. */
  readonly openOnly?: boolean
}

/** What one has to do by what is due first; what one has asked of others by what is newest. */
const SORT: Readonly<Record<TaskListProps['type'], SortPayload>> = {
  assigned: { field: 'due_date', order: 'ASC' },
  created: { field: 'created_at', order: 'DESC' },
}

const DUE = {
  field: 'due_date',
  dayOf: ({ due_date }: ListedTask) => due_date,
  isOpen: ({ status }: ListedTask) => status === 'incomplete',
}

export function TaskList({ type, intents, openOnly = false }: TaskListProps) {
  const translate = useTranslate()
  const grouping = useDueGrouping<ListedTask>({ ...DUE, label: translate('tasks.by_due') })
  const address = (task: ListedTask): string => `/tasks/${type}/${task.id}`
  const selectable = useSelectableTasks(type)
  const board = useTaskBoard(task => <BoardCard task={task} type={type} to={address(task)} />)
  const calendar = useTaskCalendar(type)
  const [look] = useListLook()
  const folding = useTaskFolding()
  const other = type === 'assigned' ? 'creator' : 'assignee'
  const quick = useQuickFilters(look === 'board')
  const asked: Column<ListedTask> = {
    source: 'created_at',
    label: translate('tasks.field.asked'),
    sortable: true,
    render: task => <InstantText at={task.created_at} />,
  }
  return (
    <ListFrame<ListedTask>
      label={translate(`tasks.tabs.${type}`)}
      resource="tasks"
      filter={{ type, ...(openOnly && { status: 'incomplete' }) }}
      sort={SORT[type]}
      quickFilters={openOnly ? [] : quick}
      searchable={!openOnly}
      filters={!openOnly && <TaskFilters type={type} />}
      open={address}
      grouping={grouping}
      {...(type === 'created' && { folding })}
      peek={{
        name: task => titleOf(task, translate('tasks.untitled')),
        body: task => (
          <Suspense fallback={null}>
            <TaskPeek key={task.id} task={task} />
          </Suspense>
        ),
      }}
      {...(!openOnly && { bulk: <TaskBulk type={type} />, selectable })}
      {...(!openOnly && { board, calendar })}
      intents={intents}
      empty={<EmptyState text={translate(`tasks.empty.${type}`)}>{intents}</EmptyState>}
      columns={[
        {
          source: 'description',
          label: translate('tasks.field.description'),
          sortable: true,
          render: task => <Described task={task} type={type} to={address(task)} />,
        },
        { source: other, label: translate(`tasks.field.${other}`), render: task => <Other task={task} type={type} /> },
        {
          source: 'due_date',
          label: translate('tasks.field.due_date'),
          sortable: true,
          render: task => (isTogether(task) ? <TogetherDue task={task} /> : <DueText task={task} />),
        },
        ...(type === 'created' ? [asked] : []),
        {
          source: 'status',
          label: translate('tasks.field.status'),
          sortable: true,
          render: standing,
        },
      ]}
      card={(task, shows) => <TaskCard task={task} type={type} address={address(task)} shows={shows} />}
    />
  )
}

function useQuickFilters(onBoard: boolean): readonly QuickFilter[] {
  const translate = useTranslate()
  const together = useFilterIn(TOGETHER)
  return [
    ...(together === undefined
      ? []
      : [{ label: translate('tasks.together.narrowed'), filter: { [TOGETHER]: together } }]),
    { label: translate('tasks.past_due'), filter: { past_due: true } },
    // A board has a column for each.
    ...(onBoard ? [] : [{ label: translate('tasks.with_closed'), filter: { history: true } }]),
  ]
}

interface TaskCardProps {
  readonly task: ListedTask
  readonly type: TaskListProps['type']
  readonly address: string
  readonly shows: Shows
}

function TaskCard({ task, type, address, shows }: TaskCardProps) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, alignItems: 'flex-start' }}>
      <Described task={task} type={type} to={address} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, fontSize: '0.875rem' }}>
        {shows(type === 'assigned' ? 'creator' : 'assignee') && <Other task={task} type={type} />}
        {shows('due_date') && (task.together?.next_due ?? task.due_date) && (
          <Typography component="span" variant="body2" color="textSecondary">
            {translate('tasks.field.due_date')}{' '}
            {isTogether(task) ? <TogetherDue task={task} /> : <DueText task={task} />}
          </Typography>
        )}
        {shows('created_at') && type === 'created' && (
          <Typography component="span" variant="body2" color="textSecondary">
            {translate('tasks.field.asked')} <InstantText at={task.created_at} />
          </Typography>
        )}
      </Box>
      {shows('status') && standing(task)}
    </Box>
  )
}

interface BoardCardProps {
  readonly task: ListedTask
  readonly type: TaskListProps['type']
  readonly to: string
}

/** Its column says the status; what its dates mean is said beside them. */
function BoardCard({ task, type, to }: BoardCardProps) {
  const translate = useTranslate()
  return (
    <>
      <RowLink to={to}>{cut(titleOf(task, translate('tasks.untitled')), DESCRIPTION_SHOWN)}</RowLink>
      <Other task={task} type={type} />
      {task.due_date && <DueText task={task} />}
    </>
  )
}

/** With the bell for whoever waits for it. */
const standing = (task: ListedTask) =>
  isTogether(task) ? (
    <TogetherProgress task={task} />
  ) : (
    <Standing status={<TaskStatusChip task={task} />} remind={<RemindTaskIcon task={task} />} />
  )

function Described({ task, type, to }: { task: ListedTask; type: TaskListProps['type']; to: string }) {
  const translate = useTranslate()
  if (isTogether(task)) return <TogetherHead task={task} />
  const name = (
    <Box component="span" sx={{ whiteSpace: 'normal' }}>
      <RowLink to={to}>{cut(titleOf(task, translate('tasks.untitled')), DESCRIPTION_SHOWN)}</RowLink>
    </Box>
  )
  return type === 'assigned' ? <TickedTask task={task}>{name}</TickedTask> : name
}

function Other({ task, type }: { task: ListedTask; type: 'assigned' | 'created' }) {
  const translate = useTranslate()
  if (isTogether(task)) return <TogetherPeople task={task} />
  if (type === 'created') return <Person {...task.assignee} />
  if (!task.creator) return <>{translate('app.person.system')}</>
  return <Person {...task.creator} />
}

// One of the two lists of tasks, on its page and on dashboards.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { DESCRIPTION_SHOWN, type TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import type { ReactNode } from 'react'
import { type SortPayload, useTranslate } from 'react-admin'
import { ListFrame } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import { RowLink } from '../../ui/list/RowLink'
import { Person } from '../../ui/Person'
import { cut } from '../../ui/text'
import { DueText } from './DueText'
import { TaskStatusChip } from './TaskStatusChip'
import { titleOf } from './task-rights'

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

export function TaskList({ type, intents, openOnly = false }: TaskListProps) {
  const translate = useTranslate()
  const address = (task: TaskSummary): string => `/tasks/${type}/${task.id}`
  const other = type === 'assigned' ? 'creator' : 'assignee'
  const quick = [
    { label: translate('tasks.past_due'), filter: { past_due: true } },
    { label: translate('tasks.with_closed'), filter: { history: true } },
  ]
  return (
    <ListFrame<TaskSummary>
      label={translate(`tasks.tabs.${type}`)}
      resource="tasks"
      filter={{ type, ...(openOnly && { status: 'incomplete' }) }}
      sort={SORT[type]}
      quickFilters={openOnly ? [] : quick}
      searchable={!openOnly}
      open={address}
      intents={intents}
      empty={<EmptyState text={translate(`tasks.empty.${type}`)}>{intents}</EmptyState>}
      columns={[
        {
          source: 'description',
          label: translate('tasks.field.description'),
          sortable: true,
          render: task => <Described task={task} to={address(task)} />,
        },
        { source: other, label: translate(`tasks.field.${other}`), render: task => <Other task={task} type={type} /> },
        {
          source: 'due_date',
          label: translate('tasks.field.due_date'),
          sortable: true,
          render: task => <DueText task={task} />,
        },
        {
          source: 'status',
          label: translate('tasks.field.status'),
          sortable: true,
          render: task => <TaskStatusChip task={task} />,
        },
      ]}
      card={task => (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
          <Described task={task} to={address(task)} />
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', fontSize: '0.875rem' }}
          >
            <Other task={task} type={type} />
            {task.due_date && (
              <Typography component="span" variant="body2" color="textSecondary">
                {translate('tasks.field.due_date')} <DueText task={task} />
              </Typography>
            )}
          </Box>
          <TaskStatusChip task={task} />
        </Box>
      )}
    />
  )
}

function Described({ task, to }: { task: TaskSummary; to: string }) {
  const translate = useTranslate()
  return <RowLink to={to}>{cut(titleOf(task, translate('tasks.untitled')), DESCRIPTION_SHOWN)}</RowLink>
}

function Other({ task, type }: { task: TaskSummary; type: 'assigned' | 'created' }) {
  const translate = useTranslate()
  if (type === 'created') return <Person id={task.assignee.id} name={task.assignee.name} />
  if (!task.creator) return <>{translate('app.person.system')}</>
  return <Person id={task.creator.id} name={task.creator.name} />
}

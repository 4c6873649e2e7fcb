// One task: what it asks, how it stands, what was said, and what can be done with it.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { commentOnTask, getTask, taskComments } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskDetails } from '@practicum/shared/features/tasks/tasks.views'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Navigate, useParams } from 'react-router'
import { useMe } from '../../providers/me'
import { useApi } from '../../providers/session'
import { requestOf } from '../../providers/use-intent'
import { useRead } from '../../providers/use-query'
import { CommentThread } from '../../ui/CommentThread'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { EmptyState } from '../../ui/list/ListStates'
import { PageHeader } from '../../ui/PageHeader'
import { ReadFrame } from '../../ui/ReadFrame'
import { TabBadge, TabBar, TabPanel } from '../../ui/TabBar'
import { useTabs } from '../../ui/tabs'
import { cut } from '../../ui/text'
import { DocumentList, useAttachableChannel } from '../attachments/documents'
import { HistoryPanel } from '../audit/HistoryPanel'
import { CompleteTaskButton, DismissTaskButton } from './CloseTaskButton'
import { TaskAbout } from './TaskAbout'
import { TaskStatusChip } from './TaskStatusChip'
import { mayClose, mayEdit, titleOf } from './task-rights'

const EditTaskFormDialog = lazyWithRetry(() => import('./EditTaskFormDialog'))
/** A longer description is cut in the heading and stands whole below. */
const TITLE_SHOWN = 90
const TABS = ['about', 'documents', 'comments', 'history'] as const

export default function TaskDetailsScreen() {
  const { type = '', id = '' } = useParams()
  if (type !== 'assigned' && type !== 'created') return <Navigate to="/404" replace />
  return <TaskPage key={id} id={id} type={type} />
}

interface TaskPageProps {
  readonly id: string
  readonly type: 'assigned' | 'created'
}

function TaskPage({ id, type }: TaskPageProps) {
  const read = useRead(getTask, { params: { id } })
  useAttachableChannel('task', id, ['tasks'])
  return <ReadFrame read={read}>{task => <TaskView task={task} type={type} />}</ReadFrame>
}

function TaskView({ task, type }: Pick<TaskPageProps, 'type'> & { task: TaskDetails }) {
  const translate = useTranslate()
  const [tab, open] = useTabs('task', TABS)
  const tabs = [
    { key: 'about', label: translate('tasks.details.about') },
    {
      key: 'documents',
      label: translate('attachments.documents'),
      badge: <TabBadge count={task.documents.length} />,
    },
    {
      key: 'comments',
      label: translate('tasks.details.comments'),
      badge: <TabBadge count={task.comments_count} />,
    },
    { key: 'history', label: translate('tasks.details.history') },
  ]
  return (
    <>
      <PageHeader
        back={{ to: `/tasks#${type}`, label: translate(`tasks.back.${type}`) }}
        title={cut(titleOf(task, translate('tasks.untitled')), TITLE_SHOWN)}
        status={<TaskStatusChip task={task} />}
        intents={<TaskIntents task={task} />}
      />
      <TabBar label={translate('tasks.details.label')} tabs={tabs} open={tab} onOpen={open} />
      <TabPanel tab={tab}>
        {tab === 'about' && <TaskAbout task={task} />}
        {tab === 'documents' && <TaskDocuments task={task} />}
        {tab === 'comments' && <TaskComments task={task} />}
        {tab === 'history' && <HistoryPanel subject="task" id={task.id} />}
      </TabPanel>
    </>
  )
}

function TaskIntents({ task }: { task: TaskDetails }) {
  const translate = useTranslate()
  const me = useMe()
  const [editing, setEditing] = useState(false)
  return (
    <>
      {mayEdit(task, me) && (
        <Button variant="outlined" onClick={() => setEditing(true)}>
          {translate('tasks.edit')}
        </Button>
      )}
      {mayClose(task, me) && <DismissTaskButton task={task} />}
      {mayClose(task, me) && <CompleteTaskButton task={task} />}
      {editing && (
        <Suspense fallback={null}>
          <EditTaskFormDialog task={task} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  )
}

function TaskDocuments({ task }: { task: TaskDetails }) {
  const translate = useTranslate()
  const me = useMe()
  if (task.documents.length === 0) return <EmptyState text={translate('attachments.none')} />
  return (
    <Box sx={{ maxWidth: 800 }}>
      <DocumentList documents={task.documents} mayChange={mayEdit(task, me)} touches={['tasks']} />
    </Box>
  )
}

function TaskComments({ task }: { task: TaskDetails }) {
  const api = useApi()
  const { user } = useMe()
  const request = (body: { readonly body: string }) => requestOf(commentOnTask, { params: { id: task.id }, body })
  const earlier = async (before: string) =>
    (await api.call(taskComments, { params: { id: task.id }, query: { before } })).comments
  return (
    <CommentThread
      comments={task.comments}
      count={task.comments_count}
      earlier={earlier}
      {...(!user.is_impersonating && { request })}
    />
  )
}

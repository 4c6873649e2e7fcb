// One task: what it asks, how it stands, what was said, and what can be done with it.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { commentOnTask, getTask, taskComments } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskDetails } from '@practicum/shared/features/tasks/tasks.views'
import { useTranslate } from 'react-admin'
import { Navigate, useParams } from 'react-router'
import { useMe } from '../../providers/me'
import { useApi } from '../../providers/session'
import { requestOf } from '../../providers/use-intent'
import { useRead } from '../../providers/use-query'
import type { CommentThreadProps } from '../../ui/CommentThread'
import { DetailsPage } from '../../ui/DetailsPage'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { cut } from '../../ui/text'
import { DocumentList, HiddenDocuments, useAttachableChannel } from '../attachments/documents'
import { Activity } from '../audit/Activity'
import { described, TaskFacts } from './TaskAbout'
import { TaskIntents } from './TaskIntents'
import { TaskStatusChip } from './TaskStatusChip'
import { mayEdit, titleOf } from './task-rights'

/** A longer description is cut in the heading and stands whole below. */
const TITLE_SHOWN = 90

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
  const title = titleOf(task, translate('tasks.untitled'))
  const shown = cut(title, TITLE_SHOWN)
  return (
    <DetailsPage
      back={{ to: `/tasks#${type}`, label: translate(`tasks.back.${type}`) }}
      title={shown}
      status={<TaskStatusChip task={task} />}
      intents={<TaskIntents task={task} />}
      facts={<TaskFacts task={task} />}
      stream={<Activity subject="task" id={task.id} thread={useTaskThread(task)} />}
    >
      {shown !== task.description && described(task) && (
        <Box sx={{ mb: 2, overflowWrap: 'anywhere' }}>{described(task)}</Box>
      )}
      <TaskDocuments task={task} />
    </DetailsPage>
  )
}

function TaskDocuments({ task }: { task: TaskDetails }) {
  const translate = useTranslate()
  const me = useMe()
  return (
    <TitledPaper id="documents" title={translate('attachments.documents')}>
      {task.documents.length === 0 &&
        (me.user.is_impersonating ? (
          <HiddenDocuments />
        ) : (
          <Typography color="textSecondary">{translate('attachments.none')}</Typography>
        ))}
      <DocumentList documents={task.documents} mayChange={mayEdit(task, me)} touches={['tasks']} />
    </TitledPaper>
  )
}

function useTaskThread(task: TaskDetails): CommentThreadProps {
  const api = useApi()
  const { user } = useMe()
  const { comments, comments_count: count } = task
  const params = { id: task.id }
  const request = (body: { readonly body: string }) => requestOf(commentOnTask, { params, body })
  const earlier = async (before: string) => (await api.call(taskComments, { params, query: { before } })).comments
  return { comments, count, earlier, ...(!user.is_impersonating && { request }) }
}

// What was handed out together, to several people or again and again, as one row of the list of what one has asked for.
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { DESCRIPTION_SHOWN, type HandedOut, type ListedTask } from '@practicum/shared/features/tasks/tasks.views'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { DayText } from '../../ui/DateText'
import { FoldHead } from '../../ui/list/Folds'
import type { Folding } from '../../ui/list/folding'
import { RowLink } from '../../ui/list/RowLink'
import { Standing } from '../../ui/list/Standing'
import { OpeningAvatar, PersonName } from '../../ui/Person'
import { Sentence } from '../../ui/Sentence'
import { StatusChip } from '../../ui/StatusChip'
import { cut } from '../../ui/text'
import { DueText } from './DueText'
import { RemindTaskIcon } from './RemindTaskButton'
import { TaskStatusChip } from './TaskStatusChip'
import { titleOf } from './task-rights'

/** The filter of the list that one such row is narrowed to. */
export const TOGETHER = 'together'

export type TogetherTask = ListedTask & { readonly together: HandedOut }

export const isTogether = (task: ListedTask): task is TogetherTask => task.together !== undefined

export function useTaskFolding(): Folding<ListedTask> {
  const translate = useTranslate()
  return useMemo(
    () => ({
      label: translate('tasks.together.fold'),
      field: TOGETHER,
      of: ({ together }) => together && { id: together.id, size: together.open || together.tasks },
      name: task => titleOf(task, translate('tasks.untitled')),
      one: task => <OneOfThem task={task} />,
      all: ({ together, assignee }, shown) =>
        together && shown < together.tasks
          ? { words: translate('tasks.together.all', { smart_count: together.tasks }), to: allAt(together, assignee) }
          : undefined,
    }),
    [translate],
  )
}

/** Those that are done, too; where they are of one person, the list may be narrowed to this person while others have them as well. */
function allAt({ id, people }: HandedOut, assignee: ListedTask['assignee']): string {
  const filter = JSON.stringify({ [TOGETHER]: id, history: true, ...(people === 1 && { assignee_id: assignee.id }) })
  return `/tasks?${new URLSearchParams({ filter })}#created`
}

function OneOfThem({ task }: { task: ListedTask }) {
  return (
    <Box
      sx={{
        ...{ display: 'grid', alignItems: 'center', columnGap: 2, rowGap: 0.5, whiteSpace: 'normal' },
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1.4fr)' },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
        <OpeningAvatar {...task.assignee} size={24} />
        <RowLink to={`/tasks/created/${task.id}`}>{task.assignee.name}</RowLink>
      </Box>
      <Typography component="span" variant="body2">
        {task.due_date && <DueText task={task} />}
      </Typography>
      <Standing status={<TaskStatusChip task={task} />} remind={<RemindTaskIcon task={task} />} />
    </Box>
  )
}

export function TogetherHead({ task }: { task: TogetherTask }) {
  const translate = useTranslate()
  return (
    <FoldHead item={task}>
      <Box component="span" sx={{ whiteSpace: 'normal' }}>
        {cut(titleOf(task, translate('tasks.untitled')), DESCRIPTION_SHOWN)}
      </Box>
    </FoldHead>
  )
}

/** To how many people, or how often to one. */
export function TogetherPeople({ task: { together, assignee } }: { task: TogetherTask }) {
  const translate = useTranslate()
  const { people, tasks } = together
  const often = translate('tasks.together.tasks', { smart_count: tasks })
  if (people === 1)
    return <Sentence text="tasks.together.often" parts={{ name: <PersonName {...assignee} /> }} values={{ often }} />
  const whom = translate('tasks.together.people', { smart_count: people })
  return <>{tasks > people ? translate('tasks.together.often', { name: whom, often }) : whom}</>
}

export function TogetherDue({ task: { together } }: { task: TogetherTask }) {
  return (
    <Box component="span" sx={together.past_due > 0 ? { color: 'error.main', fontWeight: 600 } : {}}>
      <DayText day={together.next_due} />
    </Box>
  )
}

export function TogetherProgress({ task: { together } }: { task: TogetherTask }) {
  const translate = useTranslate()
  const { tasks, completed, past_due: late } = together
  const said = translate('tasks.together.completed', { completed, smart_count: tasks })
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 30 }}>
      <LinearProgress
        variant="determinate"
        value={(100 * completed) / tasks}
        aria-label={said}
        sx={{ width: 56, height: 6, borderRadius: 3 }}
      />
      <Typography component="span" variant="body2">
        {said}
      </Typography>
      {late > 0 && (
        <StatusChip tone="error" weight="alert" label={translate('tasks.together.late', { smart_count: late })} />
      )}
    </Box>
  )
}

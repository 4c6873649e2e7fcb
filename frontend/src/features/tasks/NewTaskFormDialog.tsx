// The form of a new task: for others, or for oneself.
import Stack from '@mui/material/Stack'
import { BATCH_MAX } from '@practicum/shared/features/tasks/tasks.views'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { useMe } from '../../providers/me'
import * as Form from '../../ui/form/dialog'
import { namesOf } from '../../ui/names'
import { DocumentsField, useAttaching } from '../attachments/documents'
import { useFormDraft } from '../drafts/use-draft'
import { PeopleField } from '../people/PeopleField'
import { TaskTemplates } from '../task-templates/TaskTemplates'
import type { Filled } from '../task-templates/template-content'
import {
  ASKED,
  firstOf,
  isOnce,
  LIST,
  type NewTaskFor,
  newTask,
  newTaskRefusals,
  newTaskRequest,
  refusedTitle,
} from './new-task-form'
import { RepeatSentence } from './RepeatSentence'
import { RepeatStepField } from './RepeatStepField'
import { TaskFields } from './TaskFields'

const ASSIGNEES = { omitted: [], limit: BATCH_MAX }

export default function NewTaskFormDialog({ onClose, ...opened }: NewTaskFor & { readonly onClose: () => void }) {
  const { mode, course } = opened
  const once = isOnce(opened)
  const today = dateIn(useMe().user.timezone, new Date())
  const { uploads, attachTo } = useAttaching('task', ['tasks'])
  const form = Form.useDialogForm({
    ...{
      messages: 'tasks.form',
      touches: ['dashboards'],
      onRefused: Form.useToastRefusal(refusedTitle),
      uploads,
      onClose,
    },
    values: firstOf(opened),
    request: values => newTaskRequest(values, opened),
    rules: values => newTaskRefusals(values, opened, today),
    onSaved: async (answer, { assignees, repeat_on }) => {
      const ids = 'ids' in answer ? answer.ids : [answer.id]
      await attachTo(ids)
      const args = { smart_count: ids.length, names: namesOf(assignees) }
      const notice = repeat_on === 'schedule' ? 'tasks.created_series' : 'tasks.created'
      return { notice, args, to: `/tasks/${LIST[mode]}/${ids[0]}` }
    },
    another: ({ assignable_type }) => {
      // What could not be attached was meant for the task before.
      uploads.restore()
      return { ...newTask(), assignable_type }
    },
  })
  // What it is about may have been taken back meanwhile.
  const draft = useFormDraft(form, {
    name: `task-${mode}`,
    enabled: !once,
    without: ['assignable_id'],
    uploads,
  })
  const { bind, words } = form
  const { getValues, reset } = form.methods
  const fill = (filled: Filled): void => reset({ ...getValues(), ...filled }, { keepDefaultValues: true })
  const asks = Form.useAsked(form.control, ASKED)
  const tomorrow = addDays(today, 1)
  return (
    <Form.FormDialog
      {...{ form, draft, onClose, title: words(mode), submit: words('save') }}
      another={once ? undefined : words('save_another')}
    >
      {mode === 'create' && !course && <TaskTemplates today={today} values={getValues} onFill={fill} />}
      <TaskFields {...{ form }} course={course?.title} own={mode === 'self'} earliest={tomorrow}>
        {mode === 'create' && <PeopleField {...bind('assignees')} rules={ASSIGNEES} />}
      </TaskFields>
      <Form.SwitchField {...bind('publish_later')} />
      {asks('start_at') && <Form.DayField {...bind('start_at')} min={tomorrow} required />}
      <DocumentsField uploads={uploads} />
      <Stack spacing={2}>
        <Form.SwitchField {...bind('repeat_on')} choices={['single', 'schedule']} />
        {asks('repeat_days') && (
          <>
            <Form.SwitchField {...bind('repeat_on')} label={words('on_complete')} choices={['schedule', 'complete']} />
            <RepeatStepField {...bind('repeat_days')} />
          </>
        )}
        {asks('repeat_until') && <Form.DayField {...bind('repeat_until')} min={tomorrow} required />}
        {asks('due_after') && <Form.NumberField {...bind('due_after')} help={words('due_after_help')} />}
        <RepeatSentence control={form.control} today={today} />
      </Stack>
    </Form.FormDialog>
  )
}

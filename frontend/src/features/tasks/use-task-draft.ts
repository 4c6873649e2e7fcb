// The draft of a new task: one for tasks of others, one for one's own; what exists, and a course that is being assigned, keeps none.
import { type KeptFile, keptFiles, type Uploads } from '../attachments/documents'
import { type Draft, useDraft } from '../drafts/use-draft'
import { EMPTY_TASK, type TaskMode, type TaskValues } from './task-form'

interface Drafted {
  readonly values: TaskValues
  readonly uploads: Uploads
  readonly dirty: boolean
  readonly change: (part: Partial<TaskValues>) => void
}

export function useTaskDraft(mode: TaskMode, { values, uploads, dirty, change }: Drafted): Draft | undefined {
  const { form: _form, ...kept } = values
  const files: readonly KeptFile[] = keptFiles(uploads.files)
  return useDraft({
    form: `task-${mode}`,
    values: { ...kept, files },
    dirty,
    enabled: mode !== 'edit' && values.course === null,
    // A form is chosen anew: it may have been taken back meanwhile.
    put: ({ files: found, ...typed }) => {
      change({ ...EMPTY_TASK, ...typed })
      uploads.restore(found)
    },
  })
}

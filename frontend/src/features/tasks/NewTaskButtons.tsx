// Opens the task form: for others, or for oneself.
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import type { CourseTitle } from '@practicum/shared/features/ce-courses/ce-courses.contract'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const NewTaskFormDialog = lazyWithRetry(() => import('./NewTaskFormDialog'))

export function AssignTaskButton() {
  return <NewTaskButton mode="create" label="tasks.add" />
}

/** Hands out the course whose page one is on. */
export function AssignCourseButton({ course }: { course: CourseTitle }) {
  return <NewTaskButton mode="create" label="tasks.assign_course" course={course} />
}

export function AddToDoButton() {
  return <NewTaskButton mode="self" label="tasks.add_self" />
}

interface NewTaskButtonProps {
  readonly mode: 'create' | 'self'
  readonly label: string
  readonly course?: CourseTitle
}

function NewTaskButton({ mode, label, course }: NewTaskButtonProps) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {translate(label)}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <NewTaskFormDialog mode={mode} {...(course && { course })} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

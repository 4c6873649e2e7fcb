// Opens the task form: for others, or for oneself.
import Add from '@mui/icons-material/Add'
import Button from '@mui/material/Button'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'

const TaskFormDialog = lazy(() => import('./TaskFormDialog'))

export function AssignTaskButton() {
  return <NewTaskButton mode="create" label="tasks.add" />
}

export function AddToDoButton() {
  return <NewTaskButton mode="self" label="tasks.add_self" />
}

function NewTaskButton({ mode, label }: { mode: 'create' | 'self'; label: string }) {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<Add />} onClick={() => setOpen(true)}>
        {translate(label)}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <TaskFormDialog mode={mode} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

// Deletes a task that stands alone; one of a series says why it cannot.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { deleteTask } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskView } from '@practicum/shared/features/tasks/tasks.views'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useIntent } from '../../providers/use-intent'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { inSeries } from './task-rights'

export function DeleteTaskButton({ task, onDeleted }: { task: TaskView; onDeleted: () => void }) {
  const translate = useTranslate()
  const notify = useNotify()
  const [asking, setAsking] = useState(false)
  const { run, running, refused } = useIntent(deleteTask, ['dashboards'])
  const remove = async (): Promise<void> => {
    const deleted = await run({ params: { id: task.id } }).then(
      () => true,
      () => false,
    )
    if (!deleted) return
    notify('tasks.deleted', { type: 'success' })
    onDeleted()
  }
  return (
    <Box sx={{ mr: 'auto', display: 'flex', alignItems: 'center', gap: 1 }}>
      <Button color="error" disabled={inSeries(task)} onClick={() => setAsking(true)}>
        {translate('tasks.form.delete')}
      </Button>
      {inSeries(task) && (
        <Typography variant="body2" color="textSecondary">
          {translate('tasks.delete.in_series')}
        </Typography>
      )}
      {asking && (
        <ConfirmDialog
          danger
          title={translate('tasks.delete.title')}
          consequence={translate('tasks.delete.text', { name: task.assignee.name })}
          confirm={translate('tasks.form.delete')}
          running={running}
          refused={refused}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  )
}

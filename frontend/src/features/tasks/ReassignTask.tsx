// Gives one task to somebody else: on its page, and beside the list.
import Button from '@mui/material/Button'
import { reassignTask } from '@practicum/shared/features/tasks/task-intents.contract'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { CallOptions } from '../../providers/api'
import { useIntent } from '../../providers/use-intent'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { useToast } from '../../ui/toast'

const ReassignQuestion = lazyWithRetry(() => import('./ReassignQuestion'))

export function ReassignTask({ task }: { task: TaskSummary }) {
  const translate = useTranslate()
  const toast = useToast()
  const { run } = useIntent(reassignTask, ['dashboards', 'notifications'])
  const [asking, setAsking] = useState(false)
  const words = (key: string): string => translate(`tasks.bulk.reassign.${key}`, { smart_count: 1 })
  const close = (): void => setAsking(false)
  const carryOut = async (bodyOf: (item: TaskSummary) => object): Promise<void> => {
    await run({ params: { id: task.id }, body: bodyOf(task) } as CallOptions<typeof reassignTask>)
    toast('tasks.bulk.reassign.done', { args: { smart_count: 1 } })
    close()
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {words('button')}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <ReassignQuestion
            {...{ title: words('title'), confirm: words('button'), items: [task], carryOut, onClose: close }}
            consequence={translate(`tasks.bulk.reassign.${consequenceOf(task)}`, { name: task.assignee.name })}
          />
        </Suspense>
      )}
    </>
  )
}

function consequenceOf({ self_assigned, published }: TaskSummary): string {
  if (self_assigned) return 'own'
  return published ? 'one' : 'unpublished'
}

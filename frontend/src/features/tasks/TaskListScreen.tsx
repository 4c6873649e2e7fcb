// The page of the two task lists, and of the form that an address opens for somebody.
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { PageHeader } from '../../ui/PageHeader'
import { TabBar, TabPanel } from '../../ui/TabBar'
import { useTabs } from '../../ui/tabs'
import { useOpening } from '../../ui/use-opening'
import { AddToDoButton, AssignTaskButton } from './NewTaskButtons'
import { TaskList } from './TaskList'

const NewTaskFormDialog = lazyWithRetry(() => import('./NewTaskFormDialog'))

const TABS = ['assigned', 'created'] as const

export default function TaskListScreen() {
  const translate = useTranslate()
  const [tab, open] = useTabs('tasks', TABS)
  const type = tab === 'created' ? 'created' : 'assigned'
  return (
    <>
      <PageHeader title={translate('tasks.title')} />
      <TabBar
        label={translate('tasks.tabs.label')}
        tabs={TABS.map(key => ({ key, label: translate(`tasks.tabs.${key}`) }))}
        open={type}
        onOpen={open}
      />
      <TabPanel tab={type}>
        <TaskList key={type} type={type} intents={type === 'assigned' ? <AddToDoButton /> : <AssignTaskButton />} />
      </TabPanel>
      <ForSomebody />
    </>
  )
}

/** Opened from the card of a person. */
function ForSomebody() {
  const { role } = useMe()
  const { invited, close } = useOpening('assignees')
  if (!invited || role === 'admin') return null
  return (
    <Suspense fallback={null}>
      <NewTaskFormDialog mode="create" invited={invited} onClose={close} />
    </Suspense>
  )
}

// The page of the two task lists.
import { useTranslate } from 'react-admin'
import { PageHeader } from '../../ui/PageHeader'
import { TabBar, TabPanel } from '../../ui/TabBar'
import { useTabs } from '../../ui/tabs'
import { AddToDoButton, AssignTaskButton } from './NewTaskButtons'
import { TaskList } from './TaskList'

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
    </>
  )
}

// What an auditor looks through: what happened, and for admins also who was shown or refused what.
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { PageHeader } from '../../ui/PageHeader'
import { TabBar, TabPanel } from '../../ui/TabBar'
import { useTabs } from '../../ui/tabs'
import { AccessList } from './AccessList'
import { EventList } from './EventList'

const TABS = ['events', 'accesses'] as const

export default function EventExplorerScreen() {
  const translate = useTranslate()
  const { role } = useMe()
  const header = <PageHeader title={translate('audit.explorer')} about={translate('audit.explorer_about')} />
  return (
    <>
      {header}
      {role === 'admin' ? <BothTabs /> : <EventList />}
    </>
  )
}

function BothTabs() {
  const translate = useTranslate()
  const [tab, open] = useTabs('events', TABS)
  return (
    <>
      <TabBar
        label={translate('audit.tabs.label')}
        tabs={TABS.map(key => ({ key, label: translate(`audit.tabs.${key}`) }))}
        open={tab}
        onOpen={open}
      />
      <TabPanel tab={tab}>{tab === 'events' ? <EventList /> : <AccessList />}</TabPanel>
    </>
  )
}

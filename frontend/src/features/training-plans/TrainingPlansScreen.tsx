// The page of all training plans of an organization, and beside them its levels.
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import { PageHeader } from '../../ui/PageHeader'
import { TabBar, TabPanel } from '../../ui/TabBar'
import { useTabs } from '../../ui/tabs'
import { LevelsPanel } from './LevelsPanel'
import { PlanList } from './PlanList'
import { planScreenMessages } from './plan-screens.messages'

const TABS = ['plans', 'levels'] as const

export default function TrainingPlansScreen() {
  return (
    <ScreenWords name="plans" english={planScreenMessages}>
      <TrainingPlans />
    </ScreenWords>
  )
}

function TrainingPlans() {
  const translate = useTranslate()
  const [tab, open] = useTabs('training-plans', TABS)
  return (
    <>
      <PageHeader title={translate('plans.title')} />
      <TabBar
        label={translate('plans.tabs.label')}
        tabs={TABS.map(key => ({ key, label: translate(`plans.tabs.${key}`) }))}
        open={tab}
        onOpen={open}
      />
      <TabPanel tab={tab}>
        {tab === 'plans' && <PlanList />}
        {tab === 'levels' && <LevelsPanel />}
      </TabPanel>
    </>
  )
}

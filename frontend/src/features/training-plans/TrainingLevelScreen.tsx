// One level of training: its plans, and what happened to it.
import {
  getTrainingLevel,
  type TrainingLevelView,
} from '@practicum/shared/features/training-plans/training-plans.contract'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { PageHeader } from '../../ui/PageHeader'
import { ReadFrame } from '../../ui/ReadFrame'
import { StatusChip } from '../../ui/StatusChip'
import { TabBar, TabPanel } from '../../ui/TabBar'
import { useTabs } from '../../ui/tabs'
import { HistoryPanel } from '../audit/HistoryPanel'
import { LevelIntents } from './LevelIntents'
import { PlanList } from './PlanList'
import { planScreenMessages } from './plan-screens.messages'

const TABS = ['plans', 'history'] as const

export default function TrainingLevelScreen() {
  const { id = '' } = useParams()
  return (
    <ScreenWords name="plans" english={planScreenMessages}>
      <LevelPage key={id} id={id} />
    </ScreenWords>
  )
}

function LevelPage({ id }: { id: string }) {
  const read = useRead(getTrainingLevel, { params: { id } })
  return <ReadFrame read={read}>{level => <LevelShown level={level} />}</ReadFrame>
}

function LevelShown({ level }: { level: TrainingLevelView }) {
  const translate = useTranslate()
  const [tab, open] = useTabs('training-level', TABS)
  return (
    <>
      <PageHeader
        back={{ to: '/training-plans#levels', label: translate('plans.level.back') }}
        title={level.name}
        status={level.archived && <StatusChip tone="default" label={translate('plans.archived')} />}
        intents={<LevelIntents level={level} />}
      />
      <TabBar
        label={translate('plans.of_level.label')}
        tabs={TABS.map(key => ({ key, label: translate(`plans.of_level.${key}`) }))}
        open={tab}
        onOpen={open}
      />
      <TabPanel tab={tab}>
        {tab === 'plans' && <PlanList levelId={level.id} />}
        {tab === 'history' && <HistoryPanel subject="traininglevel" id={level.id} />}
      </TabPanel>
    </>
  )
}

// One of the training plans: what it is, what happened to it, and what can be done with it.
import {
  getTrainingPlan,
  type TrainingPlanView,
} from '@practicum/shared/features/training-plans/training-plans.contract'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { useMe } from '../../providers/me'
import { useRead } from '../../providers/use-query'
import { DayText, InstantText } from '../../ui/DateText'
import { Facts } from '../../ui/Facts'
import { PageHeader } from '../../ui/PageHeader'
import { Person } from '../../ui/Person'
import { ReadFrame } from '../../ui/ReadFrame'
import { StatusChip } from '../../ui/StatusChip'
import { TabBar, TabPanel } from '../../ui/TabBar'
import { useTabs } from '../../ui/tabs'
import { HistoryPanel } from '../audit/HistoryPanel'
import { ArchiveTrainingPlanButton } from './ArchiveTrainingPlanButton'
import { EditTrainingPlanButton } from './TrainingPlanFormButtons'
import { mayChange } from './training-plan-rights'

const TABS = ['about', 'history'] as const

export default function TrainingPlanDetailsScreen() {
  const { id = '' } = useParams()
  return <TrainingPlanPage key={id} id={id} />
}

function TrainingPlanPage({ id }: { id: string }) {
  const read = useRead(getTrainingPlan, { params: { id } })
  return <ReadFrame read={read}>{trainingPlan => <TrainingPlanShown trainingPlan={trainingPlan} />}</ReadFrame>
}

function TrainingPlanShown({ trainingPlan }: { trainingPlan: TrainingPlanView }) {
  const translate = useTranslate()
  const me = useMe()
  const [tab, open] = useTabs('training-plan', TABS)
  return (
    <>
      <PageHeader
        back={{ to: '/training-plans', label: translate('training-plans.title') }}
        title={trainingPlan.title}
        status={trainingPlan.archived && <StatusChip tone="default" label={translate('training-plans.archived')} />}
        intents={
          mayChange(trainingPlan, me) && (
            <>
              <ArchiveTrainingPlanButton trainingPlan={trainingPlan} />
              <EditTrainingPlanButton trainingPlan={trainingPlan} />
            </>
          )
        }
      />
      <TabBar
        label={translate('training-plans.details.label')}
        tabs={TABS.map(key => ({ key, label: translate(`training-plans.details.${key}`) }))}
        open={tab}
        onOpen={open}
      />
      <TabPanel tab={tab}>
        {tab === 'about' && <About trainingPlan={trainingPlan} />}
        {tab === 'history' && <HistoryPanel subject="trainingplan" id={trainingPlan.id} />}
      </TabPanel>
    </>
  )
}

function About({ trainingPlan: { day, creator, created_at } }: { trainingPlan: TrainingPlanView }) {
  const translate = useTranslate()
  const label = (field: string): string => translate(`training-plans.field.${field}`)
  return (
    <Facts
      facts={[
        { label: label('day'), value: day && <DayText day={day} long /> },
        { label: label('creator'), value: <Person {...creator} /> },
        { label: label('created_at'), value: <InstantText at={created_at} /> },
      ]}
    />
  )
}

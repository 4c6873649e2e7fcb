// One training plan: what it asks for, and what happened to it.
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import {
  getTrainingPlan,
  type TrainingPlanView,
} from '@practicum/shared/features/training-plans/training-plans.contract'
import { useTranslate } from 'react-admin'
import { Link as RouterLink, useParams } from 'react-router'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { DayText, InstantText } from '../../ui/DateText'
import { Facts } from '../../ui/Facts'
import { PageHeader } from '../../ui/PageHeader'
import { ReadFrame } from '../../ui/ReadFrame'
import { StatusChip } from '../../ui/StatusChip'
import { TabBar, TabPanel } from '../../ui/TabBar'
import { useTabs } from '../../ui/tabs'
import { HistoryPanel } from '../audit/HistoryPanel'
import { PlanSamples } from '../samples/PlanSamples'
import { useHours } from './hours'
import { PlanIntents } from './PlanIntents'
import { planScreenMessages } from './plan-screens.messages'
import { TypesTable } from './TypesTable'

const TABS = ['about', 'history'] as const

export default function TrainingPlanScreen() {
  const { id = '' } = useParams()
  return (
    <ScreenWords name="plans" english={planScreenMessages}>
      <PlanPage key={id} id={id} />
    </ScreenWords>
  )
}

function PlanPage({ id }: { id: string }) {
  const read = useRead(getTrainingPlan, { params: { id } })
  return <ReadFrame read={read}>{plan => <PlanShown plan={plan} />}</ReadFrame>
}

function PlanShown({ plan }: { plan: TrainingPlanView }) {
  const translate = useTranslate()
  const [tab, open] = useTabs('training-plan', TABS)
  return (
    <>
      <PageHeader
        back={{ to: '/training-plans', label: translate('plans.title') }}
        title={plan.name}
        status={plan.archived && <StatusChip tone="default" label={translate('plans.archived')} />}
        intents={<PlanIntents plan={plan} />}
      />
      <TabBar
        label={translate('plans.details.label')}
        tabs={TABS.map(key => ({ key, label: translate(`plans.details.${key}`) }))}
        open={tab}
        onOpen={open}
      />
      <TabPanel tab={tab}>
        {tab === 'about' && <About plan={plan} />}
        {tab === 'history' && <HistoryPanel subject="trainingplan" id={plan.id} />}
      </TabPanel>
    </>
  )
}

function About({ plan }: { plan: TrainingPlanView }) {
  const translate = useTranslate()
  const hoursOf = useHours()
  const label = (field: string): string => translate(`plans.field.${field}`)
  const level = (
    <Link component={RouterLink} to={`/training-levels/${plan.level_id}`}>
      {plan.level_name}
    </Link>
  )
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Facts
        facts={[
          { label: label('level_id'), value: level },
          { label: label('start_at'), value: <DayText day={plan.start_at} /> },
          { label: label('end_at'), value: <DayText day={plan.end_at} /> },
          { label: label('total_hours'), value: hoursOf(plan.total_hours) },
          { label: label('created_at'), value: <InstantText at={plan.created_at} /> },
        ]}
      />
      <PlanSamples id={plan.id} />
      <TypesTable plan={plan} />
    </Box>
  )
}

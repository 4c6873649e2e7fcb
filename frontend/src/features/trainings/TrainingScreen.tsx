// One training: by which plan, when and with whom, what happened to it, and what can be done with it.
import { getTraining, type TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { useTranslate } from 'react-admin'
import { useNavigate, useParams } from 'react-router'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { DayText } from '../../ui/DateText'
import { Facts } from '../../ui/Facts'
import { PageHeader } from '../../ui/PageHeader'
import { Person } from '../../ui/Person'
import { ReadFrame } from '../../ui/ReadFrame'
import { TabBar, TabPanel } from '../../ui/TabBar'
import { useTabs } from '../../ui/tabs'
import { HistoryPanel } from '../audit/HistoryPanel'
import { assignedMessages } from './assigned.messages'
import { Guides } from './Guides'
import { useInsuranceFact } from './InsuranceMissing'
import { PlanLink } from './PlanLink'
import TrainingDocuments from './TrainingDocuments'
import { DeleteButton, EditButton } from './TrainingIntents'
import { TrainingState } from './TrainingState'
import { TOLD_BY_OTHERS } from './told-by-others'
import { maySeeDocuments } from './training-rights'

const TABS = ['about', 'documents', 'history'] as const

export default function TrainingScreen() {
  const { id = '' } = useParams()
  return (
    <ScreenWords name="assigned" english={assignedMessages}>
      <TrainingPage key={id} id={id} />
    </ScreenWords>
  )
}

function TrainingPage({ id }: { id: string }) {
  const read = useRead(getTraining, { params: { id } }, TOLD_BY_OTHERS)
  return <ReadFrame read={read}>{training => <TrainingShown training={training} />}</ReadFrame>
}

function TrainingShown({ training }: { training: TrainingView }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const me = useMe()
  const tabs = TABS.filter(key => key !== 'documents' || maySeeDocuments(training, me))
  const [tab, open] = useTabs('training', tabs)
  return (
    <>
      <PageHeader
        back={{ to: '/trainings', label: translate('assigned.title') }}
        title={training.trainee.name}
        status={<TrainingState training={training} />}
        intents={
          <>
            <DeleteButton training={training} onDeleted={() => navigate('/trainings')} />
            <EditButton training={training} />
          </>
        }
      />
      <TabBar
        label={translate('assigned.details.label')}
        tabs={tabs.map(key => ({ key, label: translate(`assigned.details.${key}`) }))}
        open={tab}
        onOpen={open}
      />
      <TabPanel tab={tab}>
        {tab === 'about' && <About training={training} />}
        {tab === 'documents' && <TrainingDocuments training={training} />}
        {tab === 'history' && <HistoryPanel subject="training" id={training.id} />}
      </TabPanel>
    </>
  )
}

function About({ training }: { training: TrainingView }) {
  const translate = useTranslate()
  const { trainee, training_plan, start_at, end_at, faculty, assistants } = training
  const insurance = useInsuranceFact(training)
  const label = (field: string): string => translate(`assigned.field.${field}`)
  return (
    <Facts
      facts={[
        { label: label('trainee'), value: <Person {...trainee} /> },
        { label: label('training_plan_id'), value: <PlanLink training={training} /> },
        { label: label('level'), value: training_plan.training_level.name },
        { label: label('start_at'), value: <DayText day={start_at} long /> },
        { label: label('end_at'), value: <DayText day={end_at} long /> },
        {
          label: label('faculty.primary_position_id'),
          value: faculty ? <Guides people={[faculty]} /> : translate('assigned.nobody'),
        },
        {
          label: label('faculty.assistant_position_ids'),
          value: assistants.length > 0 && <Guides people={assistants.map(one => one.faculty)} />,
        },
        {
          label: label('placement'),
          value: translate(`assigned.placement.${training.placement_not_required ? 'not_required' : 'required'}`),
        },
        insurance,
      ]}
    />
  )
}

// One liability insurance: its dates and document, what happened to it, and what can be done with it.
import Stack from '@mui/material/Stack'
import { getInsurance, type InsuranceView } from '@practicum/shared/features/insurances/insurances.contract'
import { useTranslate } from 'react-admin'
import { useNavigate, useParams } from 'react-router'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { DayText } from '../../ui/DateText'
import { Facts } from '../../ui/Facts'
import { PageHeader } from '../../ui/PageHeader'
import { Person } from '../../ui/Person'
import { ReadFrame } from '../../ui/ReadFrame'
import { TabBar, TabPanel } from '../../ui/TabBar'
import { useTabs } from '../../ui/tabs'
import { DocumentList } from '../attachments/documents'
import { HistoryPanel } from '../audit/HistoryPanel'
import { coverageMessages } from './coverage.messages'
import { DeleteInsuranceButton, EditInsuranceButton } from './InsuranceButtons'
import { InsuranceState } from './InsuranceState'

const TABS = ['about', 'history'] as const

export default function InsuranceDetailsScreen() {
  const { id = '' } = useParams()
  return (
    <ScreenWords name="coverage" english={coverageMessages}>
      <InsurancePage key={id} id={id} />
    </ScreenWords>
  )
}

function InsurancePage({ id }: { id: string }) {
  const read = useRead(getInsurance, { params: { id } })
  return <ReadFrame read={read}>{insurance => <InsuranceShown insurance={insurance} />}</ReadFrame>
}

function InsuranceShown({ insurance }: { insurance: InsuranceView }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [tab, open] = useTabs('insurance', TABS)
  return (
    <>
      <PageHeader
        back={{ to: '/insurances', label: translate('coverage.title') }}
        title={insurance.trainee.name}
        status={<InsuranceState state={insurance.state} />}
        intents={
          <>
            <DeleteInsuranceButton insurance={insurance} onDeleted={() => navigate('/insurances')} />
            <EditInsuranceButton insurance={insurance} />
          </>
        }
      />
      <TabBar
        label={translate('coverage.details.label')}
        tabs={TABS.map(key => ({ key, label: translate(`coverage.details.${key}`) }))}
        open={tab}
        onOpen={open}
      />
      <TabPanel tab={tab}>
        {tab === 'about' && <About insurance={insurance} />}
        {tab === 'history' && <HistoryPanel subject="insurance" id={insurance.id} />}
      </TabPanel>
    </>
  )
}

function About({ insurance }: { insurance: InsuranceView }) {
  const translate = useTranslate()
  const { covered_trainings, document, effective_date, expiration_date, trainee } = insurance
  const label = (field: string): string => translate(`coverage.field.${field}`)
  const covered = covered_trainings.map(({ display_name }) => display_name).join(', ')
  return (
    <Stack spacing={2}>
      <Facts
        facts={[
          { label: label('trainee'), value: <Person {...trainee} /> },
          { label: label('effective_date'), value: <DayText day={effective_date} long /> },
          { label: label('expiration_date'), value: <DayText day={expiration_date} long /> },
          { label: label('covered'), value: covered },
        ]}
      />
      <DocumentList documents={[document]} mayChange={false} touches={[]} />
    </Stack>
  )
}

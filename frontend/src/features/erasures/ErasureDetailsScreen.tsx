// The erasure of one person: who has decided what, how far it has come, and what can be decided now.
import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import { type ErasureView, getErasure } from '@practicum/shared/features/erasures/erasures.contract'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { InstantText } from '../../ui/DateText'
import { Facts } from '../../ui/Facts'
import { PageHeader } from '../../ui/PageHeader'
import { Person } from '../../ui/Person'
import { ReadFrame } from '../../ui/ReadFrame'
import { TabBar, TabPanel } from '../../ui/TabBar'
import { useTabs } from '../../ui/tabs'
import { HistoryPanel } from '../audit/HistoryPanel'
import { DecisionButtons } from './DecisionButtons'
import { ErasureStatusChip } from './ErasureStatusChip'
import { ErasureSteps } from './ErasureSteps'
import { erasingMessages } from './erasing.messages'
import { confirmable } from './erasure-rights'

const TABS = ['about', 'history'] as const

export default function ErasureDetailsScreen() {
  const { id = '' } = useParams()
  return (
    <ScreenWords name="erasing" english={erasingMessages}>
      <ErasurePage key={id} id={id} />
    </ScreenWords>
  )
}

function ErasurePage({ id }: { id: string }) {
  const read = useRead(getErasure, { params: { id } })
  return <ReadFrame read={read}>{erasure => <ErasureShown erasure={erasure} />}</ReadFrame>
}

function ErasureShown({ erasure }: { erasure: ErasureView }) {
  const translate = useTranslate()
  const [tab, open] = useTabs('erasure', TABS)
  return (
    <>
      <PageHeader
        back={{ to: '/erasures', label: translate('erasures.title') }}
        title={erasure.name}
        status={<ErasureStatusChip erasure={erasure} />}
        intents={<DecisionButtons erasure={erasure} />}
      />
      <TabBar
        label={translate('erasing.details.label')}
        tabs={TABS.map(key => ({ key, label: translate(`erasing.details.${key}`) }))}
        open={tab}
        onOpen={open}
      />
      <TabPanel tab={tab}>
        {tab === 'about' && <About erasure={erasure} />}
        {tab === 'history' && <HistoryPanel subject="erasure" id={erasure.id} />}
      </TabPanel>
    </>
  )
}

function About({ erasure }: { erasure: ErasureView }) {
  const translate = useTranslate()
  const label = (field: string): string => translate(`erasing.field.${field}`)
  const begun = erasure.status === 'running' || erasure.status === 'done'
  return (
    <Stack spacing={2}>
      <NextStep erasure={erasure} />
      <Facts
        facts={[
          { label: label('reason'), value: erasure.reason },
          { label: label('requested_by'), value: decided(erasure.requested_by, erasure.requested_at) },
          { label: label('confirmed_by'), value: decided(erasure.confirmed_by, erasure.confirmed_at) },
          { label: label('withdrawn_by'), value: decided(erasure.withdrawn_by, erasure.withdrawn_at) },
          { label: label('begun_at'), value: erasure.begun_at && <InstantText at={erasure.begun_at} clock /> },
          { label: label('done_at'), value: erasure.done_at && <InstantText at={erasure.done_at} clock /> },
        ]}
      />
      {begun && <ErasureSteps erasure={erasure} />}
    </Stack>
  )
}

const decided = (by: PersonRef | null, at: string | null) =>
  by && (
    <>
      <Person {...by} /> · {at && <InstantText at={at} clock />}
    </>
  )

/** What has to happen before it goes on, for whoever looks at it. */
function NextStep({ erasure }: { erasure: ErasureView }) {
  const translate = useTranslate()
  const may = confirmable(erasure, useMe(), new Date())
  const { status, confirmable_at } = erasure
  if (status === 'running') return <Alert severity="info">{translate('erasing.next.running')}</Alert>
  if (status === 'done') return <Alert severity="success">{translate('erasing.next.done')}</Alert>
  if (may === 'no' || confirmable_at === null) return null
  return (
    <Alert severity={may === 'now' ? 'warning' : 'info'}>
      {translate(`erasing.next.${may}`)}
      {may !== 'now' && (
        <>
          {' '}
          <InstantText at={confirmable_at} clock />
        </>
      )}
    </Alert>
  )
}

// One of the clients: who may see it, what was uploaded for it, what happened to it, and what can be done with it.
import Stack from '@mui/material/Stack'
import { type ClientDetails, getClient } from '@practicum/shared/features/clients/clients.contract'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { InstantText } from '../../ui/DateText'
import { Facts } from '../../ui/Facts'
import { PageHeader } from '../../ui/PageHeader'
import { Person } from '../../ui/Person'
import { ReadFrame } from '../../ui/ReadFrame'
import { StatusChip } from '../../ui/StatusChip'
import { TabBar, TabPanel } from '../../ui/TabBar'
import { useTabs } from '../../ui/tabs'
import { HistoryPanel } from '../audit/HistoryPanel'
import { ClientIntents } from './ClientButtons'
import { ClientDocuments } from './ClientDocuments'
import { caseloadMessages } from './caseload.messages'
import { UploadsChip } from './UploadsChip'

const TABS = ['about', 'history'] as const

export default function ClientDetailsScreen() {
  const { id = '' } = useParams()
  return (
    <ScreenWords name="caseload" english={caseloadMessages}>
      <ClientPage key={id} id={id} />
    </ScreenWords>
  )
}

function ClientPage({ id }: { id: string }) {
  const read = useRead(getClient, { params: { id } })
  return <ReadFrame read={read}>{client => <ClientShown client={client} />}</ReadFrame>
}

function ClientShown({ client }: { client: ClientDetails }) {
  const translate = useTranslate()
  const [tab, open] = useTabs('client', TABS)
  return (
    <>
      <PageHeader
        back={{ to: '/clients', label: translate('caseload.title') }}
        title={client.code}
        status={
          client.archived ? (
            <StatusChip tone="default" label={translate('caseload.archived')} />
          ) : (
            <UploadsChip client={client} />
          )
        }
        intents={<ClientIntents client={client} />}
      />
      <TabBar
        label={translate('caseload.details.label')}
        tabs={TABS.map(key => ({ key, label: translate(`caseload.details.${key}`) }))}
        open={tab}
        onOpen={open}
      />
      <TabPanel tab={tab}>
        {tab === 'about' && <About client={client} />}
        {tab === 'history' && <HistoryPanel subject="client" id={client.id} />}
      </TabPanel>
    </>
  )
}

function About({ client }: { client: ClientDetails }) {
  const translate = useTranslate()
  const { trainee, supervisor, created_at } = client
  const label = (field: string): string => translate(`caseload.field.${field}`)
  return (
    <Stack spacing={3}>
      <Facts
        facts={[
          { label: label('trainee'), value: <Person {...trainee} /> },
          { label: label('supervisor'), value: supervisor && <Person {...supervisor} /> },
          { label: label('created_at'), value: <InstantText at={created_at} /> },
        ]}
      />
      <ClientDocuments client={client} />
    </Stack>
  )
}

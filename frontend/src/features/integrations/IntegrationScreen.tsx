// One integration: where it is told of what, what it was sent, and what happened to it.
import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import {
  getIntegration,
  type IntegrationView,
  integrationsOfOrganization,
} from '@practicum/shared/features/integrations/integrations.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { InstantText } from '../../ui/DateText'
import { Facts } from '../../ui/Facts'
import { PageHeader } from '../../ui/PageHeader'
import { ReadFrame } from '../../ui/ReadFrame'
import { ShownOnce } from '../../ui/ShownOnce'
import { TabBar, TabPanel } from '../../ui/TabBar'
import { useTabs } from '../../ui/tabs'
import { HistoryPanel } from '../audit/HistoryPanel'
import { Deliveries } from './Deliveries'
import { IntegrationButtons } from './IntegrationButtons'
import type { OfferedKind } from './IntegrationFormDialog'
import { IntegrationStatusChip } from './IntegrationStatusChip'
import { integrationScreenMessages } from './integration-screens.messages'

const TABS = ['deliveries', 'history'] as const

export default function IntegrationScreen() {
  const { id = '' } = useParams()
  return (
    <ScreenWords name="webhooks" english={integrationScreenMessages}>
      <IntegrationPage key={id} id={id} />
    </ScreenWords>
  )
}

function IntegrationPage({ id }: { id: string }) {
  const read = useRead(getIntegration, { params: { id } })
  return <ReadFrame read={read}>{integration => <WithKinds integration={integration} />}</ReadFrame>
}

function WithKinds({ integration }: { integration: IntegrationView }) {
  const read = useRead(integrationsOfOrganization, { query: { organization_id: integration.organization_id } })
  return <ReadFrame read={read}>{({ kinds }) => <Shown integration={integration} kinds={kinds} />}</ReadFrame>
}

interface ShownProps {
  readonly integration: IntegrationView
  readonly kinds: readonly OfferedKind[]
}

function Shown({ integration, kinds }: ShownProps) {
  const translate = useTranslate()
  const back = usePlace(integration)
  const [tab, open] = useTabs('integration', TABS)
  const [secret, setSecret] = useState<string>()
  const told = new Map(kinds.map(({ kind, text }) => [kind, text]))
  return (
    <>
      <PageHeader
        back={{ to: back, label: translate('webhooks.title') }}
        title={integration.name}
        status={<IntegrationStatusChip integration={integration} />}
        intents={<IntegrationButtons {...{ integration, kinds, back }} onSecret={setSecret} />}
      />
      <Stack spacing={2}>
        {integration.paused_because !== null && (
          <Alert severity={integration.paused_because === 'asked' ? 'info' : 'warning'}>
            {translate(`webhooks.paused.${integration.paused_because}`)}
          </Alert>
        )}
        <About integration={integration} told={told} />
        <TabBar
          label={translate('webhooks.tabs.label')}
          tabs={TABS.map(key => ({ key, label: translate(`webhooks.tabs.${key}`) }))}
          open={tab}
          onOpen={open}
        />
        <TabPanel tab={tab}>
          {tab === 'deliveries' && <Deliveries integration={integration} told={told} />}
          {tab === 'history' && <HistoryPanel subject="integration" id={integration.id} />}
        </TabPanel>
      </Stack>
      {secret !== undefined && (
        <ShownOnce secret={secret} words="webhooks.secret" more="check" onClose={() => setSecret(undefined)} />
      )}
    </>
  )
}

/** The part of the page of its organization in which it stands. */
function usePlace({ organization_id: id }: IntegrationView): string {
  const { organization_id: own } = useMe().position
  return `${id === own ? '/organization' : `/admin/organizations/edit/${id}`}#integrations`
}

function About({ integration, told }: { integration: IntegrationView; told: ReadonlyMap<string, string> }) {
  const translate = useTranslate()
  const label = (field: string): string => translate(`webhooks.field.${field}`)
  const { address, hears, created_at, former_secret_until } = integration
  return (
    <Facts
      facts={[
        { label: label('address'), value: address },
        { label: label('hears'), value: hears.map(kind => told.get(kind) ?? kind).join(' · ') },
        { label: label('created_at'), value: <InstantText at={created_at} /> },
        {
          label: label('former'),
          value: former_secret_until !== null && (
            <>
              {translate('webhooks.former_until')} <InstantText at={former_secret_until} />
            </>
          ),
        },
      ]}
    />
  )
}

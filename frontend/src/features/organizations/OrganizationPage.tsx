// What an organization is, what it calls people and things, what it has decided, and what has happened to it.
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { OrganizationDetails } from '@practicum/shared/features/organizations/organizations.contract'
import { Suspense } from 'react'
import { useTranslate } from 'react-admin'
import { useFeatures } from '../../app/feature'
import { ScreenWords } from '../../providers/screen-words'
import { InstantText } from '../../ui/DateText'
import { zoneName } from '../../ui/dates'
import { Facts } from '../../ui/Facts'
import { PageHeader, type PageHeaderProps } from '../../ui/PageHeader'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { PersonName } from '../../ui/Person'
import { TabBar, TabPanel } from '../../ui/TabBar'
import { useTabs } from '../../ui/tabs'
import { HistoryPanel } from '../audit/HistoryPanel'
import { KindChip } from './KindChip'
import { OrganizationIntents } from './OrganizationIntents'
import { ArchivedChip, OrganizationStanding } from './OrganizationStanding'
import { organizationScreenMessages } from './organization-screens.messages'
import { PlacesAlert } from './PlacesAlert'
import { SettingsPanel } from './SettingsPanel'
import { WordsPanel } from './WordsPanel'

const TABS = ['words', 'settings', 'integrations', 'history'] as const

export interface OrganizationPageProps extends Pick<PageHeaderProps, 'back'> {
  readonly organization: OrganizationDetails
}

export function OrganizationPage(props: OrganizationPageProps) {
  return (
    <ScreenWords name="institution" english={organizationScreenMessages}>
      <Shown {...props} />
    </ScreenWords>
  )
}

function Shown({ organization, ...head }: OrganizationPageProps) {
  const translate = useTranslate()
  const Integrations = useFeatures().flatMap(({ slots }) => slots?.organizationTab ?? [])[0]
  const tabs = TABS.filter(key => key !== 'integrations' || (Integrations && organization.cared_for))
  const [tab, open] = useTabs('organization', tabs)
  return (
    <>
      <PageHeader
        {...head}
        title={organization.name}
        status={
          <>
            <KindChip kind={organization.kind} />
            {organization.archived_at !== null && <ArchivedChip />}
          </>
        }
        intents={<OrganizationIntents organization={organization} />}
      />
      <Stack spacing={2}>
        <OrganizationStanding organization={organization} />
        {organization.archived_at === null && <PlacesAlert places={organization.places} />}
        <OrganizationFacts organization={organization} />
        <Box>
          <TabBar
            label={translate('institution.tab.label')}
            tabs={tabs.map(key => ({ key, label: translate(`institution.tab.${key}`) }))}
            open={tab}
            onOpen={open}
          />
          <TabPanel tab={tab}>
            {tab === 'words' && <WordsPanel organization={organization} />}
            {tab === 'settings' && <SettingsPanel organization={organization} />}
            {tab === 'integrations' && Integrations && (
              <Suspense fallback={<PageSkeleton />}>
                <Integrations organizationId={organization.id} />
              </Suspense>
            )}
            {tab === 'history' && <HistoryPanel subject="organization" id={organization.id} />}
          </TabPanel>
        </Box>
      </Stack>
    </>
  )
}

function OrganizationFacts({ organization }: { organization: OrganizationDetails }) {
  const translate = useTranslate()
  const label = (field: string): string => translate(`institution.field.${field}`)
  const { kind, owner, people_count, timezone, created_at, accent } = organization
  return (
    <Facts
      facts={[
        { label: label('kind'), value: translate(`institution.kind.${kind}`) },
        { label: label('owner'), value: owner ? <PersonName {...owner} /> : translate('institution.no_owner') },
        ...(people_count === null ? [] : [{ label: label('people_count'), value: String(people_count) }]),
        { label: label('timezone'), value: zoneName(timezone) },
        { label: label('created_at'), value: <InstantText at={created_at} /> },
        {
          label: label('accent'),
          value: accent ? <Swatch colour={accent} /> : translate('institution.colour.of_product'),
        },
      ]}
    />
  )
}

const Swatch = ({ colour }: { colour: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
    <Box
      component="span"
      aria-hidden
      style={{ backgroundColor: colour }}
      sx={{ width: 20, height: 20, borderRadius: 0.5, border: 1, borderColor: 'divider' }}
    />
    {colour}
  </Box>
)

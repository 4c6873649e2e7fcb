// The page of all organizations of the platform: found by name, narrowed to a kind, and where another one is founded.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { OrganizationItem } from '@practicum/shared/features/organizations/organizations.contract'
import { ORGANIZATION_KINDS } from '@practicum/shared/features/people/people.fields'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import { InstantText } from '../../ui/DateText'
import { ListFrame, type Shows } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import { RowLink } from '../../ui/list/RowLink'
import { PageHeader } from '../../ui/PageHeader'
import { Person } from '../../ui/Person'
import { FoundDialog } from './FoundDialog'
import { KindChip } from './KindChip'
import { OrganizationBulk } from './OrganizationBulk'
import { ArchivedChip } from './OrganizationStanding'
import { organizationAddress } from './organization-address'
import { organizationScreenMessages } from './organization-screens.messages'

export default function OrganizationListScreen() {
  return (
    <ScreenWords name="institution" english={organizationScreenMessages}>
      <OrganizationList />
    </ScreenWords>
  )
}

function OrganizationList() {
  const translate = useTranslate()
  const label = (field: string): string => translate(`institution.field.${field}`)
  return (
    <>
      <PageHeader title={translate('organizations.title')} intents={<FoundButton />} />
      <ListFrame<OrganizationItem>
        label={translate('organizations.title')}
        resource="organizations"
        sort={{ field: 'name', order: 'ASC' }}
        quickFilters={[
          ...ORGANIZATION_KINDS.map(kind => ({ label: translate(`institution.kind.${kind}`), filter: { kind } })),
          { label: translate('institution.archived.chip'), filter: { archived: true } },
        ]}
        open={organizationAddress}
        bulk={<OrganizationBulk />}
        empty={<EmptyState text={translate('institution.empty')} />}
        columns={[
          { source: 'name', label: label('name'), sortable: true, render: one => <Name organization={one} /> },
          { source: 'kind', label: label('kind'), render: ({ kind }) => <KindChip kind={kind} /> },
          { source: 'owner', label: label('owner'), render: ({ owner }) => owner && <Person {...owner} /> },
          {
            source: 'people_count',
            label: label('people_count'),
            sortable: true,
            align: 'right',
            render: ({ people_count }) => people_count,
          },
          { source: 'timezone', label: label('timezone'), render: ({ timezone }) => timezone },
          {
            source: 'created_at',
            label: label('created_at'),
            sortable: true,
            render: ({ created_at }) => <InstantText at={created_at} />,
          },
        ]}
        card={(one, shows) => (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <Name organization={one} />
              {shows('kind') && <KindChip kind={one.kind} />}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {inShort(one, shows, translate('institution.people', { smart_count: one.people_count }))}
            </Box>
          </Box>
        )}
      />
    </>
  )
}

const inShort = ({ owner }: OrganizationItem, shows: Shows, people: string): string =>
  [...(shows('owner') && owner ? [owner.name] : []), ...(shows('people_count') ? [people] : [])].join(' · ')

const Name = ({ organization }: { organization: OrganizationItem }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
    <RowLink to={organizationAddress(organization)}>{organization.name}</RowLink>
    {organization.archived_at !== null && <ArchivedChip />}
  </Box>
)

function FoundButton() {
  const translate = useTranslate()
  const [founding, setFounding] = useState(false)
  return (
    <>
      <Button variant="contained" onClick={() => setFounding(true)}>
        {translate('institution.found.button')}
      </Button>
      {founding && <FoundDialog onClose={() => setFounding(false)} />}
    </>
  )
}

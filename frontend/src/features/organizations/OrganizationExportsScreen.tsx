// What every organization of the platform has, in numbers, to be taken along as a file.
import Box from '@mui/material/Box'
import type { OrganizationFigures } from '@practicum/shared/features/organizations/figures.contract'
import { ORGANIZATION_KINDS } from '@practicum/shared/features/people/people.fields'
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import { InstantText } from '../../ui/DateText'
import { pageLanguage } from '../../ui/language'
import { type Column, ListFrame } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import { RowLink } from '../../ui/list/RowLink'
import { PageHeader } from '../../ui/PageHeader'
import { Person } from '../../ui/Person'
import { KindChip } from './KindChip'
import { organizationAddress } from './organization-address'
import { organizationScreenMessages } from './organization-screens.messages'

export default function OrganizationExportsScreen() {
  return (
    <ScreenWords name="institution" english={organizationScreenMessages}>
      <OrganizationExports />
    </ScreenWords>
  )
}

const NUMBERS = [
  'trainees',
  'supervisors',
  'faculty',
  'coordinators',
  'invited',
  'places_taken',
  'places',
] as const satisfies readonly (keyof OrganizationFigures)[]

function OrganizationExports() {
  const translate = useTranslate()
  return (
    <>
      <PageHeader
        back={{ to: '/admin/tools', label: translate('dashboards.tools') }}
        title={translate('organizations.exports')}
        about={translate('institution.figures.about')}
      />
      <ListFrame<OrganizationFigures>
        label={translate('organizations.exports')}
        resource="organizations/figures"
        sort={{ field: 'name', order: 'ASC' }}
        quickFilters={[
          ...ORGANIZATION_KINDS.map(kind => ({ label: translate(`institution.kind.${kind}`), filter: { kind } })),
          { label: translate('institution.figures.open'), filter: { archived: false } },
          { label: translate('institution.archived.chip'), filter: { archived: true } },
        ]}
        open={organizationAddress}
        empty={<EmptyState text={translate('institution.figures.none')} />}
        columns={useColumns()}
        card={(one, shows) => (
          <Box sx={{ display: 'grid', gap: 1 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <RowLink to={organizationAddress(one)}>{one.name}</RowLink>
              {shows('kind') && <KindChip kind={one.kind} />}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {translate('institution.figures.short', {
                trainees: told(one.trainees),
                taken: told(one.places_taken),
                places: told(one.places),
              })}
            </Box>
          </Box>
        )}
      />
    </>
  )
}

/** In pixels: beside that many numbers it would be a column of single syllables. */
const NAME_WIDTH = 180

const told = (count: number): string => count.toLocaleString(pageLanguage())

function useColumns(): readonly Column<OrganizationFigures>[] {
  const translate = useTranslate()
  const field = (name: string): string => translate(`institution.field.${name}`)
  const figure = (name: string): string => translate(`institution.figures.${name}`)
  return [
    {
      source: 'name',
      label: field('name'),
      sortable: true,
      render: one => (
        <Box sx={{ minWidth: NAME_WIDTH }}>
          <RowLink to={organizationAddress(one)}>{one.name}</RowLink>
        </Box>
      ),
    },
    { source: 'kind', label: field('kind'), render: ({ kind }) => <KindChip kind={kind} /> },
    { source: 'owner', label: field('owner'), render: ({ owner }) => owner && <Person {...owner} /> },
    ...NUMBERS.map(source => ({
      source,
      label: figure(source),
      align: 'right' as const,
      render: (one: OrganizationFigures) => told(one[source]),
    })),
    {
      source: 'last_sign_in_at',
      label: figure('last_sign_in_at'),
      render: ({ last_sign_in_at: at }) => at && <InstantText at={at} />,
    },
    {
      source: 'created_at',
      label: field('created_at'),
      sortable: true,
      render: ({ created_at }) => <InstantText at={created_at} />,
    },
    {
      source: 'archived_at',
      label: figure('archived_at'),
      render: ({ archived_at: at }) => at && <InstantText at={at} />,
    },
  ]
}

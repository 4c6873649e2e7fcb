// A list of supervision sites, on its page and on dashboards.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useMe } from '../../providers/me'
import { DayText } from '../../ui/DateText'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { type Column, ListFrame } from '../../ui/list/ListFrame'
import { EmptyState } from '../../ui/list/ListStates'
import { RowLink } from '../../ui/list/RowLink'
import { ApplyButton } from './ApplyButton'
import { ContractAlert } from './ContractStandingChip'
import { LookSwitch } from './LookSwitch'
import { SiteBulk } from './SiteBulk'
import { SiteFilters, useQuickFilters } from './SiteFilters'
import { AddSiteButton, ImportSitesButton } from './SiteForms'
import { SiteStatusChip } from './SiteStatusChip'
import { SiteTags } from './SiteTags'
import { mayAddSites, mayDecideSites } from './site-rights'

const SiteMap = lazyWithRetry(() => import('./SiteMap'))

const address = ({ id }: Pick<SiteView, 'id'>): string => `/supervisionsites/${id}`

export function SiteList() {
  const translate = useTranslate()
  const me = useMe()
  const adds = mayAddSites(me)
  const quickFilters = useQuickFilters()
  const frame = useFrame()
  const empty = (
    <EmptyState text={translate(adds ? 'sites.empty_adding' : 'sites.empty')}>{adds && <AddSiteButton />}</EmptyState>
  )
  return (
    <ListFrame<SiteView>
      {...{ ...frame, quickFilters, empty }}
      label={translate('sites.title')}
      filters={<SiteFilters />}
      map={<SiteMap />}
      asCards
      intents={
        <>
          <LookSwitch />
          {mayDecideSites(me) && <TagsLink />}
          {mayDecideSites(me) && <ImportSitesButton />}
          {adds && <AddSiteButton />}
        </>
      }
      {...(mayDecideSites(me) && { bulk: <SiteBulk /> })}
    />
  )
}

function TagsLink() {
  const translate = useTranslate()
  return (
    <Button component={Link} to="/supervisionsites/tags" variant="outlined">
      {translate('sites.tag.manage')}
    </Button>
  )
}

/** What waits for a decision, or for another date, without filters. */
export function SitesToReview() {
  const translate = useTranslate()
  return (
    <ListFrame<SiteView>
      {...useFrame()}
      label={translate('sites.tab')}
      filter={TO_REVIEW}
      searchable={false}
      empty={<EmptyState text={translate('sites.empty_review')} />}
    />
  )
}

const TO_REVIEW = { status: ['expired', 'pending'] } as const

const useFrame = () => ({
  ...({ resource: 'supervision-sites', sort: { field: 'name', order: 'ASC' }, open: address } as const),
  columns: useColumns(mayDecideSites(useMe())),
  card: (site: SiteView) => <SiteCard site={site} />,
})

function useColumns(decides: boolean): readonly Column<SiteView>[] {
  const translate = useTranslate()
  const label = (field: string): string => translate(`sites.field.${field}`)
  const yesOrNo = (yes: boolean): string => translate(yes ? 'sites.yes' : 'sites.no')
  const columns: readonly Column<SiteView>[] = [
    { ...{ source: 'name', label: label('name'), sortable: true }, render: site => <NamedAndTagged site={site} /> },
    {
      ...{ source: 'status', label: label('status'), sortable: true },
      render: site => <Standing site={site} />,
    },
    {
      ...{ source: 'city', label: label('place'), sortable: true },
      // Two lines, so that all columns stand beside each other on a laptop.
      render: site => <Box sx={{ whiteSpace: 'normal', minWidth: 104 }}>{placeOf(site)}</Box>,
    },
    { ...{ source: 'county', label: label('county'), sortable: true }, render: ({ county }) => county },
    {
      ...{ source: 'accepting_trainees', label: label('accepting_trainees') },
      render: site => (
        <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1, flexWrap: 'wrap' }}>
          {yesOrNo(site.accepting_trainees)}
          <ApplyButton site={site} />
        </Box>
      ),
    },
  ]
  const further: readonly Column<SiteView>[] = [
    { ...{ source: 'published', label: label('published') }, render: ({ published }) => yesOrNo(published) },
    {
      ...{ source: 'expiration_date', label: label('expiration_date'), sortable: true },
      render: ({ expiration_date }) => expiration_date && <DayText day={expiration_date} />,
    },
  ]
  return decides ? [...columns, ...further] : columns
}

const placeOf = ({ city, state_name }: SiteView): string => [city, state_name].filter(Boolean).join(', ')

const Standing = ({ site }: { site: SiteView }) => (
  <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
    <SiteStatusChip status={site.status} />
    <ContractAlert site={site} />
  </Box>
)

const Named = ({ site }: { site: SiteView }) => (
  <Box>
    <RowLink to={address(site)}>{site.name}</RowLink>
    {site.department && (
      <Typography variant="body2" color="textSecondary">
        {site.department}
      </Typography>
    )}
  </Box>
)

const NamedAndTagged = ({ site }: { site: SiteView }) => (
  <>
    <Named site={site} />
    <SiteTags tags={site.tags} />
  </>
)

function SiteCard({ site }: { site: SiteView }) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
        <Named site={site} />
        <Standing site={site} />
      </Box>
      <SiteTags tags={site.tags} />
      <Typography variant="body2" color="textSecondary">
        {[placeOf(site), site.county].filter(Boolean).join(' · ')}
      </Typography>
      {site.accepting_trainees && <Typography variant="body2">{translate('sites.filter.accepting')}</Typography>}
      <ApplyButton site={site} />
    </Box>
  )
}

// The sites of a supervisor on their dashboard: by name while they are few, else behind one link.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { useGetList, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { filterTail } from '../../app/feature'
import { ScreenWords } from '../../providers/screen-words'
import { PageSkeleton } from '../../ui/PageSkeleton'
import { TitledPaper } from '../../ui/TitledPaper'
import { AddSiteButton } from './SiteForms'
import { SiteStatusChip } from './SiteStatusChip'
import { siteScreenMessages } from './site-screens.messages'

/** From so many on they are not named. */
const MANY = 5
const MINE = { own: true } as const
const OWN = {
  filter: MINE,
  sort: { field: 'name', order: 'ASC' as const },
  pagination: { page: 1, perPage: MANY },
}

export default function OwnSites() {
  return (
    <ScreenWords name="sites" english={siteScreenMessages}>
      <Panel />
    </ScreenWords>
  )
}

function Panel() {
  return (
    <TitledPaper id="my-sites" title={useTranslate()('sites.own.title')}>
      <Sites />
    </TitledPaper>
  )
}

function Sites() {
  const translate = useTranslate()
  const { data, total, isError, refetch } = useGetList<SiteView>('supervision-sites', OWN, { onError: () => undefined })
  if (isError) {
    return (
      <Button variant="outlined" size="small" onClick={() => void refetch()}>
        {translate('app.errors.try_again')}
      </Button>
    )
  }
  if (data === undefined || total === undefined) return <PageSkeleton />
  if (total === 0) return <NoSites />
  return total < MANY ? <Named sites={data} /> : <Counted total={total} />
}

function NoSites() {
  return (
    <Alert severity="warning" action={<AddSiteButton />} sx={{ alignItems: 'center' }}>
      {useTranslate()('sites.own.none')}
    </Alert>
  )
}

const Named = ({ sites }: { sites: readonly SiteView[] }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
    {sites.map(site => (
      <Box component="li" key={site.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Link component={RouterLink} to={`/supervisionsites/${site.id}`} sx={{ overflowWrap: 'anywhere' }}>
          {site.name}
        </Link>
        <SiteStatusChip status={site.status} />
      </Box>
    ))}
  </Box>
)

const Counted = ({ total }: { total: number }) => (
  <Link component={RouterLink} to={`/supervisionsites${filterTail(MINE)}`}>
    {useTranslate()('sites.own.all', { total })}
  </Link>
)

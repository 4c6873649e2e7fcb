// One supervision site: what is known of it, who supervises there, its placements, and what happened to it.
import { getSite, type SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { PageHeader } from '../../ui/PageHeader'
import { ReadFrame } from '../../ui/ReadFrame'
import { TabBar, TabPanel } from '../../ui/TabBar'
import { useTabs } from '../../ui/tabs'
import { HistoryPanel } from '../audit/HistoryPanel'
import { ApplyButton } from './ApplyButton'
import { SiteAbout } from './SiteAbout'
import { SiteFollowed } from './SiteFollowed'
import { OwnSiteIntents, SiteIntents } from './SiteIntents'
import { SitePlacements } from './SitePlacements'
import { SiteStatusChip } from './SiteStatusChip'
import { knowsSite, mayDecideSites, mayEditSite } from './site-rights'
import { siteScreenMessages } from './site-screens.messages'

const OPEN_TABS = ['about', 'placements'] as const
const TABS = [...OPEN_TABS, 'history'] as const
const FLAGS = { hideAuthorizationError: true } as const

export default function SiteScreen() {
  const { id = '' } = useParams()
  return (
    <ScreenWords name="sites" english={siteScreenMessages}>
      <SitePage key={id} id={id} />
    </ScreenWords>
  )
}

function SitePage({ id }: { id: string }) {
  const read = useRead(getSite, { params: { id } })
  return (
    <ReadFrame read={read} flags={FLAGS}>
      {site => <SiteShown site={site} />}
    </ReadFrame>
  )
}

/** Of those who decide about it, of its own people, or of whoever looks for a place. */
function Intents({ site }: { site: SiteView }) {
  const me = useMe()
  if (mayDecideSites(me)) return <SiteIntents site={site} />
  return mayEditSite(me, site) ? <OwnSiteIntents site={site} /> : <ApplyButton site={site} primary />
}

function SiteShown({ site }: { site: SiteView }) {
  const translate = useTranslate()
  const tabs = knowsSite(site) ? TABS : OPEN_TABS
  const [tab, open] = useTabs('supervision-site', tabs)
  return (
    <>
      <SiteFollowed site={site} />
      <PageHeader
        back={{ to: '/supervisionsites', label: translate('sites.title') }}
        title={site.name}
        about={site.department}
        status={<SiteStatusChip status={site.status} />}
        intents={<Intents site={site} />}
      />
      <TabBar
        label={translate('sites.details.label')}
        tabs={tabs.map(key => ({ key, label: translate(`sites.details.${key}`) }))}
        open={tab}
        onOpen={open}
      />
      <TabPanel tab={tab}>
        {tab === 'about' && <SiteAbout site={site} />}
        {tab === 'placements' && <SitePlacements siteId={site.id} />}
        {tab === 'history' && <HistoryPanel subject="site" id={site.id} />}
      </TabPanel>
    </>
  )
}

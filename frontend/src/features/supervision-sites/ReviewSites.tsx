// Supervision sites that wait for a decision, as a tab of dashboards.
import { ScreenWords } from '../../providers/screen-words'
import { SitesToReview } from './SiteList'
import { siteScreenMessages } from './site-screens.messages'

export default function ReviewSites() {
  return (
    <ScreenWords name="sites" english={siteScreenMessages}>
      <SitesToReview />
    </ScreenWords>
  )
}

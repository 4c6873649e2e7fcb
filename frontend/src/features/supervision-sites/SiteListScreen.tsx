// The page of the directory of supervision sites.
import { useTranslate } from 'react-admin'
import { ScreenWords } from '../../providers/screen-words'
import { PageHeader } from '../../ui/PageHeader'
import { SiteList } from './SiteList'
import { siteScreenMessages } from './site-screens.messages'

export default function SiteListScreen() {
  return (
    <ScreenWords name="sites" english={siteScreenMessages}>
      <Directory />
    </ScreenWords>
  )
}

function Directory() {
  return (
    <>
      <PageHeader title={useTranslate()('sites.title')} />
      <SiteList />
    </>
  )
}

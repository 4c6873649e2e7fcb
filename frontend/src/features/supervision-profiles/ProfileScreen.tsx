// One's own supervision profile: the form, and what has happened to it.
import Box from '@mui/material/Box'
import { ownSupervisionProfile } from '@practicum/shared/features/supervision-profiles/supervision-profiles.contract'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { PageHeader } from '../../ui/PageHeader'
import { ReadFrame } from '../../ui/ReadFrame'
import { READ_WIDTH } from '../../ui/sizes'
import { TabBar, TabPanel } from '../../ui/TabBar'
import { useTabs } from '../../ui/tabs'
import { HistoryPanel } from '../audit/HistoryPanel'
import { ProfileForm } from './ProfileForm'
import { profileMessages } from './profile.messages'

const TABS = ['about', 'history'] as const

export default function ProfileScreen() {
  return (
    <ScreenWords name="supervision-profile" english={profileMessages}>
      <Page />
    </ScreenWords>
  )
}

function Page() {
  const translate = useTranslate()
  const { user } = useMe()
  const [tab, open] = useTabs('supervision-profile', TABS)
  const read = useRead(ownSupervisionProfile, {}, { alsoOn: ['attachments'] })
  return (
    <Box sx={{ maxWidth: READ_WIDTH }}>
      <PageHeader title={translate('supervision-profile.title')} about={translate('supervision-profile.about')} />
      <TabBar
        label={translate('supervision-profile.details.label')}
        tabs={TABS.map(key => ({ key, label: translate(`supervision-profile.details.${key}`) }))}
        open={tab}
        onOpen={open}
      />
      <TabPanel tab={tab}>
        {tab === 'history' ? (
          <HistoryPanel subject="supervisionprofile" id={user.id} />
        ) : (
          <ReadFrame read={read}>{profile => <ProfileForm profile={profile} />}</ReadFrame>
        )}
      </TabPanel>
    </Box>
  )
}

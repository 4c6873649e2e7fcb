// How a supervisor stands in the directory, on their dashboard: whether they take trainees, and whether anything is said about them.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import {
  ownSupervisionProfile,
  type SupervisionProfileView,
} from '@practicum/shared/features/supervision-profiles/supervision-profiles.contract'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useMe } from '../../providers/me'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { ReadFrame } from '../../ui/ReadFrame'
import { TitledPaper } from '../../ui/TitledPaper'
import { profileMessages } from './profile.messages'

export default function DirectoryPanel() {
  return (
    <ScreenWords name="supervision-profile" english={profileMessages}>
      <Panel />
    </ScreenWords>
  )
}

function Panel() {
  const translate = useTranslate()
  const read = useRead(ownSupervisionProfile, {})
  return (
    <TitledPaper id="my-directory-entry" title={translate('supervision-profile.entry.title')}>
      <ReadFrame read={read}>{profile => <Entry profile={profile} />}</ReadFrame>
    </TitledPaper>
  )
}

/** What is kept out of the directory says nothing there. */
const saysNothing = ({ bio, directory_bio, wants, directory_wants }: SupervisionProfileView): boolean =>
  !(directory_bio && bio !== '') && !(directory_wants && wants !== '')

function Entry({ profile }: { profile: SupervisionProfileView }) {
  const translate = useTranslate()
  const { user } = useMe()
  const words = (key: string): string => translate(`supervision-profile.entry.${key}`)
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography>
          {words('accepting')}: <strong>{words(profile.accepting_trainees ? 'yes' : 'no')}</strong>
        </Typography>
        {!user.is_impersonating && (
          <Button
            component={Link}
            to="/supervision-profile"
            variant="outlined"
            size="small"
            aria-label={words('update_named')}
          >
            {words('update')}
          </Button>
        )}
      </Box>
      {saysNothing(profile) && (
        <Alert severity="info" sx={{ alignItems: 'center' }}>
          {words('nothing')}
        </Alert>
      )}
    </Box>
  )
}

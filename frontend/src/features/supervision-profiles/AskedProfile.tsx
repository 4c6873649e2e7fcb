// Asks for a supervision profile on a dashboard.
import Button from '@mui/material/Button'
import { dismissSupervisorProfilePrompt } from '@practicum/shared/features/supervision-profiles/supervision-profiles.contract'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { ScreenWords } from '../../providers/screen-words'
import { useSession } from '../../providers/session'
import { PromptPaper } from '../../ui/PromptPaper'
import { useToldIntent } from '../../ui/use-told-intent'
import { profileMessages } from './profile.messages'

export default function AskedProfile() {
  return (
    <ScreenWords name="supervision-profile" english={profileMessages}>
      <Prompt />
    </ScreenWords>
  )
}

function Prompt() {
  const translate = useTranslate()
  const { renew } = useSession()
  const { run, running } = useToldIntent(dismissSupervisorProfilePrompt)
  const dismiss = async (): Promise<void> => {
    await run({}, () => ['supervision-profile.prompt.dismissed'])
    await renew()
  }
  return (
    <PromptPaper id="profile-prompt" title={translate('supervision-profile.prompt.title')}>
      <Button size="small" loading={running} onClick={() => void dismiss()}>
        {translate('supervision-profile.prompt.dismiss')}
      </Button>
      <Button size="small" variant="outlined" component={Link} to="/supervision-profile">
        {translate('supervision-profile.prompt.fill')}
      </Button>
    </PromptPaper>
  )
}

// Asks supervisors and faculty for their profile, until it is saved or they say that they want none; after the terms, which come first.
import Button from '@mui/material/Button'
import { dismissSupervisorProfilePrompt } from '@practicum/shared/features/supervision-profiles/supervision-profiles.contract'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import { useMe } from '../../providers/me'
import { useSession } from '../../providers/session'
import { PromptPaper } from '../../ui/PromptPaper'
import { useToldIntent } from '../../ui/use-told-intent'

export function ProfilePrompt() {
  const { user, role } = useMe()
  const isAsked = user.supervisor_profile_prompt && (role === 'supervisor' || role === 'faculty')
  return isAsked && !user.is_impersonating && user.has_accepted_terms && user.has_accepted_privacy ? <Prompt /> : null
}

function Prompt() {
  const translate = useTranslate()
  const { renew } = useSession()
  const { run, running } = useToldIntent(dismissSupervisorProfilePrompt)
  const dismiss = async (): Promise<void> => {
    await run({}, () => ['supervision-profiles.prompt.dismissed'])
    await renew()
  }
  return (
    <PromptPaper id="profile-prompt" title={translate('supervision-profiles.prompt.title')}>
      <Button size="small" loading={running} onClick={() => void dismiss()}>
        {translate('supervision-profiles.prompt.dismiss')}
      </Button>
      <Button size="small" variant="outlined" component={Link} to="/supervision-profile">
        {translate('supervision-profiles.prompt.fill')}
      </Button>
    </PromptPaper>
  )
}

// Greets the coordinators of a new organization: a short film, the guide, and the way to be rid of both for good.
import Button from '@mui/material/Button'
import { dismissWelcome, roleDashboard } from '@practicum/shared/features/dashboards/dashboards.contract'
import { useTranslate } from 'react-admin'
import { useFailures } from '../../app/failures/FailureProvider'
import { useMe } from '../../providers/me'
import { useIntent } from '../../providers/use-intent'
import { useRead } from '../../providers/use-query'
import { FilmBlock } from './FilmBlock'

const GUIDE = '/site/coordinator-guide'

export function WelcomeBlock() {
  const { role } = useMe()
  return role === 'coordinator' ? <Welcome /> : null
}

function Welcome() {
  const translate = useTranslate()
  const { data } = useRead(roleDashboard, { params: { role: 'coordinator' } })
  if (!data?.organization.show_welcome) return null
  return (
    <FilmBlock
      id="welcome-block"
      title={translate('dashboards.welcome_block.title', { organization: data.organization.name })}
      text={translate('dashboards.welcome_block.text')}
    >
      <Button variant="outlined" href={GUIDE} target="_blank" rel="noopener">
        {translate('dashboards.welcome_block.guide')}
      </Button>
      <DismissButton />
    </FilmBlock>
  )
}

function DismissButton() {
  const translate = useTranslate()
  const { user } = useMe()
  const { report } = useFailures()
  const { run, running } = useIntent(dismissWelcome, ['people'])
  if (user.is_impersonating) return null
  return (
    <Button loading={running} onClick={() => void run({}).catch(report)}>
      {translate('dashboards.welcome_block.dismiss')}
    </Button>
  )
}

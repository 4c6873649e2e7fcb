// Greets, in one line below the counts: coordinators of a new organization, and trainees until a training is planned for them; each puts it away for themselves.
import Close from '@mui/icons-material/Close'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { AnswerOf } from '@practicum/shared/contract/row'
import { dismissWelcome, type roleDashboard } from '@practicum/shared/features/dashboards/dashboards.contract'
import { useTranslate } from 'react-admin'
import { useFailures } from '../../app/failures/FailureProvider'
import { useMe } from '../../providers/me'
import { useIntent } from '../../providers/use-intent'
import { FilmStrip } from './FilmStrip'

const GUIDE = '/site/coordinator-guide'

type Besides = AnswerOf<typeof roleDashboard>

export function Greeting({ besides }: { besides: Besides }) {
  const { role } = useMe()
  if (role === 'coordinator' && besides.organization.show_welcome) return <Welcome />
  const begins = role === 'trainee' && besides.trainings_count === 0
  return begins && !besides.greeting_dismissed ? <FirstSteps /> : null
}

function Welcome() {
  const translate = useTranslate()
  return (
    <FilmStrip id="welcome" title={translate('dashboards.greeting.title')} text={translate('dashboards.greeting.text')}>
      <Button size="small" href={GUIDE} target="_blank" rel="noopener">
        {translate('dashboards.greeting.guide')}
      </Button>
      <DismissButton />
    </FilmStrip>
  )
}

function DismissButton() {
  const translate = useTranslate()
  const { user } = useMe()
  const { report } = useFailures()
  const { run, running } = useIntent(dismissWelcome)
  if (user.is_impersonating) return null
  return (
    <IconButton
      size="small"
      aria-label={translate('dashboards.greeting.dismiss')}
      disabled={running}
      onClick={() => void run({}).catch(report)}
    >
      <Close fontSize="small" />
    </IconButton>
  )
}

function FirstSteps() {
  const translate = useTranslate()
  return (
    <FilmStrip
      id="first-steps"
      title={translate('dashboards.first_steps.title')}
      text={translate('dashboards.first_steps.text')}
    >
      <DismissButton />
    </FilmStrip>
  )
}

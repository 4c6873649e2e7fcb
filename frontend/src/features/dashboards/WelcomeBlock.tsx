// Greets the coordinators of a new organization: a short film, the guide, and the way to be rid of both for good.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { dismissWelcome, roleDashboard } from '@practicum/shared/features/dashboards/dashboards.contract'
import { useTranslate } from 'react-admin'
import { useFailures } from '../../app/failures/FailureProvider'
import { useMe } from '../../providers/me'
import { useIntent } from '../../providers/use-intent'
import { useRead } from '../../providers/use-query'
import { Film } from './Film'

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
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="welcome-block"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: { xs: 2, md: 3 }, mb: 3 }}
    >
      <Box sx={{ flex: '1 1 280px', maxWidth: 480 }}>
        <Film />
      </Box>
      <Box sx={{ flex: '1 1 280px' }}>
        <Typography component="h2" variant="h2" id="welcome-block" sx={{ mb: 1 }}>
          {translate('dashboards.welcome_block.title', { organization: data.organization.name })}
        </Typography>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {translate('dashboards.welcome_block.text')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" href={GUIDE} target="_blank" rel="noopener">
            {translate('dashboards.welcome_block.guide')}
          </Button>
          <DismissButton />
        </Box>
      </Box>
    </Paper>
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

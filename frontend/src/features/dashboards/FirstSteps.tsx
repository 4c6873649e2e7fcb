// Greets trainees for whom no training is planned yet: what will happen, and the film.
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { roleDashboard } from '@practicum/shared/features/dashboards/dashboards.contract'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useRead } from '../../providers/use-query'
import { Film } from './Film'

export function FirstSteps() {
  const { role } = useMe()
  return role === 'trainee' ? <Intro /> : null
}

function Intro() {
  const translate = useTranslate()
  const { data } = useRead(roleDashboard, { params: { role: 'trainee' } }, { alsoOn: ['placements'] })
  if (!data || data.trainings_count > 0) return null
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby="first-steps"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: { xs: 2, md: 3 }, mb: 3 }}
    >
      <Box sx={{ flex: '1 1 280px', maxWidth: 480 }}>
        <Film />
      </Box>
      <Box sx={{ flex: '1 1 280px' }}>
        <Typography component="h2" variant="h2" id="first-steps" sx={{ mb: 1 }}>
          {translate('dashboards.first_steps.title')}
        </Typography>
        <Typography color="textSecondary">{translate('dashboards.first_steps.text')}</Typography>
      </Box>
    </Paper>
  )
}

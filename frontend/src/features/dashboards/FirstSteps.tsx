// Greets trainees for whom no training is planned yet: what will happen, and the film.
import { roleDashboard } from '@practicum/shared/features/dashboards/dashboards.contract'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useRead } from '../../providers/use-query'
import { FilmBlock } from './FilmBlock'

export function FirstSteps() {
  const { role } = useMe()
  return role === 'trainee' ? <Intro /> : null
}

function Intro() {
  const translate = useTranslate()
  const { data } = useRead(roleDashboard, { params: { role: 'trainee' } }, { alsoOn: ['placements'] })
  if (!data || data.trainings_count > 0) return null
  return (
    <FilmBlock
      id="first-steps"
      title={translate('dashboards.first_steps.title')}
      text={translate('dashboards.first_steps.text')}
    />
  )
}

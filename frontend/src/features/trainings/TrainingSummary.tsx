// A training in short, for its trainee and those who guide them: the plan with its dates, who guides, where it is practised, and what can be done.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { isPlacementMissing } from '@practicum/shared/features/trainings/trainings.standing'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router'
import { useMe } from '../../providers/me'
import { DayText } from '../../ui/DateText'
import { FactList } from '../../ui/Facts'
import { Sentence } from '../../ui/Sentence'
import { StatusChip } from '../../ui/StatusChip'
import { STATUS_TONES } from '../placements/status-tones'
import { DocumentsToggle } from './DocumentsToggle'
import { Guides } from './Guides'
import { useInsuranceFact } from './InsuranceMissing'
import { PlanLink } from './PlanLink'
import { TrainingMenu } from './TrainingMenu'

export function TrainingSummary({ training }: { training: TrainingView }) {
  const { role } = useMe()
  return (
    <Box component="article" aria-label={training.display_name} sx={{ display: 'grid', gap: 2 }}>
      <Head training={training} />
      {role === 'trainee' && isPlacementMissing(training) && <PlacementMissing />}
      <About training={training} />
      <DocumentsToggle training={training} />
    </Box>
  )
}

function Head({ training }: { training: TrainingView }) {
  const { training_plan, start_at, end_at } = training
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography component="h3" variant="subtitle1">
          <PlanLink training={training} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {training_plan.training_level.name !== '' && `${training_plan.training_level.name} · `}
          <Sentence
            text="assigned.dates"
            parts={{ start: <DayText day={start_at} long />, end: <DayText day={end_at} long /> }}
          />
        </Typography>
      </Box>
      <TrainingMenu training={training} />
    </Box>
  )
}

function PlacementMissing() {
  const translate = useTranslate()
  return (
    <Alert
      severity="warning"
      action={
        <Button component={RouterLink} to="/supervisionsites" color="inherit" size="small">
          {translate('assigned.placements.find')}
        </Button>
      }
      sx={{ alignItems: 'center' }}
    >
      {translate('assigned.placements.missing')}
    </Alert>
  )
}

function About({ training }: { training: TrainingView }) {
  const translate = useTranslate()
  const { faculty, assistants } = training
  const insurance = useInsuranceFact(training)
  const label = (field: string): string => translate(`assigned.field.${field}`)
  return (
    <FactList
      facts={[
        {
          label: label('faculty.primary_position_id'),
          value: faculty ? <Guides people={[faculty]} /> : translate('assigned.nobody'),
        },
        {
          label: label('faculty.assistant_position_ids'),
          value: assistants.length > 0 && <Guides people={assistants.map(one => one.faculty)} />,
        },
        { label: label('placements'), value: <Placements training={training} /> },
        insurance,
      ]}
    />
  )
}

function Placements({ training }: { training: TrainingView }) {
  const translate = useTranslate()
  const { placements, placement_not_required } = training
  if (placements.length === 0) {
    return <>{translate(`assigned.placements.${placement_not_required ? 'not_required' : 'none'}`)}</>
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
      {placements.map(placement => (
        <Placement key={placement.id} placement={placement} />
      ))}
    </Box>
  )
}

function Placement({ placement }: { placement: TrainingView['placements'][number] }) {
  const translate = useTranslate()
  const { id, status, archived, is_campus, supervision_site } = placement
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
      <Link component={RouterLink} to={`/applications/${id}`} sx={{ overflowWrap: 'anywhere' }}>
        {supervision_site.name}
      </Link>
      {is_campus && (
        <Typography variant="body2" color="textSecondary" component="span">
          {translate('assigned.placements.campus')}
        </Typography>
      )}
      <StatusChip
        tone={archived ? 'default' : STATUS_TONES[status]}
        weight="quiet"
        label={translate(`placements.status.${archived ? 'archived' : status}`)}
      />
    </Box>
  )
}

// How far a placement has come: who did each stage and when, and where it waits, whose turn it is and for how long.
import Box from '@mui/material/Box'
import Step from '@mui/material/Step'
import StepContent from '@mui/material/StepContent'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'
import visuallyHidden from '@mui/utils/visuallyHidden'
import type { PlacementDetails } from '@practicum/shared/features/placements/placements.views'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { InstantText } from '../../ui/DateText'
import { howLong } from '../../ui/how-long'
import { PersonName } from '../../ui/Person'
import { StatusChip } from '../../ui/StatusChip'
import { TitledPaper } from '../../ui/TitledPaper'
import { useReader } from '../../ui/use-reader'
import { type PlacementStage, placementStages, type WaitingStep } from './placement-stages'
import { RemindPlacementButton } from './RemindPlacementButton'

export function PlacementSteps({ placement }: { placement: PlacementDetails }) {
  const translate = useTranslate()
  const stages = placementStages(placement, translate)
  const next = stages.flatMap(stage => stage.next)
  const elsewhere = next.some(({ stage }) => stage === 'signed')
  return (
    <TitledPaper id="placement-steps" title={translate('placements.steps.title')}>
      <Stepper orientation="vertical" nonLinear connector={null} aria-labelledby="placement-steps">
        {stages.map(stage => (
          <Stage key={stage.key} stage={stage} />
        ))}
      </Stepper>
      <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', rowGap: 1, '&:empty': { display: 'none' } }}>
        <RemindPlacementButton placement={placement} />
      </Box>
      {elsewhere && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          {translate('placements.next.elsewhere')}
        </Typography>
      )}
    </TitledPaper>
  )
}

/** Several may wait at once: they are done in whatever order. */
function Stage({ stage: { label, standing, done, next }, ...step }: { stage: PlacementStage }) {
  const translate = useTranslate()
  const now = standing === 'now'
  return (
    // A line of stages tells each of them where it stands.
    <Step {...step} expanded active={now} completed={standing === 'done'} {...(now && { 'aria-current': 'step' })}>
      <StepLabel error={standing === 'failed'}>
        {label}
        <Box component="span" sx={visuallyHidden}>
          {`, ${translate(`placements.steps.standing.${standing}`)}`}
        </Box>
      </StepLabel>
      <StepContent sx={{ '&.MuiStepContent-last': { borderLeft: 0 } }}>
        {done.length + next.length > 0 && (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
            {done.map(one => (
              <Done key={`${one.agreement} ${one.at}`} {...one} />
            ))}
            {next.map(one => (
              <Waiting key={one.key} step={one} />
            ))}
          </Box>
        )}
      </StepContent>
    </Step>
  )
}

function Done({ agreement, by, at }: PlacementStage['done'][number]) {
  const translate = useTranslate()
  return (
    <Typography component="li" variant="body2">
      {agreement !== null && <>{translate('placements.steps.signed_one', { agreement })} </>}
      {by && (
        <>
          <PersonName {...by} />
          {', '}
        </>
      )}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        <InstantText at={at} />
      </Box>
    </Typography>
  )
}

function Waiting({ step: { text, turn, since } }: { step: WaitingStep }) {
  const translate = useTranslate()
  const { now } = useReader()
  const { position, role } = useMe()
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
      <Typography component="span" variant="body2">
        {text}
      </Typography>
      {(turn.includes(position.id) || turn.includes(role)) && (
        <StatusChip tone="warning" weight="alert" label={translate('placements.next.yours')} />
      )}
      {since !== null && (
        <Typography component="span" variant="body2" color="textSecondary">
          {translate('placements.steps.waiting', { long: howLong(since, now) })}
        </Typography>
      )}
    </Box>
  )
}

// Things on their way through stages: a line of steps for each, with a tick on what is done.
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import { Link } from 'react-router'
import type { Steps, Walker } from './drawing'

export function StepsDrawing({ shape: { stages, things } }: { shape: Steps }) {
  return (
    <Box sx={{ height: '100%', overflowY: 'auto', display: 'grid', alignContent: 'start', gap: 2 }}>
      {things.map(thing => (
        <Box key={thing.key}>
          <MuiLink component={Link} to={thing.to} variant="body2" color="textPrimary" sx={{ fontWeight: 550 }}>
            {thing.name}
          </MuiLink>
          <Walk thing={thing} stages={stages} />
        </Box>
      ))}
    </Box>
  )
}

function Walk({ thing: { at, standing }, stages }: { thing: Walker; stages: readonly string[] }) {
  return (
    <Box aria-hidden>
      <Stepper alternativeLabel activeStep={standing === 'done' ? stages.length : at} sx={LOOK}>
        {stages.map((stage, index) => (
          <Step key={stage}>
            <StepLabel error={standing === 'failed' && index === at}>{stage}</StepLabel>
          </Step>
        ))}
      </Stepper>
    </Box>
  )
}

const LOOK = {
  mt: 0.5,
  '& .MuiStepLabel-label.MuiStepLabel-alternativeLabel': { mt: 0.25, fontSize: '0.75rem' },
  '& .MuiStepIcon-root': { fontSize: 20 },
  '& .MuiStepConnector-root': { top: 10 },
} as const

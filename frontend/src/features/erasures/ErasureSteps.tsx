// How far an erasure has come: its steps in their order, each with the time at which it was done.
import CheckCircle from '@mui/icons-material/CheckCircle'
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { ErasureView } from '@practicum/shared/features/erasures/erasures.contract'
import { ERASURE_STEPS } from '@practicum/shared/features/erasures/erasures.steps'
import { useTranslate } from 'react-admin'
import { InstantText } from '../../ui/DateText'
import { TitledPaper } from '../../ui/TitledPaper'

export function ErasureSteps({ erasure: { status, steps } }: { erasure: ErasureView }) {
  const translate = useTranslate()
  const doneAt = new Map(steps.map(({ step, done_at }) => [step, done_at]))
  const percent = (steps.length / ERASURE_STEPS.length) * 100
  return (
    <TitledPaper id="erasure-steps" title={translate('erasing.steps.title')}>
      {status === 'running' && (
        <LinearProgress
          variant="determinate"
          value={percent}
          aria-label={translate('erasing.steps.title')}
          sx={{ mt: 1, mb: 2 }}
        />
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0, display: 'grid', gap: 1.5 }}>
        {ERASURE_STEPS.map(step => (
          <Box component="li" key={step} sx={{ display: 'flex', gap: 1.5 }}>
            {doneAt.has(step) ? (
              <CheckCircle color="success" fontSize="small" titleAccess={translate('erasing.steps.done')} />
            ) : (
              <RadioButtonUnchecked color="disabled" fontSize="small" titleAccess={translate('erasing.steps.open')} />
            )}
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="body2">{translate(`erasing.steps.${step}`)}</Typography>
              {doneAt.has(step) && (
                <Typography variant="body2" color="textSecondary">
                  <InstantText at={doneAt.get(step) ?? ''} clock />
                </Typography>
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </TitledPaper>
  )
}

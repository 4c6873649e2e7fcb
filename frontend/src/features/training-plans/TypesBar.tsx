// The activity types of a plan as one bar: how its hours are shared out, at a glance.
import Box from '@mui/material/Box'
import type { TrainingPlanView } from '@practicum/shared/features/training-plans/training-plans.contract'
import { HUES } from '../../ui/hues'
import { useHours } from './hours'

interface TypesBarProps {
  readonly plan: Pick<TrainingPlanView, 'activity_types' | 'total_hours'>
  /** In pixels. */
  readonly height?: number
}

export function TypesBar({ plan: { activity_types, total_hours }, height = 8 }: TypesBarProps) {
  const unitOf = useHours('unit')
  if (total_hours === 0) return null
  const label = activity_types.map(({ name, hours }) => `${name} ${unitOf(hours)}`).join(', ')
  return (
    <Box
      role="img"
      aria-label={label}
      sx={{ display: 'flex', gap: '2px', height, borderRadius: 1, overflow: 'hidden', minWidth: 96, width: '100%' }}
    >
      {activity_types
        .filter(({ hours }) => hours > 0)
        .map(({ id, hours, color }) => (
          <Box key={id} sx={{ flex: `${hours} 1 0`, minWidth: 2, bgcolor: HUES[color] }} />
        ))}
    </Box>
  )
}

export const Swatch = ({ color }: { color: keyof typeof HUES }) => (
  <Box
    component="span"
    aria-hidden
    sx={{ width: 12, height: 12, borderRadius: 0.5, flexShrink: 0, bgcolor: HUES[color] }}
  />
)

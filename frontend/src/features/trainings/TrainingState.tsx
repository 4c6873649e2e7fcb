// How a training stands today.
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { useTranslate } from 'react-admin'
import { StatusChip, type Tone } from '../../ui/StatusChip'

const TONES: Readonly<Record<string, Tone>> = { previous: 'default', current: 'success', future: 'info', next: 'info' }

export function TrainingState({ training }: { training: Pick<TrainingView, 'state' | 'upcoming'> }) {
  const state = training.upcoming ? 'next' : training.state
  return (
    <StatusChip tone={TONES[state] ?? 'default'} weight="quiet" label={useTranslate()(`assigned.state.${state}`)} />
  )
}

// How an insurance stands today.
import type { InsuranceState as State } from '@practicum/shared/features/insurances/insurances.standing'
import { useTranslate } from 'react-admin'
import { StatusChip, type Tone, type Weight } from '../../ui/StatusChip'

const LOOKS: Readonly<Record<State, readonly [Tone, Weight]>> = {
  current: ['success', 'quiet'],
  expiring: ['warning', 'alert'],
  expired: ['default', 'quiet'],
  future: ['info', 'quiet'],
}

export function InsuranceState({ state }: { state: State }) {
  const [tone, weight] = LOOKS[state]
  return <StatusChip tone={tone} weight={weight} label={useTranslate()(`coverage.state.${state}`)} />
}

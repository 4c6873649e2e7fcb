// How an erasure stands, and whether it can be confirmed by now.
import type { ErasureView } from '@practicum/shared/features/erasures/erasures.contract'
import { useTranslate } from 'react-admin'
import { StatusChip, type Tone, type Weight } from '../../ui/StatusChip'
import { isReady } from './erasure-rights'

const TONES: Readonly<Record<ErasureView['status'] | 'ready', Tone>> = {
  requested: 'info',
  ready: 'warning',
  confirmed: 'primary',
  running: 'primary',
  done: 'success',
  withdrawn: 'default',
}

const WEIGHTS: Partial<Record<ErasureView['status'] | 'ready', Weight>> = { ready: 'alert', done: 'done' }

export function ErasureStatusChip({ erasure }: { erasure: ErasureView }) {
  const translate = useTranslate()
  const status = isReady(erasure, new Date()) ? 'ready' : erasure.status
  return (
    <StatusChip
      tone={TONES[status]}
      weight={WEIGHTS[status] ?? 'quiet'}
      label={translate(`erasing.status.${status}`)}
    />
  )
}

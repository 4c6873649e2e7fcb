// How an erasure stands, and whether it can be confirmed by now.
import type { ErasureView } from '@practicum/shared/features/erasures/erasures.contract'
import { useTranslate } from 'react-admin'
import { StatusChip, type Tone } from '../../ui/StatusChip'
import { isReady } from './erasure-rights'

const TONES: Readonly<Record<ErasureView['status'] | 'ready', Tone>> = {
  requested: 'info',
  ready: 'warning',
  confirmed: 'primary',
  running: 'primary',
  done: 'success',
  withdrawn: 'default',
}

export function ErasureStatusChip({ erasure }: { erasure: ErasureView }) {
  const translate = useTranslate()
  const status = isReady(erasure, new Date()) ? 'ready' : erasure.status
  return <StatusChip tone={TONES[status]} label={translate(`erasures.status.${status}`)} />
}

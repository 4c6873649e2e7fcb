// How an import stands, in one word.
import type { ImportView } from '@practicum/shared/features/imports/imports.contract'
import { useTranslate } from 'react-admin'
import { StatusChip, type Tone } from '../../ui/StatusChip'

const TONES: Readonly<Record<ImportView['status'], Tone>> = {
  running: 'info',
  cancelling: 'info',
  done: 'success',
  cancelled: 'default',
  stopped: 'warning',
}

export function ImportStatusChip({ status }: Pick<ImportView, 'status'>) {
  return <StatusChip tone={TONES[status]} label={useTranslate()(`importing.status.${status}`)} />
}

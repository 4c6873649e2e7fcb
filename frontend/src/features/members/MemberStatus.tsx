// How a position stands: quiet unless somebody has to look.
import type { PositionStatus } from '@practicum/shared/access/roles'
import { useTranslate } from 'react-admin'
import { StatusChip, type Tone } from '../../ui/StatusChip'

const TONES: Readonly<Record<PositionStatus, Tone>> = {
  active: 'success',
  pending: 'warning',
  graduated: 'info',
  archived: 'default',
}

export function MemberStatus({ status }: { status: PositionStatus }) {
  const translate = useTranslate()
  return (
    <StatusChip
      tone={TONES[status]}
      weight={status === 'active' ? 'done' : 'quiet'}
      label={translate(`membership.status.${status}`)}
    />
  )
}

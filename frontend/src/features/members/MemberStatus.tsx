// How a position stands, and the licence of whoever holds it: quiet unless somebody has to look.
import type { PositionStatus } from '@practicum/shared/access/roles'
import type { Member } from '@practicum/shared/features/members/members.contract'
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

/** Nothing where none has ended. */
export function LicenseExpired({ member }: { member: Pick<Member, 'license_expired'> }) {
  const translate = useTranslate()
  return (
    member.license_expired && <StatusChip tone="error" weight="alert" label={translate('membership.license_expired')} />
  )
}

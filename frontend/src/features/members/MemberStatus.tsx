// How a position stands, and the account and the licence of whoever holds it: quiet unless somebody has to look.
import Box from '@mui/material/Box'
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

/** A position that is active says nothing of an account that nobody has proved. */
export function MemberStatus({ member: { status, unverified } }: { member: Pick<Member, 'status' | 'unverified'> }) {
  const translate = useTranslate()
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      {unverified && <StatusChip tone="warning" label={translate('membership.unverified')} />}
      {!(unverified && status === 'active') && (
        <StatusChip
          tone={TONES[status]}
          weight={status === 'active' ? 'done' : 'quiet'}
          label={translate(`membership.status.${status}`)}
        />
      )}
    </Box>
  )
}

/** Nothing where none has ended. */
export function LicenseExpired({ member }: { member: Pick<Member, 'license_expired'> }) {
  const translate = useTranslate()
  return (
    member.license_expired && <StatusChip tone="error" weight="alert" label={translate('membership.license_expired')} />
  )
}

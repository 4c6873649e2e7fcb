// An invitation on a phone.
import Box from '@mui/material/Box'
import type { InviteView } from '@practicum/shared/features/invites/invites.contract'
import { useTranslate } from 'react-admin'
import { InstantText } from '../../ui/DateText'
import type { Shows } from '../../ui/list/ListFrame'
import { InviteStanding } from './InviteStanding'
import { LastSent } from './LastSent'
import { useInviteRole } from './use-invite-columns'

export function InviteCard({ invite, shows }: { invite: InviteView; shows: Shows }) {
  const translate = useTranslate()
  const roleOf = useInviteRole()
  const { name, email, organization_name, status } = invite
  const about = [
    ...(shows('role_name') ? [roleOf(invite)] : []),
    ...(shows('organization_name') ? [organization_name] : []),
  ]
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ fontWeight: 500 }}>{name}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
        {shows('email') && <Box>{email}</Box>}
        {about.length > 0 && <Box>{about.join(' · ')}</Box>}
        {shows('sent_at') && (
          <Box>
            {translate('invitations.field.sent_at')} <LastSent invite={invite} />
          </Box>
        )}
        {status === 'open' && shows('expires_at') && (
          <Box>
            {translate('invitations.field.expires_at')} <InstantText at={invite.expires_at} />
          </Box>
        )}
      </Box>
      {shows('status') && <InviteStanding invite={invite} />}
    </Box>
  )
}

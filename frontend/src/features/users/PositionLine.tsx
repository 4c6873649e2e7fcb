// One position in words: as what, where, and how it stands.
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { UserPosition } from '@practicum/shared/features/users/users.contract'
import { useTranslate } from 'react-admin'
import { useRoleName } from '../../ui/role-name'
import { StatusChip, type Tone } from '../../ui/StatusChip'

const TONES: Readonly<Record<UserPosition['status'], Tone>> = {
  active: 'success',
  pending: 'warning',
  graduated: 'info',
  archived: 'default',
}

export function PositionLine({ position }: { position: UserPosition }) {
  const translate = useTranslate()
  const roleName = useRoleName()
  const { status } = position
  const notes = [
    ...(position.is_current ? [translate('accounts.position.current')] : []),
    ...(position.trainee_account_limited ? [translate('accounts.position.limited')] : []),
  ]
  return (
    <>
      <Typography>
        {roleName({ keyname: position.role_keyname, name: position.role_name })} · {position.organization_name}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <StatusChip
          tone={TONES[status]}
          weight={status === 'active' ? 'done' : 'quiet'}
          label={translate(`accounts.position.${status}`)}
        />
        <Typography variant="body2" color="textSecondary">
          {notes.join(' · ')}
        </Typography>
      </Box>
    </>
  )
}

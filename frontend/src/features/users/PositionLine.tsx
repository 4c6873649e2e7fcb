// One position in words: as what, where, and how it stands.
import Typography from '@mui/material/Typography'
import type { UserPosition } from '@practicum/shared/features/users/users.contract'
import { useTranslate } from 'react-admin'
import { useRoleName } from '../../ui/role-name'

export function PositionLine({ position }: { position: UserPosition }) {
  const translate = useTranslate()
  const roleName = useRoleName()
  const notes = [
    translate(`accounts.position.${position.status}`),
    ...(position.is_current ? [translate('accounts.position.current')] : []),
    ...(position.trainee_account_limited ? [translate('accounts.position.limited')] : []),
  ]
  return (
    <>
      <Typography>
        {roleName({ keyname: position.role_keyname, name: position.role_name })} · {position.organization_name}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {notes.join(' · ')}
      </Typography>
    </>
  )
}

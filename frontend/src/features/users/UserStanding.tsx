// How an account stands: what keeps its person out is told by words, not by colour alone.
import Box from '@mui/material/Box'
import type { UserView } from '@practicum/shared/features/users/users.contract'
import { useTranslate } from 'react-admin'
import { StatusChip, type Tone, type Weight } from '../../ui/StatusChip'

const TONES: Readonly<Record<UserView['status'], Tone>> = {
  active: 'success',
  inactive: 'default',
  graduated: 'info',
  pending: 'warning',
}
const WEIGHTS: Partial<Record<UserView['status'], Weight>> = { active: 'done', pending: 'alert' }

export function UserStanding({ user: { status, sign_in_locked, deleted_at } }: { user: UserView }) {
  const translate = useTranslate()
  const standing = deleted_at ? 'deleted' : status
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
      <StatusChip
        tone={TONES[status]}
        weight={WEIGHTS[status] ?? 'quiet'}
        label={translate(`accounts.status.${standing}`)}
      />
      {sign_in_locked && <StatusChip tone="error" weight="alert" label={translate('accounts.locked')} />}
    </Box>
  )
}

// Where somebody works, and as what; a position is ended and taken up again here.
import AddOutlined from '@mui/icons-material/AddOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { UserDetails } from '@practicum/shared/features/users/account.contract'
import { archivePosition, restorePosition } from '@practicum/shared/features/users/account-intents.contract'
import type { UserPosition } from '@practicum/shared/features/users/users.contract'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import { useRoleName } from '../../ui/role-name'
import { TitledPaper } from '../../ui/TitledPaper'
import { useToldIntent } from '../../ui/use-told-intent'
import { AssignPositionDialog } from './AssignPositionDialog'
import { PositionLine } from './PositionLine'

export function UserPositions({ user }: { user: UserDetails }) {
  const translate = useTranslate()
  /** Neither one's own are touched, nor those of whoever was erased. */
  const isLeft = useMe().user.id === user.id || Boolean(user.deleted_at)
  const [assigning, setAssigning] = useState(false)
  return (
    <TitledPaper id="user-positions" title={translate('accounts.field.positions')}>
      <Stack component="ul" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {user.positions.map(position => (
          <PositionItem key={position.id} userId={user.id} position={position} isLeft={isLeft} />
        ))}
      </Stack>
      {user.status !== 'inactive' && !isLeft && (
        <Button sx={{ mt: 2 }} startIcon={<AddOutlined />} onClick={() => setAssigning(true)}>
          {translate('accounts.assign.button')}
        </Button>
      )}
      {assigning && <AssignPositionDialog user={user} onClose={() => setAssigning(false)} />}
    </TitledPaper>
  )
}

interface PositionItemProps {
  readonly userId: string
  readonly position: UserPosition
  readonly isLeft: boolean
}

function PositionItem({ userId, position, isLeft }: PositionItemProps) {
  const roleName = useRoleName()
  const name = roleName({ keyname: position.role_keyname, name: position.role_name })
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <PositionLine position={position} />
      </Box>
      {!isLeft && <PositionButton userId={userId} position={position} name={name} />}
    </Box>
  )
}

function PositionButton({ userId, position, name }: Omit<PositionItemProps, 'isLeft'> & { name: string }) {
  const translate = useTranslate()
  const isOver = position.status === 'archived'
  const { run, running } = useToldIntent(isOver ? restorePosition : archivePosition)
  const verb = isOver ? 'restore' : 'archive'
  const { organization_name: organization } = position
  return (
    <Button
      variant="outlined"
      size="small"
      loading={running}
      aria-label={translate(`accounts.position.${verb}_named`, { role: name, organization })}
      onClick={() =>
        void run({ params: { id: userId, position_id: position.id } }, () => [`accounts.position.${verb}_done`])
      }
    >
      {translate(`accounts.position.${verb}`)}
    </Button>
  )
}

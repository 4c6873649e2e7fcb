// An account in short, where its person is named: who they are, how they stand, where they work, and the help that is asked for most.

import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { getUser, type UserDetails } from '@practicum/shared/features/users/account.contract'
import { useEffect, useId } from 'react'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router'
import type { AccountDetailsProps } from '../../app/feature'
import { OtherIntents } from '../../app/OtherIntents'
import { ScreenWords } from '../../providers/screen-words'
import { useRead } from '../../providers/use-query'
import { FactList } from '../../ui/Facts'
import { PersonAvatar } from '../../ui/Person'
import { CurrentTrainingFacts } from './CurrentTraining'
import { PositionLine } from './PositionLine'
import { EditButton, ResetPasswordButton, SendMailAgainButton } from './UserIntents'
import { UserStanding } from './UserStanding'
import { useUserFacts } from './user-facts'
import { userScreenMessages } from './user-screen.messages'

/** Where it cannot be read, nothing opens. */
export default function UserDetailsDialog({ account: { id }, onClose }: AccountDetailsProps) {
  const { data, error } = useRead(getUser, { params: { id } })
  useEffect(() => {
    if (!error) return
    console.error('the details of an account could not be read', error)
    onClose()
  }, [error, onClose])
  if (!data) return null
  return (
    <ScreenWords name="accounts" english={userScreenMessages}>
      <Details user={data} onClose={onClose} />
    </ScreenWords>
  )
}

function Details({ user, onClose }: { user: UserDetails; onClose: () => void }) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, pl: 3, pr: 1.5 }}>
        <PersonAvatar {...user} size={40} />
        <DialogTitle id={id} sx={{ flex: 1, minWidth: 0, px: 0, overflowWrap: 'anywhere' }}>
          {user.name}
        </DialogTitle>
        <UserStanding user={user} />
        <IconButton aria-label={translate('app.bulk.close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      <DialogContent dividers>
        <Stack spacing={2}>
          <FactList facts={useUserFacts(user)} />
          <Stack
            component="ul"
            aria-label={translate('accounts.field.positions')}
            spacing={1}
            sx={{ listStyle: 'none', m: 0, p: 0 }}
          >
            {user.positions.map(position => (
              <li key={position.id}>
                <PositionLine position={position} />
              </li>
            ))}
          </Stack>
          {user.current_training && <CurrentTrainingFacts training={user.current_training} />}
        </Stack>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1, px: 3 }}>
        <Button component={Link} to={`/admin/users/edit/${user.id}`} onClick={onClose} sx={{ mr: 'auto' }}>
          {translate('accounts.open_page')}
        </Button>
        <OtherIntents account={user} />
        <ResetPasswordButton user={user} />
        <SendMailAgainButton user={user} />
        {!user.deleted_at && <EditButton user={user} />}
      </DialogActions>
    </Dialog>
  )
}

// Tells everybody that the platform has been locked, in place of what they were looking at, and leads to the sign-in page.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'react-admin'
import { useFailures } from '../../app/failures/FailureProvider'
import { useChannel } from '../../app/live/LiveProvider'
import { lastSeen } from '../../providers/last-seen'
import { useMe } from '../../providers/me'
import { useSession } from '../../providers/session'

export function LockoutModal() {
  const { role } = useMe()
  const { endWith } = useFailures()
  useChannel('lockout', ({ event, payload }) => {
    // Admins stay, to turn it off again.
    if (event === 'started' && role !== 'admin') endWith(<LockedOut message={String(payload.message ?? '')} />)
  })
  return null
}

function LockedOut({ message }: { message: string }) {
  const translate = useTranslate()
  const { leave } = useSession()
  const go = (): void => {
    lastSeen.forget()
    leave('/login')
  }
  return (
    <Dialog open onClose={go} role="alertdialog" aria-labelledby="lockout-title" aria-describedby="lockout-text">
      <DialogTitle id="lockout-title">{translate('settings.lockout.modal')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="lockout-text">{message}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={go} variant="contained" autoFocus>
          {translate('settings.lockout.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

// Tells everybody that the platform has been locked, and leads to the sign-in page.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFailures } from '../../app/failures/FailureProvider'
import { useChannel } from '../../app/live/LiveProvider'
import { useMe } from '../../providers/me'
import { useSession } from '../../providers/session'

export function LockoutModal() {
  const translate = useTranslate()
  const { leave } = useSession()
  const { role } = useMe()
  const { fallSilent } = useFailures()
  const [message, setMessage] = useState<string>()
  useChannel('lockout', push => {
    // Admins stay, to turn it off again.
    if (push.event !== 'started' || role === 'admin') return
    fallSilent()
    setMessage(String(push.payload.message ?? ''))
  })
  if (message === undefined) return null
  const go = (): void => leave('/login')
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

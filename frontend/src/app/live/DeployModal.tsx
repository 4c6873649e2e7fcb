// Offers the new version once the server says that a deploy has completed.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { browser } from '../../providers/browser'
import { useChannel } from './LiveProvider'

export function DeployModal() {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  useChannel('deploy', push => setOpen(open || push.event === 'completed'))
  return (
    <Dialog open={open} onClose={() => setOpen(false)} aria-labelledby="deploy-title">
      <DialogTitle id="deploy-title">{translate('app.deploy.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('app.deploy.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => setOpen(false)}>{translate('app.deploy.later')}</Button>
        <Button onClick={browser.reload} variant="contained">
          {translate('app.deploy.update')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

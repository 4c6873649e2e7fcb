// A new secret over the page, until its maker says that it is kept; with how a signature is checked.
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'react-admin'
import { useToast } from '../../ui/toast'

export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const translate = useTranslate()
  const toast = useToast()
  const words = (key: string): string => translate(`webhooks.secret.${key}`)
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(secret).then(
      () => toast('webhooks.secret.copied'),
      () => toast('webhooks.secret.not_copied', { type: 'error' }),
    )
  return (
    <Dialog open aria-labelledby="shown-secret" fullWidth maxWidth="sm">
      <DialogTitle id="shown-secret">{words('title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{words('once')}</DialogContentText>
        <Box
          component="output"
          aria-label={words('label')}
          sx={{ display: 'block', my: 2, overflowWrap: 'anywhere', fontFamily: 'monospace' }}
        >
          {secret}
        </Box>
        <Button size="small" variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy()}>
          {words('copy')}
        </Button>
        <DialogContentText variant="body2" sx={{ mt: 2 }}>
          {words('check')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {words('kept')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

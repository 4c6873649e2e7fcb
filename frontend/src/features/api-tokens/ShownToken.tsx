// A new token over the page, until its maker says that it is kept.
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

export function ShownToken({ token, onClose }: { token: string; onClose: () => void }) {
  const translate = useTranslate()
  const toast = useToast()
  const words = (key: string): string => translate(`api-tokens.shown.${key}`)
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(token).then(
      () => toast(words('copied')),
      () => toast(words('not_copied'), { type: 'error' }),
    )
  return (
    <Dialog open aria-labelledby="shown-token" fullWidth maxWidth="sm">
      <DialogTitle id="shown-token">{words('title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{words('once')}</DialogContentText>
        <Box
          component="output"
          aria-label={words('label')}
          sx={{ display: 'block', my: 2, overflowWrap: 'anywhere', fontFamily: 'monospace' }}
        >
          {token}
        </Box>
        <Button size="small" variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy()}>
          {words('copy')}
        </Button>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {words('kept')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

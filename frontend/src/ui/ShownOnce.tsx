// What is told once, over the page, until its maker says that it is kept.
import ContentCopy from '@mui/icons-material/ContentCopyOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'react-admin'
import { useToast } from './toast'

interface ShownOnceProps {
  readonly secret: string
  /** Where its words are: `title`, `once`, `label`, `copy`, `copied`, `not_copied`, `kept`. */
  readonly words: string
  /** One more, at the end. */
  readonly more?: string
  readonly onClose: () => void
}

export function ShownOnce({ secret, words, more, onClose }: ShownOnceProps) {
  const translate = useTranslate()
  const toast = useToast()
  const said = (key: string): string => translate(`${words}.${key}`)
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(secret).then(
      () => toast(said('copied')),
      () => toast(said('not_copied'), { type: 'error' }),
    )
  return (
    <Dialog open aria-labelledby="shown-once" fullWidth maxWidth="sm">
      <DialogTitle id="shown-once">{said('title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{said('once')}</DialogContentText>
        <Box
          component="output"
          aria-label={said('label')}
          sx={{ display: 'block', my: 2, overflowWrap: 'anywhere', fontFamily: 'monospace' }}
        >
          {secret}
        </Box>
        <Button size="small" variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy()}>
          {said('copy')}
        </Button>
        {more && (
          <DialogContentText variant="body2" sx={{ mt: 2 }}>
            {said(more)}
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {said('kept')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

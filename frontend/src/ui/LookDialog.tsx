// A dialog to look at something and close it again.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'

export interface LookDialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly width?: 'xs' | 'md'
  readonly children: ReactNode
}

export function LookDialog({ title, onClose, width = 'md', children }: LookDialogProps) {
  const translate = useTranslate()
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth={width} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent dividers>{children}</DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('app.bulk.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

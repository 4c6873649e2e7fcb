// Says of each of several things how it went, after an intent on all of them.
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { OutcomeList, type OutcomeRow } from './OutcomeList'

export interface OutcomeDialogProps {
  readonly title: string
  /** Said above the rows. */
  readonly lead?: string | undefined
  readonly rows: readonly OutcomeRow[]
  readonly onClose: () => void
}

export function OutcomeDialog({ title, lead, rows, onClose }: OutcomeDialogProps) {
  const translate = useTranslate()
  const headingId = useId()
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={headingId}>
      <DialogTitle id={headingId}>{title}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        {lead && <Box sx={{ mb: 1 }}>{lead}</Box>}
        <OutcomeList rows={rows} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('app.bulk.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

// New recovery codes over the page, until their person says that they are kept.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'react-admin'
import { RecoveryCodes } from './RecoveryCodes'

export function ShownCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const translate = useTranslate()
  return (
    <Dialog open aria-labelledby="shown-codes" fullWidth maxWidth="xs">
      <DialogTitle id="shown-codes">{translate('two-factor.shown_title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate('two-factor.shown')}</DialogContentText>
        <RecoveryCodes codes={codes} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('two-factor.kept')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

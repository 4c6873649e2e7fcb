// Asks before an intent is carried out, and says what will follow from it.
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'

export interface ConfirmDialogProps {
  readonly title: string
  /** What will be different afterwards, and who will be told. */
  readonly consequence: string
  /** The intent in its own words, never "OK". */
  readonly confirm: string
  /** Where "Cancel" could be taken for the intent itself: what stays as it is. */
  readonly dismiss?: string
  readonly danger?: boolean
  readonly running?: boolean
  /** Why it was refused, in words. */
  readonly refused?: readonly string[]
  readonly onConfirm?: () => void
  /** Where something is to be filled in: the question is this form, and confirming submits it. */
  readonly form?: Pick<ComponentPropsWithRef<'form'>, 'noValidate' | 'onInput' | 'onSubmit' | 'ref'>
  readonly onClose: () => void
  readonly children?: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Dialog
      open
      // What has been asked for is not called off by closing the question.
      onClose={props.running ? undefined : props.onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
    >
      <Asked form={props.form}>
        <DialogTitle id={`${id}-title`}>{props.title}</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`}>{props.consequence}</DialogContentText>
          {props.children}
          {props.refused && props.refused.length > 0 && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {props.refused.join(' ')}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={props.onClose} disabled={props.running ?? false}>
            {props.dismiss ?? translate('app.form.cancel')}
          </Button>
          <Button
            variant="contained"
            color={props.danger ? 'error' : 'primary'}
            loading={props.running ?? false}
            type={props.form ? 'submit' : 'button'}
            onClick={props.onConfirm}
            // What is to be filled in comes before the button.
            autoFocus={!props.children}
          >
            {props.confirm}
          </Button>
        </DialogActions>
      </Asked>
    </Dialog>
  )
}

/** Not the paper itself: a form cannot have the role of a dialog. */
function Asked({ form, children }: { form: ConfirmDialogProps['form'] | undefined; children: ReactNode }) {
  if (!form) return children
  return (
    <Box component="form" {...form} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0 }}>
      {children}
    </Box>
  )
}

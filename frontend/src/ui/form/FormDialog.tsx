// A form in a dialog: its title, its fields, its buttons, and the question before anything typed is lost.
import Alert from '@mui/material/Alert'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type FormEvent, type ReactNode, useId } from 'react'
import { DraftRestored, DraftStanding, type FormDraft } from './form-draft'
import { useFirstComplaint } from './use-first-complaint'
import { useUnsavedGuard } from './use-unsaved-guard'

/** Width of a modal in pixels. */
export const MODAL_WIDTH = 600

export interface FormDialogProps {
  readonly title: string
  readonly dirty: boolean
  /** Refusals that no field owns, with a title for the list when it needs one. */
  readonly refused?: { readonly title?: string; readonly lines: readonly string[] }
  /** Absent: this form keeps no draft. */
  readonly draft?: FormDraft | undefined
  readonly onSubmit: (event: FormEvent) => void
  readonly onClose: () => void
  readonly buttons: (attemptClose: () => void) => ReactNode
  readonly children: ReactNode
}

export function FormDialog({ title, dirty, refused, draft, onSubmit, onClose, buttons, children }: FormDialogProps) {
  const id = useId()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const { attemptClose, question } = useUnsavedGuard(dirty, onClose, draft?.discard)
  const { form, asked, answered } = useFirstComplaint()
  return (
    <>
      <Dialog
        open
        fullScreen={phone}
        onClose={attemptClose}
        aria-labelledby={id}
        slotProps={{ paper: { sx: { width: '100%', maxWidth: phone ? 'none' : MODAL_WIDTH } } }}
      >
        <form
          noValidate
          ref={form}
          onInput={answered}
          onSubmit={event => {
            asked()
            onSubmit(event)
          }}
          style={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
        >
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent dividers>
            <DraftRestored draft={draft} />
            {refused && refused.lines.length > 0 && (
              <Alert severity="error" sx={{ mb: 2 }}>
                {refused.title && <strong>{refused.title}</strong>}
                <ul style={{ margin: 0, paddingInlineStart: 20 }}>
                  {refused.lines.map(line => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
              </Alert>
            )}
            {children}
          </DialogContent>
          <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
            <DraftStanding draft={draft} />
            {buttons(attemptClose)}
          </DialogActions>
        </form>
      </Dialog>
      {question}
    </>
  )
}

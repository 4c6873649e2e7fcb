// A form in a dialog: its title, its fields, its buttons, and the question before anything typed is lost.
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type FormEvent, type MouseEvent, type ReactNode, useId } from 'react'
import { DraftRestored, DraftStanding, type FormDraft } from './form-draft'
import { type Refused, RefusedAlert } from './RefusedAlert'
import { UnfinishedProvider } from './unfinished'
import { useFirstComplaint } from './use-first-complaint'
import { useFormEvents } from './use-form-events'
import { useUnsavedGuard } from './use-unsaved-guard'

/** Width of a modal in pixels. */
export const MODAL_WIDTH = 600

export interface FormDialogProps {
  readonly title: string
  readonly dirty: boolean
  /** It is being saved: until that is decided nobody leaves. */
  readonly busy?: boolean
  /** Refusals that no field owns, with a title (a message key) for the list when it needs one. */
  readonly refused?: Refused
  /** Absent: this form keeps no draft. */
  readonly draft?: FormDraft | undefined
  readonly onSubmit: (event: FormEvent) => void
  readonly onClose: () => void
  readonly buttons: (attemptClose: () => void) => ReactNode
  readonly children: ReactNode
}

export function FormDialog({ title, refused, draft, onSubmit, onClose, buttons, children, ...state }: FormDialogProps) {
  const id = useId()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const { attemptClose, question } = useUnsavedGuard(state, onClose, draft?.discard)
  const { form, asked, answered } = useFirstComplaint()
  const { checks, submit, close } = useFormEvents({ form, onSubmit, attemptClose })
  return (
    <>
      <Dialog
        open
        fullScreen={phone}
        onClose={close}
        aria-labelledby={id}
        slotProps={{ paper: { sx: { width: '100%', maxWidth: phone ? 'none' : MODAL_WIDTH } } }}
      >
        <form
          noValidate
          ref={form}
          onInput={answered}
          onSubmit={event => {
            asked()
            submit(event)
          }}
          style={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
        >
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent dividers>
            <DraftRestored draft={draft} />
            {refused && refused.lines.length > 0 && <RefusedAlert {...refused} />}
            <UnfinishedProvider value={checks}>{children}</UnfinishedProvider>
          </DialogContent>
          <DialogActions onMouseDown={keepFocus} sx={{ flexWrap: 'wrap', rowGap: 1 }}>
            <DraftStanding draft={draft} />
            {buttons(close)}
          </DialogActions>
        </form>
      </Dialog>
      {question}
    </>
  )
}

/** The field in which somebody types is left when the button acts, not when it is pressed. */
function keepFocus(event: MouseEvent): void {
  if (event.currentTarget.contains(event.target as Node)) event.preventDefault()
}

// A form in a dialog: its title, its fields, its buttons, and the question before anything typed is lost.
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type MouseEvent, type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { DraftRestored, DraftStatus, type FormDraft, useKeeping } from './form-draft'
import { RefusedAlert } from './RefusedAlert'
import { SaveStatus } from './SaveStatus'
import { UnfinishedProvider } from './unfinished'
import type { FormHandle } from './use-checked-form'
import { useFormFrame } from './use-form-frame'
import { useUnsavedGuard } from './use-unsaved-guard'

/** Width of a modal in pixels. */
export const MODAL_WIDTH = 600

/** On a phone, what sends the form has a row of its own, within reach of the thumb. */
const WIDE_LAST = { flexWrap: 'wrap', rowGap: 1, '& > [type=submit]': { width: '100%', ml: '0 !important' } } as const

export interface FormDialogProps<Values extends FieldValues> {
  readonly form: FormHandle<Values>
  readonly title: string
  /** What the button does that sends it; absent: nothing can be saved any more, what was typed can be copied. */
  readonly submit?: string
  /** There is nothing to send yet. */
  readonly blocked?: boolean
  /** Absent: "Cancel". */
  readonly dismiss?: string
  /** Before all other buttons. */
  readonly before?: ReactNode
  /** What the button does that saves and begins another. */
  readonly another?: string | undefined
  /** Absent: this form keeps no draft. */
  readonly draft?: FormDraft | undefined
  /** Whoever leaves is asked, although a draft is kept: what is left does not happen by itself. */
  readonly asks?: boolean
  /** Of the modal, in pixels. */
  readonly width?: number
  readonly onClose: () => void
  readonly children: ReactNode
}

export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { form, draft, onClose, title, submit, children, width = MODAL_WIDTH } = props
  const translate = useTranslate()
  const id = useId()
  const phone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const typed = { dirty: form.dirty, busy: form.running }
  const { attemptClose, question } = useUnsavedGuard(typed, onClose, useKeeping(props.asks ? undefined : draft))
  const { checks, close, element } = useFormFrame(form, attemptClose)
  return (
    <>
      <Dialog
        open
        fullScreen={phone}
        onClose={close}
        aria-labelledby={id}
        slotProps={{ paper: { sx: { width: '100%', maxWidth: phone ? 'none' : width } } }}
      >
        <form {...element} style={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}>
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent dividers>
            <DraftRestored draft={draft} />
            <RefusedAlert {...form.refused} />
            <UnfinishedProvider value={checks}>
              <Stack spacing={2.5} sx={{ pt: 0.5 }}>
                {children}
              </Stack>
            </UnfinishedProvider>
          </DialogContent>
          <DialogActions onMouseDown={keepFocus} sx={phone ? WIDE_LAST : { flexWrap: 'wrap', rowGap: 1 }}>
            <DraftStatus draft={draft} />
            {props.before}
            <SaveStatus form={form} />
            <Button onClick={close} disabled={form.running}>
              {props.dismiss ?? translate('app.form.cancel')}
            </Button>
            {props.another && (
              <Button variant="outlined" disabled={form.busy} onClick={form.submitAnother}>
                {props.another}
              </Button>
            )}
            {submit && (
              <Button type="submit" variant="contained" disabled={props.blocked ?? false} loading={form.busy}>
                {submit}
              </Button>
            )}
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

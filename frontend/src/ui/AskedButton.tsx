// A button for one intent that is carried out only after it was said what follows; a toast says that it is done.
import Button, { type ButtonProps } from '@mui/material/Button'
import type { AnswerOf, CommandRow } from '@practicum/shared/contract/row'
import { useState } from 'react'
import type { CallOptions } from '../providers/api'
import { useFailureWords, useIntent } from '../providers/use-intent'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog'
import { useToast } from './toast'
import type { Said } from './use-told-intent'

export interface AskedButtonProps<R extends CommandRow>
  extends Omit<ButtonProps, 'onClick' | 'children' | 'title'>,
    Pick<ConfirmDialogProps, 'title' | 'consequence' | 'confirm' | 'danger'> {
  readonly row: R
  readonly options: CallOptions<R>
  /** Further features whose reads are old afterwards. */
  readonly touches?: readonly string[]
  /** On the button; default: what confirms. */
  readonly label?: string
  /** Where the refusal ends the question: its first line is a toast, and nothing stays open. */
  readonly refusalAsToast?: boolean
  /** What is to be said once it is done. */
  readonly done: (answer: AnswerOf<R>) => Said
}

export function AskedButton<R extends CommandRow>({
  row,
  options,
  touches,
  label,
  done,
  title,
  consequence,
  confirm,
  danger = false,
  refusalAsToast = false,
  ...button
}: AskedButtonProps<R>) {
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const { run, running, refused, reset } = useIntent(row, touches)
  const words = useFailureWords()
  const close = (): void => {
    setAsking(false)
    reset()
  }
  const carryOut = (): Promise<void> =>
    run(options).then(
      answer => {
        toast(...done(answer))
        close()
      },
      error => {
        if (!refusalAsToast) return
        toast(words(error)[0] ?? '', { type: 'error' })
        close()
      },
    )
  return (
    <>
      <Button variant="outlined" {...button} onClick={() => setAsking(true)}>
        {label ?? confirm}
      </Button>
      {asking && (
        <ConfirmDialog
          {...{ title, consequence, confirm, danger, running, refused }}
          onConfirm={() => void carryOut()}
          onClose={close}
        />
      )}
    </>
  )
}

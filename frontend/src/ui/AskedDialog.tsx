// Asks before an intent is carried out, where something else than a button of its own has opened the question; a toast says that it is done.
import type { AnswerOf, CommandRow } from '@practicum/shared/contract/row'
import type { CallOptions } from '../providers/api'
import { useIntent } from '../providers/use-intent'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog'
import { useToast } from './toast'
import type { Said } from './use-told-intent'

export interface AskedDialogProps<R extends CommandRow>
  extends Pick<ConfirmDialogProps, 'title' | 'consequence' | 'confirm' | 'danger' | 'onClose'> {
  readonly row: R
  readonly options: CallOptions<R>
  /** Further features whose reads are old afterwards. */
  readonly touches?: readonly string[]
  /** What is to be said once it is done. */
  readonly done: (answer: AnswerOf<R>) => Said
}

export function AskedDialog<R extends CommandRow>({ row, options, touches, done, ...question }: AskedDialogProps<R>) {
  const toast = useToast()
  const { run, running, refused } = useIntent(row, touches)
  const carryOut = (): Promise<void> =>
    run(options).then(
      answer => {
        toast(...done(answer))
        question.onClose()
      },
      () => undefined,
    )
  return <ConfirmDialog {...question} {...{ running, refused }} onConfirm={() => void carryOut()} />
}

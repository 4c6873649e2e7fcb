// An intent without a form of its own: a toast says that it is done, or why it was refused.
import type { AnswerOf, CommandRow } from '@practicum/shared/contract/row'
import type { CallOptions } from '../providers/api'
import { useFailureWords, useIntent } from '../providers/use-intent'
import { type ToastOptions, useToast } from './toast'

/** Key of the words, and what stands in or beside them. */
export type Said = readonly [message: string, options?: ToastOptions]

export interface ToldIntent<R> {
  readonly run: (options: CallOptions<R>, done: (answer: AnswerOf<R>) => Said) => Promise<void>
  readonly running: boolean
}

/** `touches` names further features whose reads are old afterwards. */
export function useToldIntent<R extends CommandRow>(row: R, touches?: readonly string[]): ToldIntent<R> {
  const toast = useToast()
  const words = useFailureWords()
  const { run, running } = useIntent(row, touches)
  return {
    run: (options, done) =>
      run(options).then(
        answer => toast(...done(answer)),
        error => toast(words(error).join(' '), { type: 'error' }),
      ),
    running,
  }
}

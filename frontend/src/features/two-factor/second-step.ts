// What the pages between the password and the application share: their words, where a failure leads, and what it says.
import { isFailure } from '../../providers/api-failure'
import { isOwnPath } from '../../providers/browser'
import { pageWords, usePageWords } from '../../providers/spoken'
import { secondStepMessages } from './second-step.messages'

const NAME = 'second-step'

export const useSecondStepWords = (): typeof secondStepMessages => usePageWords(NAME, secondStepMessages)
const now = (): typeof secondStepMessages => pageWords(NAME, secondStepMessages)

/** The flash, else the first error. Throws on what is no failure of a call. */
export function messageOf(error: unknown): string {
  if (!isFailure(error)) throw error
  if (error.kind === 'unreachable') return now().unreachable
  return error.flash?.message ?? error.lines[0] ?? now().failed
}

/** Where it leads, with its message; undefined: it is shown in place. */
export function screenAfter(failure: unknown): string | undefined {
  const next = isFailure(failure) ? failure.next : undefined
  return next && isOwnPath(next) ? `${next}?${new URLSearchParams({ error: messageOf(failure) })}` : undefined
}

/** Where somebody wanted to go before they were asked to sign in. */
export function askedFor(): string | undefined {
  const to = new URLSearchParams(location.search).get('to')
  return to !== null && isOwnPath(to) ? to : undefined
}

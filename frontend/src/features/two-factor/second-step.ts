// What the pages between the password and the application share: their words, where a failure leads, and what it says.
import { isFailure, saidOf } from '../../providers/api-failure'
import { isOwnPath } from '../../providers/browser'
import { pageWords, usePageWords } from '../../providers/spoken'
import { secondStepMessages } from './second-step.messages'

const NAME = 'second-step'

export const useSecondStepWords = (): typeof secondStepMessages => usePageWords(NAME, secondStepMessages)
const now = (): typeof secondStepMessages => pageWords(NAME, secondStepMessages)

export const messageOf = (error: unknown): string => saidOf(error, now())

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

// The words of signing up, in the language of the page, and the role in those of the organization.
import type { SignupInvite } from '@practicum/shared/features/signup/signup.contract'
import { pageWords, usePageWords } from '../../providers/spoken'
import { signupPageMessages } from './signup-page.messages'

export type SignupWords = typeof signupPageMessages

export const useSignupWords = (): SignupWords => usePageWords('signup', signupPageMessages)

/** Where nothing is shown yet. */
export const signupWords = (): SignupWords => pageWords('signup', signupPageMessages)

/** Every `%{name}` of a text. */
export const filledWith = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** What the organization calls it; the product's own word for it is said in the language of the page. */
export function roleWord({ role, organization }: Pick<SignupInvite, 'role' | 'organization'>): string {
  const { keyname } = role
  const own = organization.dynamic_words[keyname]?.one
  const isOurs = own === undefined || own.toLowerCase() === signupPageMessages.roles[keyname]
  return isOurs ? signupWords().roles[keyname] : own
}

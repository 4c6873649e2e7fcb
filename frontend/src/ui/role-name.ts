// Roles by their name: in the language of the page, and in the words of the organization that they are in.

import { inWords, type Words, wordsIn } from '@practicum/shared/kernel/own-words'
import { useTranslate } from 'react-admin'
import type { Translate } from '../providers/show-failure'
import { nowSpoken } from '../providers/spoken'

export interface NamedRole {
  readonly keyname: string
  /** As the server names it. */
  readonly name: string
}

export interface NamedPosition {
  readonly role: NamedRole
  readonly organization: { readonly dynamic_words: Words }
}

/** In the organization that the person works in now. */
export const spokenRole = ({ keyname, name }: NamedRole, translate: Translate): string =>
  translate(`app.roles.${keyname}`, { _: name })

/** In whichever organization the position is: each has words of its own, and the messages are filled with those of the current one. */
export function spokenPosition({ role, organization }: NamedPosition, translate: Translate): string {
  const words = wordsIn(organization.dynamic_words, nowSpoken().public?.words)
  return role.keyname in words ? inWords(`{${capital(role.keyname)}}`, words) : spokenRole(role, translate)
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

export function useRoleName(): (role: NamedRole) => string {
  const translate = useTranslate()
  return role => spokenRole(role, translate)
}

export function usePositionName(): (position: NamedPosition) => string {
  const translate = useTranslate()
  return position => spokenPosition(position, translate)
}

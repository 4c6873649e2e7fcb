// The rules of the ways in that somebody else answers for: what becomes of them is recorded with the person.

import type { SsoProviderName } from '../../access/sso'
import { assertNever, type Decision, isOneOf } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { UserEvent } from './user.events'

export type SsoCommand = { readonly provider: SsoProviderName } & (
  | { readonly type: 'LinkSso' }
  | { readonly type: 'UnlinkSso' }
  | { readonly type: 'ProveBySso' }
)

export const isSsoCommand = isOneOf<SsoCommand>({ LinkSso: true, UnlinkSso: true, ProveBySso: true })

/** Of somebody, as far as these rules ask. */
export interface SsoHolder {
  /** Those that their account is linked with. */
  readonly sso: readonly SsoProviderName[]
}

export function decideSso(
  { type, provider }: SsoCommand,
  { id: userId, sso }: SsoHolder & { readonly id: string },
): Decision<UserEvent> {
  const isLinked = sso.includes(provider)
  switch (type) {
    case 'LinkSso':
      return isLinked ? [] : [{ type: 'SsoLinked', data: { userId, provider } }]
    case 'UnlinkSso':
      return isLinked ? [{ type: 'SsoUnlinked', data: { userId, provider } }] : []
    case 'ProveBySso':
      return isLinked ? [{ type: 'SsoProven', data: { userId, provider } }] : refuse('sso.not_linked')
    default:
      return assertNever(type)
  }
}

type SsoEvent = Extract<UserEvent, { type: 'SsoLinked' | 'SsoUnlinked' }>

export const evolveSso = (linked: readonly SsoProviderName[], { type, data }: SsoEvent): readonly SsoProviderName[] =>
  type === 'SsoLinked' ? [...linked, data.provider] : linked.filter(provider => provider !== data.provider)

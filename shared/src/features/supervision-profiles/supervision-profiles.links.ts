// Whether the links of a profile lead where they say: read by the rules, and by the form that says so at once.
import { type Refusal, refuse } from '../../kernel/refusal'

/** The site that each may lead to, by its field as callers send it. */
export const LINK_HOSTS = {
  linkedin_url: 'linkedin.com',
  healthgrades_url: 'healthgrades.com',
  psychologytoday_url: 'psychologytoday.com',
} as const
export type LinkField = keyof typeof LINK_HOSTS
export const LINK_FIELDS = Object.keys(LINK_HOSTS) as readonly LinkField[]

/** Nothing but the address of a page there: no other scheme, port or name that a reader would not see. */
export function leadsTo(host: string, text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  const isThere = hostname === host || hostname.endsWith(`.${host}`)
  return protocol === 'https:' && isThere && port + username + password === ''
}

export const linkRefusals = (links: Readonly<Record<LinkField, string>>): readonly Refusal[] =>
  LINK_FIELDS.filter(name => links[name] !== '' && !leadsTo(LINK_HOSTS[name], links[name])).map(name =>
    refuse('supervision_profile.link_elsewhere', { host: LINK_HOSTS[name] }, { field: name }),
  )

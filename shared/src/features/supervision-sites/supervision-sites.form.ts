// What is wrong with a supervision site as it is filled in, and how it is kept: read by the server that decides, and by the form that says so at once.
import { z } from 'zod'
import { addressRefusals, normalizedZip } from '../../kernel/addresses'
import { phoneOf } from '../../kernel/phones'
import { type Refusal, refuse } from '../../kernel/refusal'
import { WEBSITE_MAX } from './supervision-sites.fields'
import type { SiteDetails } from './supervision-sites.state'

export interface SaidSite {
  readonly country_code: string
  readonly state_id: string | null
  readonly zip: string
  readonly office_phone: string
  readonly website: string
  readonly contact_email: string
}

const NAMES = { country: 'country_code', state: 'state_id', zip: 'zip', phone: 'office_phone' } as const

const because = (holds: boolean, code: string, field: string): readonly Refusal[] =>
  holds ? [] : [refuse(code, {}, { field })]

/** `states`: of its country, by their ids; undefined: there is no such country. */
export function siteRefusals(
  said: SaidSite,
  states: readonly { readonly id: string }[] | undefined,
): readonly Refusal[] {
  const { country_code: country, state_id: state } = said
  return [
    ...because(country === '' || states !== undefined, 'contact.country_unknown', 'country_code'),
    ...stateRefusals(state, states ?? []),
    ...addressRefusals({ ...said }, NAMES),
    ...because(websiteOf(said.website) !== undefined, 'site.website_invalid', 'website'),
    ...because(isEmail(said.contact_email.trim()), 'site.email_invalid', 'contact_email'),
  ]
}

function stateRefusals(state: string | null, states: readonly { readonly id: string }[]): readonly Refusal[] {
  if (state === null || state === '') return because(states.length <= 1, 'contact.state_required', 'state_id')
  return because(
    states.some(({ id }) => id === state),
    'contact.state_unknown',
    'state_id',
  )
}

const isEmail = (typed: string): boolean => typed === '' || z.email().safeParse(typed).success

const SCHEME = /^[a-z][a-z\d+.-]*:/i

/** An address of the web that browsers open safely, as it is kept; empty where none is typed. Undefined: it is none. */
export function websiteOf(typed: string): string | undefined {
  const text = typed.trim()
  if (text === '') return ''
  const address = SCHEME.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return undefined
  const { protocol, username, password, hostname, href } = new URL(address)
  const isOpen = protocol === 'https:' && username === '' && password === ''
  // A name of the web, not a number and not a machine nearby.
  // As it is kept it may be longer than it was typed.
  const fits = href.length <= WEBSITE_MAX
  return isOpen && fits && /\.[^.]*\p{L}[^.]*$/u.test(hostname) ? href : undefined
}

/** Of what holds. */
export const siteOf = (said: SiteDetails): SiteDetails => ({
  ...said,
  zip: normalizedZip(said.zip),
  officePhone: phoneOf(said.officePhone, said.countryCode) ?? '',
  website: websiteOf(said.website) ?? '',
})

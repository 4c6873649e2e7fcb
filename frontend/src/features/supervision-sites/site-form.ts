// The values of the form of a supervision site, and what they send.
import { addSite, editSite } from '@practicum/shared/features/supervision-sites/changing.contract'
import { siteDetails } from '@practicum/shared/features/supervision-sites/site-details.fields'
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { siteRefusals } from '@practicum/shared/features/supervision-sites/supervision-sites.form'
import { initialRowOf, onlyRow, type RowOf } from '@practicum/shared/kernel/fields'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { type ContractRequest, requestOf } from '../../providers/use-intent'

export type SiteValues = Omit<RowOf<typeof siteDetails>, 'country_code'> & {
  readonly country_code: string | null
  readonly tag_ids: readonly string[]
}

export const newSite = (): SiteValues => ({ name: '', country_code: 'US', ...initialRowOf(siteDetails), tag_ids: [] })

export const valuesOf = ({ contact_name, contact_email, tags, ...site }: SiteView): SiteValues => ({
  ...onlyRow(siteDetails, { ...site, contact_name: contact_name ?? '', contact_email: contact_email ?? '' }),
  country_code: site.country_code || null,
  tag_ids: tags.map(({ id }) => id),
})

interface Sent {
  /** Absent: a new one. */
  readonly opened: SiteView | undefined
  /** Whoever does not say which it carries leaves them as they are. */
  readonly tags: boolean
}

export function requestFor(
  { tag_ids, ...values }: SiteValues,
  { opened, tags }: Sent,
): ContractRequest<{ readonly id: string; readonly version: number }> {
  // Where no country is chosen the shape of the row says so.
  const body = { ...values, country_code: values.country_code as string, ...(tags && { tag_ids: [...tag_ids] }) }
  return opened
    ? requestOf(editSite, { params: { id: opened.id }, body: { ...body, version: opened.version } })
    : requestOf(addSite, { body })
}

/** `states`: of the country; while they are not there, the server judges alone. */
export const siteRules = (
  values: SiteValues,
  states: readonly { readonly id: string }[] | undefined,
): readonly Refusal[] =>
  siteRefusals(
    { ...values, country_code: values.country_code ?? '' },
    states ?? (values.state_id ? [{ id: values.state_id }] : []),
  )

// The number that codes are sent to, as it is typed: within a country, and what is wrong with it. Read by the server that decides, and by the page that says so at once.
import { callableCountries, phoneOf } from '../../kernel/phones'
import { type Refusal, refuse } from '../../kernel/refusal'

/** In E.164, or why it is none. */
export function phoneNamed(phone: string, country: string): string | Refusal {
  if (!callableCountries().includes(country))
    return refuse('two_factor.country_unavailable', {}, { field: 'country_code' })
  return phoneOf(phone, country) ?? refuse('valid_phone_intl', {}, { field: 'phone' })
}

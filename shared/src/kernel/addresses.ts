// What an address is held against, wherever one is typed: postal codes by country, telephone numbers by their numbering plans.
import { phoneOf } from './phones'
import { type Refusal, refuse } from './refusal'
import { zipPatterns } from './zip-patterns'

/** As it is kept: no space around it, and one where there were several. */
export const normalizedZip = (zip: string): string => zip.trim().replace(/\s+/gu, ' ')

/** Of whatever country: letters and digits, divided by a space or a dash. */
const ANY_ZIP: RegExp = /^[A-Z\d]{1,10}([ -][A-Z\d]{1,10}){0,2}$/

const ZIP_REFUSALS: Readonly<Record<string, string>> = {
  US: 'valid_zip',
  NZ: 'valid_postcode',
  '': 'valid_zip_generic',
}

/** `country`: its ISO 3166-1 code of two letters; empty where none is chosen. Nothing typed is no postal code, and nothing is wrong with it. */
export function zipRefusal(country: string, typed: string, field = 'zip'): Refusal | undefined {
  const zip = normalizedZip(typed).toUpperCase()
  const [example, pattern] = country === '' ? ['', ANY_ZIP] : (zipPatterns.get(country) ?? ['', undefined])
  if (zip === '' || pattern === undefined || pattern.test(zip)) return undefined
  return refuse(ZIP_REFUSALS[country] ?? 'valid_zip_for_country', { example }, { field })
}

/** What the parts are called in the body that holds them; those that it has not are left out. */
export interface AddressNames {
  readonly country: string
  readonly state: string
  readonly zip: string
  readonly street?: string
  readonly city?: string
  readonly phone?: string
}

/** Of a body with an address in it. */
export function addressRefusals(
  body: Readonly<Record<string, unknown>>,
  { country, zip, phone }: AddressNames,
): readonly Refusal[] {
  const text = (name: string | undefined): string => (name === undefined ? '' : String(body[name] ?? ''))
  const called = text(phone)
  const wrongPhone = called.trim() !== '' && phoneOf(called, text(country)) === undefined
  return [
    zipRefusal(text(country), text(zip), zip) ?? [],
    wrongPhone && phone !== undefined ? refuse('valid_phone_intl', {}, { field: phone }) : [],
  ].flat()
}

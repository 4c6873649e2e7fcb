// Telephone numbers, by the metadata of Google's libphonenumber. Only forms and the server take this module: it is as large as a screen.
import { type CountryCode, getCountries, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'

const DEFAULT_COUNTRY: CountryCode = 'US'

/**
 * A number in E.164 (`+12125550123`), as it is kept and called: typed as within `country` (its code of two letters), of the United States where that is empty,
 * or with its plus as from anywhere. Undefined: nobody has such a number.
 */
export function phoneOf(typed: string, country = ''): string | undefined {
  const defaultCountry = isSupportedCountry(country) ? country : DEFAULT_COUNTRY
  // All that is typed is the number: it is not looked for among other words.
  const number = parsePhoneNumberFromString(typed.trim(), { defaultCountry, extract: false })
  return number?.isValid() && number.ext === undefined ? number.number : undefined
}

/** Codes of two letters of all countries that have numbers. */
export const callableCountries = (): readonly string[] => getCountries()

/** Of a number in E.164; undefined: it is of no single country. */
export const countryOfPhone = (number: string): string | undefined => parsePhoneNumberFromString(number)?.country

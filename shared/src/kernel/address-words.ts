// What the parts of an address are called, country by country.

/** Keys of the words. */
export interface AddressWords {
  readonly state: 'state' | 'province' | 'region'
  readonly city: 'city' | 'suburb'
  readonly zip: 'zip' | 'postal_code' | 'postcode'
}

const WORDS: Readonly<Record<string, Partial<AddressWords>>> = {
  US: { zip: 'zip' },
  PR: { zip: 'zip' },
  VI: { zip: 'zip' },
  CA: { state: 'province', zip: 'postal_code' },
  NZ: { state: 'region', city: 'suburb' },
  AU: { city: 'suburb' },
}

/** `country`: its ISO 3166-1 code of two letters; empty where none is chosen. */
export const addressWords = (country: string): AddressWords => ({
  state: 'state',
  city: 'city',
  zip: 'postcode',
  ...WORDS[country],
})

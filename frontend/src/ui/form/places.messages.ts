// The words of addresses, time zones and long lists of choices, behind sign-in and before it: fetched with the fields, not with every page.

export const placeMessages = {
  address: {
    country: 'Country',
    street: 'Street',
    street2: 'Street, second line',
    city: 'City',
    suburb: 'Suburb',
    state: 'State',
    province: 'Province / Territory',
    region: 'Region',
    zip: 'Zip',
    postal_code: 'Postal Code',
    postcode: 'Postcode',
    phone: 'Phone',
  },
  written: {
    US: '5 or 9 digits',
    CA: '6 characters, such as K1A 0B1',
    NZ: '4 digits',
    phone: '10 digits, or international: + and the code of the country',
  },
  zones: {
    headings: { named: 'By name', others: 'All others' },
    names: {
      eastern: 'Eastern',
      central: 'Central',
      mountain: 'Mountain',
      mountain_standard: 'Mountain without DST',
      pacific: 'Pacific',
      puerto_rico: 'Puerto Rico',
      alaska: 'Alaska',
      hawaii_aleutian: 'Hawaii-Aleutian',
      hawaii: 'Hawaii without DST',
      new_zealand: 'New Zealand',
      chatham_islands: 'Chatham Islands',
    },
  },
  choices: {
    none: 'None is called that.',
    loading: 'Loading…',
    unavailable: 'The choices could not be loaded. Open them once more to try again.',
  },
}

// What the events and calls of countries are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  CountriesSupported: 'Países admitidos',
  CountriesUnsupported: 'Países ya no admitidos',
  listCountries: 'Ver países',
  listStates: 'Ver estados de un país',
  listSupportedCountries: 'Ver países admitidos',
  supportCountries: 'Elegir países admitidos',
  supportCountry: 'Admitir o no un país',
}

// Who may call what of countries: by hand.
import type { Access } from '../harness/access'

const OF_PLATFORM = 'a country of the platform, which admins alone change: supported-countries.spec.ts'

export const access: Access = {
  roles: `
    listCountries           x x x x x x
    listStates              x x x x x x
    listSupportedCountries  . . . . . x
    supportCountries        . . . . . x
    supportCountry          . . . . . x
  `,
  ofNobody: {
    listStates: 'a country, the same for all',
    supportCountry: OF_PLATFORM,
  },
  bodies: {
    supportCountries: () => ({ added: ['US'], removed: [] }),
    supportCountry: () => ({ supported: true }),
  },
}

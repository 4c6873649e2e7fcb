// Who may call what of countries: by hand.
import type { Access } from '../harness/access'

export const access: Access = {
  roles: `
    listCountries  x x x x x x
    listStates     x x x x x x
  `,
  ofNobody: {
    listStates: 'a country, the same for all',
  },
}

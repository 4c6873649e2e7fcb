// Who may call what of the search: by hand.
import type { Access } from '../harness/access'

export const access: Access = {
  roles: `
    findThings    . x x x x x
    recentThings  . x x x x x
  `,
}

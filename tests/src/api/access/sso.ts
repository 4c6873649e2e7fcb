// Who may call what of signing in by a provider: by hand.
import type { Access } from '../harness/access'

export const access: Access = {
  roles: `
    beginSso     x x x x x x
    completeSso  x x x x x x
    disableSso   . x x x x x
    linkSso      . x x x x x
    ownSso       . x x x x x
  `,
  ofNobody: {
    beginSso: 'a provider, which is the same for everybody',
    completeSso: 'a sign-in that has left, which sso.spec.ts asks about',
  },
}

// Who may call what of forms: by hand.
import type { Access } from '../harness/access'

export const access: Access = {
  roles: `
    availableForms  . x x x x x
    getForm         . x x x x x
  `,
  ofNobody: {
    getForm: 'a form of the platform or of the organization; lists are asked about in visibility-lists.spec.ts',
  },
}

// Who may call what of text messages about what is not read: by hand.
import type { Access } from '../harness/access'

export const access: Access = {
  roles: `
    chooseTextSummary   . x x x x x
    proveTextNumber     . x x x x x
    sendNumberCode      . x x x x x
    textSummary         . x x x x x
    withdrawTextNumber  . x x x x x
  `,
}

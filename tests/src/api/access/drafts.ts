// Who may call what of drafts: by hand.
import type { Access } from '../harness/access'

export const access: Access = {
  roles: `
    discardDraft  . x x x x x
    getDraft      . x x x x x
    saveDraft     . x x x x x
  `,
  ofNobody: {
    discardDraft: 'a kind of form: everybody has drafts of their own',
    getDraft: 'a kind of form: everybody has drafts of their own',
    saveDraft: 'a kind of form: everybody has drafts of their own',
  },
}

// The page is somebody else's from here on: the other tabs are told, and this one begins anew.

import { identityChanges } from '../../providers/identity-changes'
import { useSession } from '../../providers/session'

export function useBecome(): (answer: { readonly redirect: string }) => void {
  const { leave } = useSession()
  return ({ redirect }) => {
    identityChanges.tell()
    leave(redirect)
  }
}

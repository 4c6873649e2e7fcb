// Tells react-admin who is signed in. Signing in itself happens on the public pages, before react-admin is loaded.
import { actingRole } from '@practicum/shared/access/roles'
import type { CurrentUser } from '@practicum/shared/features/sessions/page-state.contract'
import { signOut } from '@practicum/shared/features/sessions/sessions.contract'
import type { AuthProvider } from 'react-admin'
import type { Api } from './api'
import { keptTexts } from './kept-texts'
import { lastSeen } from './last-seen'

/** `leave` takes the browser to a public page and forgets everything in memory. */
export function createAuthProvider(api: Api, user: CurrentUser, leave: (path: string) => void): AuthProvider {
  return {
    login: () => Promise.reject(new Error('Signing in happens on the sign-in page.')),
    checkAuth: () => Promise.resolve(),
    // How a failed call is shown is decided in one place, by status and route; react-admin must not also act on it.
    checkError: () => Promise.resolve(),
    getPermissions: () => Promise.resolve(actingRole(user.current_position.role.keyname)),
    getIdentity: () => Promise.resolve({ id: user.id, fullName: user.name }),
    // `told` is what the sign-in page says of it.
    logout: async ({ info }: { readonly info?: string } = {}) => {
      await api.call(signOut, {}).catch(() => undefined)
      keptTexts.forgetAll()
      lastSeen.forget()
      leave(info === undefined ? '/login' : `/login?${new URLSearchParams({ info })}`)
      return false
    },
  }
}

// Accepts an invitation with the account somebody is signed in with, and goes on in the position that it gives.
import type { CurrentUser } from '@practicum/shared/features/sessions/page-state.contract'
import { useSession } from '../../providers/session'
import { inviteAddress } from './entry'
import { joinByInvite, signOut, switchPosition } from './signup.rows'
import { forgetDraft, type InviteEntry } from './signup-draft'
import { linesOf } from './signup-refused'
import { useOnce } from './use-once'

export interface Joining {
  readonly running: boolean
  readonly refused: readonly string[]
  /** It was sent to somebody else. */
  readonly another: boolean
  readonly join: () => Promise<void>
  readonly signOut: () => Promise<void>
}

export function useJoining({ invite_id, code }: InviteEntry, user: CurrentUser): Joining {
  const { api, leave } = useSession()
  const { running, failure, once } = useOnce()
  return {
    running,
    refused: failure ? linesOf(failure) : [],
    another: failure?.errors.some(error => error.code === 'signup.another_person') ?? false,
    join: () =>
      once(async () => {
        const { position_id: id } = await api.call(joinByInvite, { params: { id: invite_id }, body: { code } })
        forgetDraft()
        // They have joined, whatever becomes of this: the position can be chosen on any page.
        if (id !== user.current_position.id) await api.call(switchPosition, { params: { id } }).catch(() => undefined)
        leave('/dashboard')
      }),
    signOut: () =>
      once(async () => {
        // The page is kept: the secret of the invitation waits in this tab for whoever signs in next.
        await api.call(signOut, { body: { keep_page: true } })
        leave(inviteAddress(invite_id))
      }),
  }
}

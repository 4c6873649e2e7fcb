// Accepts an invitation with the account somebody is signed in with, and goes on in the position that it gives.
import type { CurrentUser } from '@practicum/shared/features/sessions/page-state.contract'
import { useRef, useState } from 'react'
import { type ApiFailure, isFailure } from '../../providers/api-failure'
import { useSession } from '../../providers/session'
import { inviteAddress } from './invite-link'
import { joinByInvite, signOut, switchPosition } from './signup.rows'
import { forgetDraft, type SignupDraft } from './signup-draft'
import { linesOf } from './signup-refused'

export interface Joining {
  readonly running: boolean
  readonly refused: readonly string[]
  /** It was sent to somebody else. */
  readonly another: boolean
  readonly join: () => Promise<void>
  readonly signOut: () => Promise<void>
}

export function useJoining({ invite_id, code }: SignupDraft, user: CurrentUser): Joining {
  const { api, leave } = useSession()
  const [failure, setFailure] = useState<ApiFailure>()
  const { running, once } = useOnce(setFailure)
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

/** One thing at a time, however often it is pressed. */
function useOnce(fail: (failure: ApiFailure | undefined) => void) {
  const [running, setRunning] = useState(false)
  const busy = useRef(false)
  const once = async (work: () => Promise<void>): Promise<void> => {
    if (busy.current) return
    busy.current = true
    setRunning(true)
    fail(undefined)
    try {
      await work()
    } catch (error) {
      if (!isFailure(error)) throw error
      fail(error)
    } finally {
      busy.current = false
      setRunning(false)
    }
  }
  return { running, once }
}

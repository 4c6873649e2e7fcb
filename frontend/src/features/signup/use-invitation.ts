// Looks at an invitation by the secret of its mail. One that opens nothing leads to the sign-in page, which says why.
import type { SignupInvite } from '@practicum/shared/features/signup/signup.contract'
import { useCallback, useEffect, useState } from 'react'
import { isFailure } from '../../providers/api-failure'
import { useSession } from '../../providers/session'
import { getSignupInvite } from './signup.rows'
import { forgetDraft, type SignupDraft } from './signup-draft'
import { signupWords } from './signup-words'

export interface Invitation {
  /** Undefined until it has been looked at. */
  readonly invite: SignupInvite | undefined
  /** The server could not be asked. */
  readonly unreached: boolean
  readonly look: () => void
}

/** Another try may have another answer. */
const isPassing = (error: unknown): boolean => isFailure(error) && (error.kind !== 'answered' || error.status >= 500)

export function useInvitation(link: SignupDraft | undefined): Invitation {
  const { api, leave } = useSession()
  const [invite, setInvite] = useState<SignupInvite>()
  const [unreached, setUnreached] = useState(false)
  const look = useCallback((): void => {
    setUnreached(false)
    if (!link) {
      leave(`/login?${new URLSearchParams({ info: signupWords().lost })}`)
      return
    }
    api
      .call(getSignupInvite, { params: { id: link.invite_id }, query: { code: link.code } })
      .then(setInvite, (error: unknown) => {
        if (isPassing(error)) return setUnreached(true)
        if (!isFailure(error)) throw error
        forgetDraft()
        leave(`/login?${new URLSearchParams({ error: error.lines[0] ?? signupWords().failed })}`)
      })
  }, [api, leave, link])
  useEffect(() => look(), [look])
  return { invite, unreached, look }
}

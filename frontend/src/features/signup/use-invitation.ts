// Looks at an invitation by the secret of its mail. One that opens nothing leads visitors to the sign-in page, which says why; whoever is signed in is told here.
import type { SignupInvite } from '@practicum/shared/features/signup/signup.contract'
import { useCallback, useEffect, useState } from 'react'
import { type ApiFailure, isFailure } from '../../providers/api-failure'
import { useSession } from '../../providers/session'
import { getSignupInvite } from './signup.rows'
import { forgetDraft, type SignupDraft } from './signup-draft'
import { linesOf } from './signup-refused'
import { signupWords } from './signup-words'

export interface Invitation {
  /** Undefined until it has been looked at. */
  readonly invite: SignupInvite | undefined
  /** The server could not be asked. */
  readonly unreached: boolean
  /** Why it opens nothing; empty as long as it may. */
  readonly refused: readonly string[]
  readonly look: () => void
}

/** Another try may have another answer. */
const isPassing = (error: unknown): boolean => isFailure(error) && (error.kind !== 'answered' || error.status >= 500)

export function useInvitation(link: SignupDraft | undefined): Invitation {
  const { api } = useSession()
  const [invite, setInvite] = useState<SignupInvite>()
  const [unreached, setUnreached] = useState(false)
  const { refused, refuse } = useRefused()
  const look = useCallback((): void => {
    setUnreached(false)
    if (!link) {
      refuse(lost())
      return
    }
    api
      .call(getSignupInvite, { params: { id: link.invite_id }, query: { code: link.code } })
      .then(setInvite, (error: unknown) => {
        if (isPassing(error)) return setUnreached(true)
        if (!isFailure(error)) throw error
        forgetDraft()
        refuse(refusedBy(error))
      })
  }, [api, link, refuse])
  useEffect(() => look(), [look])
  return { invite, unreached, refused, look }
}

/** Where visitors are told, and what is told here. */
interface Refused {
  readonly query: Readonly<Record<string, string>>
  readonly here: readonly string[]
}

function useRefused() {
  const { leave, state } = useSession()
  const isSignedIn = state.current_user !== null
  const [refused, setRefused] = useState<readonly string[]>([])
  const refuse = useCallback(
    ({ query, here }: Refused): void => {
      if (isSignedIn) setRefused(here)
      else leave(`/login?${new URLSearchParams(query)}`)
    },
    [leave, isSignedIn],
  )
  return { refused, refuse }
}

const lost = (): Refused => ({ query: { info: signupWords().lost }, here: [signupWords().refused.lost] })

const refusedBy = (failure: ApiFailure): Refused => ({
  query: { error: failure.lines[0] ?? signupWords().failed },
  here: linesOf(failure),
})

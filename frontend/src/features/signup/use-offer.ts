// Looks at what somebody has come by. What opens nothing leads visitors to a page that says why; whoever is signed in is told here.
import { useCallback, useEffect, useState } from 'react'
import type { Api } from '../../providers/api'
import { type ApiFailure, isFailure } from '../../providers/api-failure'
import { useSession } from '../../providers/session'
import { type Offer, offerOfInvite, offerOfLink } from './offer'
import { getSignup, getSignupInvite, getSurveyQuestions } from './signup.rows'
import { type Entry, forgetDraft, type SignupDraft } from './signup-draft'
import { linesOf } from './signup-refused'
import { signupWords } from './signup-words'

export interface Offering {
  /** Undefined until it has been looked at. */
  readonly offer: Offer | undefined
  /** The server could not be asked. */
  readonly unreached: boolean
  /** Why it opens nothing; empty as long as it may. */
  readonly refused: readonly string[]
  readonly look: () => void
}

/** Another try may have another answer. */
const isPassing = (error: unknown): boolean => isFailure(error) && (error.kind !== 'answered' || error.status >= 500)

async function looked(api: Api, entry: Entry): Promise<Offer> {
  const led = await ledBy(api, entry)
  const { keyname: role } = led.role
  return { ...led, questions: await api.call(getSurveyQuestions, { params: { role } }) }
}

function ledBy(api: Api, entry: Entry): Promise<Omit<Offer, 'questions'>> {
  if ('invite_id' in entry) {
    const { invite_id: id, code } = entry
    return api.call(getSignupInvite, { params: { id }, query: { code } }).then(offerOfInvite)
  }
  const [code, query] =
    'signup_code' in entry ? [entry.signup_code, {}] : [entry.code, { invite_link_id: entry.invite_link_id }]
  return api.call(getSignup, { params: { code }, query }).then(offerOfLink)
}

export function useOffer(draft: SignupDraft | undefined): Offering {
  const { api } = useSession()
  const [offer, setOffer] = useState<Offer>()
  const [unreached, setUnreached] = useState(false)
  const { refused, refuse } = useRefused()
  const look = useCallback((): void => {
    setUnreached(false)
    if (!draft) {
      refuse(lost())
      return
    }
    looked(api, draft.entry).then(setOffer, (error: unknown) => {
      if (isPassing(error)) return setUnreached(true)
      if (!isFailure(error)) throw error
      forgetDraft()
      refuse(refusedBy(error, draft.entry))
    })
  }, [api, draft, refuse])
  useEffect(() => look(), [look])
  return { offer, unreached, refused, look }
}

/** Where visitors are told, and what is told here. */
interface Refused {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly here: readonly string[]
}

function useRefused() {
  const { leave, state } = useSession()
  const isSignedIn = state.current_user !== null
  const [refused, setRefused] = useState<readonly string[]>([])
  const refuse = useCallback(
    ({ path, query, here }: Refused): void => {
      if (isSignedIn) setRefused(here)
      else leave(`${path}?${new URLSearchParams(query)}`)
    },
    [leave, isSignedIn],
  )
  return { refused, refuse }
}

const lost = (): Refused => ({
  ...{ path: '/login', query: { info: signupWords().lost }, here: [signupWords().refused.lost] },
})

/** Whoever has typed a code has most likely no account to sign in with. */
const refusedBy = (failure: ApiFailure, entry: Entry): Refused => ({
  path: 'signup_code' in entry ? '/404' : '/login',
  query: { error: failure.lines[0] ?? signupWords().failed },
  here: linesOf(failure),
})

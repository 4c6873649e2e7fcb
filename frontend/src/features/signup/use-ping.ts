// Keeps the session of somebody who is signing up alive: what they have entered is sent with its token, which would be old after a long break.
import { useEffect } from 'react'
import { useSession } from '../../providers/session'
import { pingSignup } from './signup.rows'

/** Whoever has left the page open for longer is not signing up any more. */
const MOST = 4

export function usePing(inProgress: boolean): void {
  const { api, state } = useSession()
  const everyMs = (state.session_lifetime_seconds * 1000) / 2
  useEffect(() => {
    if (!inProgress) return undefined
    let sent = 0
    const timer = setInterval(() => {
      sent += 1
      if (sent === MOST) clearInterval(timer)
      api.call(pingSignup, {}).then(
        ({ csrf_token }) => api.takeToken(csrf_token),
        // The next one may come through; what is sent later says for itself why it is refused.
        () => undefined,
      )
    }, everyMs)
    return () => clearInterval(timer)
  }, [api, inProgress, everyMs])
}

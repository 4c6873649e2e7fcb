// Has the mail sent again that proves an address. The answer is the same for every address, so that it says nothing before the mail can have come.
import { useEffect, useState } from 'react'
import { useApi } from '../../providers/session'
import { resendVerification } from './signup.rows'
import { linesOf } from './signup-refused'
import { useOnce } from './use-once'

/** In milliseconds. */
const SAID_AFTER = 3000

export function useResending(email: string) {
  const api = useApi()
  const { running, failure, once } = useOnce()
  const [asked, setAsked] = useState(0)
  const [sent, setSent] = useState(false)
  useEffect(() => {
    if (asked === 0) return
    const timer = setTimeout(() => setSent(true), SAID_AFTER)
    return () => clearTimeout(timer)
  }, [asked])
  const resend = (): Promise<void> =>
    once(async () => {
      setSent(false)
      await api.call(resendVerification, { body: { email } })
      setAsked(count => count + 1)
    })
  return { running, sent, failed: failure && linesOf(failure)[0], resend }
}

// Carries the sign-in out: one request at a time, and then on to where its answer leads.
import { useRef, useState } from 'react'
import { isFailure } from '../../providers/api-failure'
import { signIn } from '../../providers/first-rows'
import { useSession } from '../../providers/session'
import { afterFailure, afterSignIn, type Credentials } from './sign-in'

export interface SigningIn {
  readonly running: boolean
  readonly messages: readonly string[]
  readonly attempt: (credentials: Credentials) => Promise<void>
}

export function useSignIn(onEnter: (path: string) => void): SigningIn {
  const { api, leave } = useSession()
  const [running, setRunning] = useState(false)
  const [messages, setMessages] = useState<readonly string[]>([])
  const busy = useRef(false)

  const fail = (error: unknown): void => {
    if (!isFailure(error)) throw error
    const outcome = afterFailure(error)
    if (outcome.kind === 'go') leave(outcome.path)
    else setMessages(outcome.messages)
  }
  const attempt = async (credentials: Credentials): Promise<void> => {
    if (busy.current) return
    busy.current = true
    setRunning(true)
    setMessages([])
    try {
      const answer = await api.call(signIn, { body: credentials })
      api.takeToken(answer.csrf_token)
      onEnter(afterSignIn(answer, new URLSearchParams(location.search).get('to')))
    } catch (error) {
      fail(error)
    } finally {
      busy.current = false
      setRunning(false)
    }
  }
  return { running, messages, attempt }
}

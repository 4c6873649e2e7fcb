// Carries the sign-in out, and then goes on to where its answer leads.
import { useState } from 'react'
import { isFailure } from '../../providers/api-failure'
import { signIn } from '../../providers/first-rows'
import { useSession } from '../../providers/session'
import { afterFailure, afterSignIn, type Credentials, noPasskey } from './sign-in'

export interface SigningIn {
  readonly messages: readonly string[]
  readonly attempt: (credentials: Credentials) => Promise<void>
  /** Without a password. */
  readonly byPasskey: () => Promise<void>
}

export function useSignIn(onEnter: (path: string) => void): SigningIn {
  const { api, leave } = useSession()
  const [messages, setMessages] = useState<readonly string[]>([])

  const fail = (error: unknown): void => {
    if (!isFailure(error)) throw error
    const outcome = afterFailure(error)
    if (outcome.kind === 'go') leave(outcome.path)
    else setMessages(outcome.messages)
  }
  const attempt = async (credentials: Credentials): Promise<void> => {
    setMessages([])
    try {
      const answer = await api.call(signIn, { body: credentials })
      api.takeToken(answer.csrf_token)
      onEnter(afterSignIn(answer, new URLSearchParams(location.search).get('to')))
    } catch (error) {
      fail(error)
    }
  }
  const byPasskey = async (): Promise<void> => {
    setMessages([])
    try {
      const signing = await import('../passkeys/signing-in')
      const answer = await signing.byPasskey(api, 'sign_in')
      if (answer) onEnter(afterSignIn(answer, new URLSearchParams(location.search).get('to')))
      else setMessages([noPasskey()])
    } catch (error) {
      fail(error)
    }
  }
  return { messages, attempt, byPasskey }
}

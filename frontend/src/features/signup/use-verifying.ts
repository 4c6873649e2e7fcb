// Proves an address by the link of a mail: at once where somebody signed up, elsewhere by their password. A link that the server refuses leads to a page that says why.
import { useCallback, useEffect, useState } from 'react'
import type { Api } from '../../providers/api'
import { type ApiFailure, isFailure } from '../../providers/api-failure'
import { useSession } from '../../providers/session'
import { getVerification, verifyEmail } from './signup.rows'
import { forgetDraft } from './signup-draft'
import { linesOf } from './signup-refused'
import { useOnce } from './use-once'
import { forgetWaiting, keptWaiting } from './waiting'

export interface MailLink {
  readonly email: string
  readonly code: string
  /** Of an account whose address is to be this one; `email` is the one before. */
  readonly newEmail: string | undefined
}

export interface Verifying {
  /** `password`: this is not where they signed up. */
  readonly at: 'checking' | 'password' | 'verified'
  readonly running: boolean
  /** Why the password was refused, or nothing could be asked. */
  readonly failed: string | undefined
  readonly prove: (password?: string) => Promise<void>
}

const NEEDED = 'signup.password_needed'
/** Nothing that the link is to blame for. */
const RETRIED = ['signup.password_wrong', 'login.locked_out']
/** Of whoever is asked to come again, for whichever reason. */
const TOO_MANY = 429

export function useVerifying(link: MailLink): Verifying {
  const { api, leave } = useSession()
  const [at, setAt] = useState<Verifying['at']>('checking')
  const { running, failure, once } = useOnce()
  const prove = useCallback(
    (password?: string) =>
      once(async () => {
        const refused = await proven(api, link, password)
        if (refused === 'password') setAt('password')
        else if (refused) leave(`/404?${new URLSearchParams({ error: linesOf(refused)[0] ?? '' })}`)
        else setAt('verified')
      }),
    [api, leave, link, once],
  )
  useEffect(() => void prove(), [prove])
  return { at, running, failed: failure && linesOf(failure)[0], prove }
}

/** Undefined: it is. Rejects where another try may have another answer. */
async function proven(
  api: Api,
  { email, code, newEmail }: MailLink,
  password: string | undefined,
): Promise<'password' | ApiFailure | undefined> {
  const waiting = keptWaiting(email)?.waiting
  const body = {
    email,
    code,
    ...(waiting !== undefined && { waiting }),
    ...(password !== undefined && { password }),
    ...(newEmail !== undefined && { newEmail }),
  }
  try {
    if (newEmail === undefined) await api.call(getVerification, { params: { email }, query: { code } })
    await api.call(verifyEmail, { body })
  } catch (error) {
    return refusalIn(error)
  }
  forgetDraft()
  forgetWaiting()
  return undefined
}

function refusalIn(error: unknown): 'password' | ApiFailure {
  if (!isFailure(error) || error.kind !== 'answered' || error.status >= 500 || error.status === TOO_MANY) throw error
  const codes = error.errors.map(({ code }) => code)
  if (codes.includes(NEEDED)) return 'password'
  if (codes.some(code => RETRIED.includes(code))) throw error
  return error
}

// Signs the same person in again: with the password, then with a code or a device where the answer asks for one.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isFailure } from '../../providers/api-failure'
import { passSecondStep, sendCodeAgain, signIn } from '../../providers/first-rows'
import { useMe } from '../../providers/me'
import { useSession } from '../../providers/session'
import { useFailureWords } from '../../providers/use-intent'

export type Step =
  | { readonly kind: 'password' }
  /** Without a code, for there is none. */
  | { readonly kind: 'device' }
  | { readonly kind: 'token' /** Its last four digits. */; readonly phone: string | null }

export interface Relogin {
  readonly step: Step
  readonly errors: readonly string[]
  readonly givePassword: (password: string) => Promise<void>
  readonly giveToken: (token: string) => Promise<void>
  readonly sendAgain: () => Promise<void>
  /** By what is given in another way: the session is there. */
  readonly entered: () => void
}

/** Where a step is asked for that is no code: a device has it. */
export const STEP_PAGE = '/auth/token'

export function useRelogin(onDone: () => void): Relogin {
  const { api, leave } = useSession()
  const { user } = useMe()
  const client = useQueryClient()
  const words = useFailureWords()
  const [step, setStep] = useState<Step>({ kind: 'password' })
  const [errors, setErrors] = useState<readonly string[]>([])

  const enter = (token: string | undefined): void => {
    if (token) api.takeToken(token)
    void client.invalidateQueries()
    onDone()
  }
  const signInAs = async (password: string): Promise<void> => {
    const answer = await api.call(signIn, { body: { email: user.email, password } })
    if (answer.auth_code_required) {
      api.takeToken(answer.csrf_token)
      return setStep({ kind: 'token', phone: answer.phone })
    }
    if (answer.next === STEP_PAGE) {
      api.takeToken(answer.csrf_token)
      return setStep({ kind: 'device' })
    }
    // Any other further step has its own screen; the page cannot stay under it.
    return answer.next ? leave(answer.next) : enter(answer.csrf_token)
  }
  const reporting = async (what: () => Promise<void>): Promise<void> => {
    setErrors([])
    await what().catch(error => setErrors(isFailure(error) ? words(error) : []))
  }
  return {
    step,
    errors,
    entered: () => enter(undefined),
    givePassword: password => reporting(() => signInAs(password)),
    sendAgain: () => reporting(async () => void (await api.call(sendCodeAgain, {}))),
    giveToken: token => reporting(async () => enter((await api.call(passSecondStep, { body: { token } })).csrf_token)),
  }
}

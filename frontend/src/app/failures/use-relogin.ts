// Signs the same person in again: with the password, then with a code or a device where the answer asks for one.
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { asksToSignIn, isFailure } from '../../providers/api-failure'
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
  /** `remember`: no code is asked for here for some days. */
  readonly giveToken: (token: string, remember: boolean) => Promise<void>
  /** Answers whether it was sent. */
  readonly sendAgain: () => Promise<boolean>
  /** By what is given in another way: the session is there. */
  readonly entered: () => void
  /** What was begun by the password is over, and why: it is begun anew. */
  readonly over: (lines: readonly string[]) => void
}

/** Where a step is asked for that is no code: a device has it. */
export const STEP_PAGE = '/auth/token'

export function useRelogin(onDone: () => void): Relogin {
  const { api, leave } = useSession()
  const { user } = useMe()
  const client = useQueryClient()
  const { step, setStep, errors, over, reporting } = useSteps()

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
  return {
    ...{ step, errors, over },
    entered: () => enter(undefined),
    givePassword: password => reporting(() => signInAs(password)),
    sendAgain: async () => {
      let isSent = false
      await reporting(async () => {
        await api.call(sendCodeAgain, {})
        isSent = true
      })
      return isSent
    },
    giveToken: (token, remember) =>
      reporting(async () => {
        const body = { token, ...(remember && { remember }) }
        enter((await api.call(passSecondStep, { body })).csrf_token)
      }),
  }
}

/** Which step it is, and why the last one was refused. */
function useSteps() {
  const words = useFailureWords()
  const [step, setStep] = useState<Step>({ kind: 'password' })
  const [errors, setErrors] = useState<readonly string[]>([])
  const over = (lines: readonly string[]): void => {
    setErrors(lines)
    setStep({ kind: 'password' })
  }
  const refused = (error: unknown): void => {
    const lines = isFailure(error) ? words(error) : []
    // Too many codes, or too long after the password. What is on the page would be lost where one signs in.
    if (asksToSignIn(error)) over(lines)
    else setErrors(lines)
  }
  const reporting = async (what: () => Promise<void>): Promise<void> => {
    setErrors([])
    await what().catch(refused)
  }
  return { step, setStep, errors, over, reporting }
}

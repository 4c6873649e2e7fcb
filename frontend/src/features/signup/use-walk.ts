// Goes through the steps of signing up: each is judged by the server before the next, and the last of them creates the account.
import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isFailure } from '../../providers/api-failure'
import { useApi } from '../../providers/session'
import { checkSignupAccount, checkSignupDetails, createAccount } from './signup.rows'
import { forgetDraft, keepDraft, type SignupDraft } from './signup-draft'
import { accountBody, detailsBody, type SignupValues } from './signup-form'
import { isOn, refusedBy } from './signup-refused'
import {
  buttonsOf,
  indexOf,
  type Step,
  type StepButtons,
  stepAfter,
  stepAfterCreation,
  stepBefore,
  stepsOf,
} from './signup-steps'
import { forgetWaiting, keepWaiting } from './waiting'

export type Doing = 'nothing' | 'checking' | 'creating'

interface WalkOptions {
  readonly methods: UseFormReturn<SignupValues>
  readonly draft: SignupDraft
}

export interface Walk {
  readonly step: Step
  readonly buttons: StepButtons
  /** What the server is busy with. */
  readonly doing: Doing
  /** What the server says that no field says: one line each. */
  readonly refused: readonly string[]
  readonly back: () => void
  readonly submit: () => Promise<void>
  /** The address is proved. */
  readonly verified: () => void
}

const STEPS = stepsOf()

export function useWalk({ methods, draft }: WalkOptions): Walk {
  const [at, setAt] = useState(draft.created ? indexOf(STEPS, 'verify') : 0)
  const [refused, setRefused] = useState<readonly string[]>([])
  const [doing, setDoing] = useState<Doing>('nothing')
  const busy = useRef(false)
  const step = STEPS[at] as Step
  const buttons = buttonsOf(STEPS, at, refused.length > 0)
  const sending = useSending(draft, setDoing)
  const doomed = useFailing(methods, { at, show: setAt, say: setRefused })

  const go = (to: number): void => {
    // What was typed stays; of the next step nothing has been submitted yet, and nothing is wrong with it.
    methods.reset(undefined, { keepValues: true, keepDefaultValues: true })
    setAt(to)
  }
  const submit = async (): Promise<void> => {
    if (busy.current) return
    busy.current = true
    setRefused([])
    try {
      if (await isComplete(methods)) go(await sending(step, methods.getValues(), at))
    } catch (error) {
      doomed(error)
    } finally {
      busy.current = false
      setDoing('nothing')
    }
  }
  const back = (): void => {
    if (busy.current) return
    setRefused([])
    go(stepBefore(at))
  }
  const verified = useCallback((): void => {
    forgetDraft()
    forgetWaiting()
    setAt(indexOf(STEPS, 'confirm'))
  }, [])
  return { step, buttons, doing, refused, back, submit, verified }
}

/** Each field then says what is wrong with it. */
async function isComplete({ handleSubmit }: UseFormReturn<SignupValues>): Promise<boolean> {
  let complete = false
  await handleSubmit(() => {
    complete = true
  })()
  return complete
}

class NotCreated extends Error {
  constructor(readonly reason: unknown) {
    super('The account was not created.')
  }
}

/** Answers the step that comes next. */
function useSending(draft: SignupDraft, say: (doing: Doing) => void) {
  const api = useApi()
  return async (step: Step, values: SignupValues, at: number): Promise<number> => {
    const account = { ...draft.entry, ...accountBody(values) }
    const all = { ...account, ...detailsBody(values) }
    say('checking')
    if (step.kind === 'account') await api.call(checkSignupAccount, { body: account })
    else await api.call(checkSignupDetails, { body: all })
    if (buttonsOf(STEPS, at, false).forward !== 'submit') return stepAfter(STEPS, at)
    say('creating')
    const { user, waiting } = await api.call(createAccount, { body: all }).catch((reason: unknown) => {
      throw new NotCreated(reason)
    })
    if (waiting === null) forgetDraft()
    else wait(draft, values, waiting)
    return stepAfterCreation(STEPS, user.status)
  }
}

/** What follows may be done in another tab, and days later. */
function wait(draft: SignupDraft, values: SignupValues, waiting: string): void {
  keepDraft({ ...draft, typed: values, created: true })
  keepWaiting({ email: values.email, waiting })
}

interface Place {
  readonly at: number
  readonly show: (step: number) => void
  readonly say: (lines: readonly string[]) => void
}

/** Says beside each field what is wrong with it, on the step where that is; of an account that was not created everything stands above, too. */
function useFailing(methods: UseFormReturn<SignupValues>, { at, show, say }: Place): (error: unknown) => void {
  const [pending, setPending] = useState<readonly { field: keyof SignupValues; message: string }[]>([])
  // After the step with these fields is there.
  useEffect(() => {
    for (const { field, message } of pending) methods.setError(field, { type: 'server', message })
  }, [pending, methods])
  return error => {
    const reason = error instanceof NotCreated ? error.reason : error
    if (!isFailure(reason)) throw reason
    const { fields, lines, apart, at: earliest } = refusedBy(reason, STEPS, methods.getValues())
    const place = earliest ?? at
    const hidden = fields.some(({ field }) => !isOn(STEPS[place], field))
    say(error instanceof NotCreated || hidden ? lines : apart)
    show(place)
    setPending(fields)
  }
}

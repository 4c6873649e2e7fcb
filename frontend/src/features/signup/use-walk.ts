// Goes through the steps of signing up: each is judged by the server before the next, and the last of them creates the account.
import type { SurveyQuestion } from '@practicum/shared/features/signup-questions/survey.contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Api } from '../../providers/api'
import { type ApiFailure, isFailure } from '../../providers/api-failure'
import { useApi } from '../../providers/session'
import { answersBody, asksForLicenses, licensesBody, sectionsOf } from './experience-values'
import {
  checkSignupAccount,
  checkSignupDetails,
  checkSignupResponse,
  checkSupervisorLicenses,
  createAccount,
} from './signup.rows'
import { forgetDraft, keepDraft, type SignupDraft } from './signup-draft'
import { accountBody, detailsBody, type SignupValues } from './signup-form'
import { type FieldError, placeOf, refusedBy } from './signup-refused'
import {
  buttonsOf,
  indexOf,
  type Step,
  type StepButtons,
  type Steps,
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
  /** All that is asked of whoever signs up. */
  readonly asked: readonly SurveyQuestion[]
}

export interface Walk {
  readonly step: Step
  /** Of all steps. */
  readonly at: number
  /** Asked on this step. */
  readonly questions: readonly SurveyQuestion[]
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

export function useWalk({ methods, draft, asked }: WalkOptions): Walk {
  const way = useMemo(() => wayOf(asked), [asked])
  const { steps } = way
  const [at, setAt] = useState(draft.created ? indexOf(steps, 'verify') : 0)
  const [refused, setRefused] = useState<readonly string[]>([])
  const [doing, setDoing] = useState<Doing>('nothing')
  const busy = useRef(false)
  const step = steps[at] as Step
  const buttons = buttonsOf(steps, at, refused.length > 0)
  const sending = useSending(draft, way, setDoing)
  const doomed = useFailing(methods, { at, way, show: setAt, say: setRefused })

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
      if (await isComplete(methods)) go(await sending(methods.getValues(), at))
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
    setAt(indexOf(steps, 'confirm'))
  }, [steps])
  return { step, at, questions: questionsOn(way, at), buttons, doing, refused, back, submit, verified }
}

interface Way {
  readonly steps: Steps
  readonly asked: readonly SurveyQuestion[]
  readonly sections: readonly (readonly SurveyQuestion[])[]
}

function wayOf(asked: readonly SurveyQuestion[]): Way {
  const sections = sectionsOf(asked)
  return { steps: stepsOf(sections.length), asked, sections }
}

function questionsOn({ steps, sections }: Way, at: number): readonly SurveyQuestion[] {
  const step = steps[at]
  return step?.kind === 'experience' ? (sections[step.section - 1] ?? []) : []
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
function useSending(draft: SignupDraft, way: Way, say: (doing: Doing) => void) {
  const api = useApi()
  const { steps, asked } = way
  return async (values: SignupValues, at: number): Promise<number> => {
    const account = { ...draft.entry, ...accountBody(values) }
    const all = { ...account, ...detailsBody(values) }
    say('checking')
    const kind = steps[at]?.kind
    if (kind === 'account') await api.call(checkSignupAccount, { body: account })
    else if (kind === 'details') await api.call(checkSignupDetails, { body: all })
    else await checkSection(api, questionsOn(way, at), values)
    if (buttonsOf(steps, at, false).forward !== 'submit') return stepAfter(steps, at)
    say('creating')
    const response = { answers: answersBody(asked, values), supervisor_licenses: licensesBody(asked, values) }
    const { user, waiting } = await api
      .call(createAccount, { body: { ...all, ...response } })
      .catch((reason: unknown) => {
        throw new NotCreated(reason)
      })
    if (waiting === null) forgetDraft()
    else wait(draft, values, waiting)
    return stepAfterCreation(steps, user.status)
  }
}

/** The answers first; licences only where they are asked for. */
async function checkSection(api: Api, questions: readonly SurveyQuestion[], values: SignupValues): Promise<void> {
  await api.call(checkSignupResponse, { body: { answers: answersBody(questions, values) } })
  if (!asksForLicenses(questions)) return
  await api.call(checkSupervisorLicenses, { body: { supervisor_licenses: licensesBody(questions, values) } })
}

/** What follows may be done in another tab, and days later. */
function wait(draft: SignupDraft, values: SignupValues, waiting: string): void {
  keepDraft({ ...draft, typed: values, created: true })
  keepWaiting({ email: values.email, waiting })
}

interface Place {
  readonly at: number
  readonly way: Way
  readonly show: (step: number) => void
  readonly say: (lines: readonly string[]) => void
}

/** Says beside each field what is wrong with it, on the step where that is; of an account that was not created everything stands above, too. */
function useFailing(methods: UseFormReturn<SignupValues>, { at, way, show, say }: Place): (error: unknown) => void {
  const [pending, setPending] = useState<readonly FieldError[]>([])
  // After the step with these fields is there.
  useEffect(() => {
    for (const { field, message } of pending) methods.setError(field, { type: 'server', message })
  }, [pending, methods])
  return error => {
    const { isCreating, reason } = failureIn(error)
    const sent = isCreating ? way.asked : questionsOn(way, at)
    const { fields, lines, apart, at: place = at } = refusedBy(reason, { ...way, sent }, methods.getValues())
    say(isCreating || isHidden(fields, way, place) ? lines : apart)
    show(place)
    setPending(fields)
  }
}

function failureIn(error: unknown): { readonly isCreating: boolean; readonly reason: ApiFailure } {
  const isCreating = error instanceof NotCreated
  const reason = isCreating ? error.reason : error
  if (!isFailure(reason)) throw reason
  return { isCreating, reason }
}

/** Some of them are on another step. */
const isHidden = (fields: readonly FieldError[], way: Way, place: number): boolean =>
  fields.some(({ field }) => placeOf(field, way) !== place)

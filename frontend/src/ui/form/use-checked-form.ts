// The working of a form, whatever it sends: its values, its checks, one submit at a time, and what became of it.
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import {
  type Control,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { type ApiFailure, isFailure } from '../../providers/api-failure'
import { useFailureWords } from '../../providers/use-intent'
import { type Complaint, ownerOf, resolverOf } from './complaints'
import type { Refused } from './RefusedAlert'
import { type AwaitedFiles, type SaveState, useLatest, useSubmitOnUpload } from './use-submit-on-upload'

export interface FormOptions<Values extends FieldValues, Answer> {
  /** As the form opens. */
  readonly values: Values
  /** Files that are sent while the form is filled in: a submit waits for them. */
  readonly uploads?: AwaitedFiles
  /** It is done: the form is left, or begins anew. */
  readonly onSaved: (answer: Answer, values: Values, form: SavedForm<Values>) => void | Promise<void>
  /** What the alert says of a failure; absent: `lines`, all that no field says. */
  readonly onRefused?: (failure: ApiFailure, lines: readonly string[]) => Refused
}

export interface CheckedFormOptions<Values extends FieldValues, Answer> extends FormOptions<Values, Answer> {
  readonly check: (values: Values) => readonly Complaint[]
  /** Throws {@link ApiFailure}. */
  readonly send: (values: Values) => Promise<Answer>
}

export interface SavedForm<Values extends FieldValues> {
  /** Lets go of what was typed, and then goes on: nobody is asked whether it may be lost. */
  readonly leave: (then: () => void) => void
  /** Begins anew with these values. */
  readonly reset: (values: Values) => void
}

export interface FormHandle<Values extends FieldValues> extends SavedForm<Values> {
  /** What binds a field to the form by its name. */
  readonly control: Control<Values>
  readonly methods: UseFormReturn<Values>
  /** Something was typed and is not saved. */
  readonly dirty: boolean
  /** It is being saved: until that is decided nobody leaves. */
  readonly running: boolean
  /** It was submitted, and is being saved or waits for its files. */
  readonly busy: boolean
  readonly state: SaveState
  /** A submit was held back by a file that failed. */
  readonly heldBack: boolean
  /** For the alert: why it was not done, where no field says so. */
  readonly refused: Refused
  /** How often it has been saved, and whether it is being left. */
  readonly saves: number
  readonly left: boolean
  readonly submit: () => Promise<void>
  /** Saves, and keeps the form open for another of the kind. */
  readonly submitAnother?: (event: MouseEvent<HTMLButtonElement>) => void
}

const NOTHING_REFUSED: Refused = { lines: [] }

export function useCheckedForm<Values extends FieldValues, Answer>(
  options: CheckedFormOptions<Values, Answer>,
): FormHandle<Values> {
  const latest = useLatest(options)
  const shown = useRef<readonly string[]>([])
  const methods = useForm<Values>({
    defaultValues: options.values as DefaultValues<Values>,
    resolver: resolverOf(options.check, names => {
      shown.current = names
    }),
    // What is first on the page is found there: not every complaint is one of these fields'.
    shouldFocusError: false,
  })
  const [saves, setSaves] = useState(0)
  const { left, leave } = useLeaving()
  const reset = (values: Values): void => methods.reset(values)
  const { refused, refuse, clear } = useRefused(methods, options.onRefused)
  const { submit, state, heldBack } = useSubmitOnUpload(
    options.uploads,
    async () => latest().shown && (await isComplete(methods)),
  )
  const attempt = async (): Promise<void> => {
    const values = methods.getValues()
    const fields = shown.current
    try {
      const answer = await latest().value.send(values)
      await latest().value.onSaved(answer, values, { leave, reset })
      setSaves(count => count + 1)
    } catch (error) {
      if (!isFailure(error)) throw error
      refuse(error, fields)
    }
  }
  const typed = methods.formState.isDirty || (options.uploads?.files.length ?? 0) > 0
  return {
    ...{ control: methods.control, methods, state, heldBack, refused, saves, left, leave, reset },
    dirty: typed && !left,
    running: state === 'submitting',
    busy: state === 'submitting' || state === 'submitOnUpload',
    submit: () => {
      clear()
      return submit(attempt)
    },
  }
}

/** Each field then says what is wrong with it. */
async function isComplete<Values extends FieldValues>({ handleSubmit }: UseFormReturn<Values>): Promise<boolean> {
  let complete = false
  await handleSubmit(() => {
    complete = true
  })()
  return complete
}

/** Says beside each field what the server says of it, and the rest in the alert. */
function useRefused<Values extends FieldValues>(
  { setError }: UseFormReturn<Values>,
  onRefused: FormOptions<Values, unknown>['onRefused'],
) {
  const words = useFailureWords()
  const [refused, setRefused] = useState(NOTHING_REFUSED)
  const refuse = (failure: ApiFailure, fields: readonly string[]): void => {
    const owned = failure.errors.filter(({ field }) => ownerOf(field, fields))
    // Backwards, so that the first of a field stands.
    for (const { field, message } of owned.toReversed())
      setError(ownerOf(field, fields) as Path<Values>, { type: 'server', message })
    const said = new Set(owned.map(({ message }) => message))
    const lines = words(failure).filter(line => !said.has(line))
    setRefused(onRefused ? onRefused(failure, lines) : { lines })
  }
  return { refused, refuse, clear: () => setRefused(NOTHING_REFUSED) }
}

/** Goes on after the form has let go of its guard. */
function useLeaving(): Pick<FormHandle<FieldValues>, 'left' | 'leave'> {
  const [next, setNext] = useState<{ readonly go: () => void }>()
  useEffect(() => next?.go(), [next])
  return { left: next !== undefined, leave: go => setNext({ go }) }
}

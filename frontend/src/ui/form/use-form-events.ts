// What happens when a form is submitted or closed: what is still being typed is taken first, and what is half filled in is refused.
import { type FormEvent, type RefObject, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useUnfinishedFields } from './unfinished'

export interface FormEvents {
  readonly checks: ReturnType<typeof useUnfinishedFields>['checks']
  readonly submit: (event: FormEvent) => void
  readonly close: () => void
}

interface Wanted {
  readonly form: RefObject<HTMLFormElement | null>
  readonly onSubmit: (event: FormEvent) => void
  readonly attemptClose: () => void
}

export function useFormEvents(wanted: Wanted): FormEvents {
  const { checks, someUnfinished } = useUnfinishedFields()
  const [, show] = useReducer((count: number) => count + 1, 0)
  const latest = useRef(wanted)
  latest.current = wanted
  return {
    checks,
    submit: event => {
      event.preventDefault()
      finishTyping(wanted.form.current, submitterOf(event))
      if (someUnfinished()) show()
      else latest.current.onSubmit(event)
    },
    close: () => {
      finishTyping(wanted.form.current)
      latest.current.attemptClose()
    },
  }
}

const submitterOf = ({ nativeEvent }: FormEvent): HTMLElement | null =>
  (nativeEvent as Partial<SubmitEvent>).submitter ?? null

/**
 * A field that takes what was typed when it is left is left now, and what it took is in the form's values afterwards.
 * The buttons do not take the focus when they are pressed: what a field shows on being left would move them away below the pointer.
 */
function finishTyping(form: HTMLElement | null, next: HTMLElement | null = null): void {
  const active = document.activeElement
  if (!(active instanceof HTMLElement) || active === next || !form?.contains(active)) return
  flushSync(() => (next ? next.focus() : active.blur()))
}

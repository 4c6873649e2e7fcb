// What every frame around a form does: what is still being typed is taken before a submit or a close, what is half filled in is refused, and the first complaint gets the focus.
import { type ComponentPropsWithRef, type FormEvent, type RefObject, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type FieldValues, useFormState } from 'react-hook-form'
import { useUnfinishedFields } from './unfinished'
import type { FormHandle } from './use-checked-form'
import { useFirstComplaint } from './use-first-complaint'

export interface FormFrame {
  /** For the provider of half filled fields. */
  readonly checks: ReturnType<typeof useUnfinishedFields>['checks']
  readonly close: () => void
  /** Of the `form` element. */
  readonly element: FormElementProps
}

export type FormElementProps = Pick<ComponentPropsWithRef<'form'>, 'noValidate' | 'onInput' | 'onSubmit'> & {
  readonly ref: RefObject<HTMLFormElement | null>
}

export function useFormFrame<Values extends FieldValues>(
  { control, submit }: Pick<FormHandle<Values>, 'control' | 'submit'>,
  attemptClose: () => void = () => undefined,
): FormFrame {
  // What is wrong with a field is shown by the field; the focus goes there from here.
  void useFormState({ control }).errors
  const { form, asked, answered } = useFirstComplaint()
  const { checks, someUnfinished } = useUnfinishedFields()
  const [, show] = useReducer((count: number) => count + 1, 0)
  const latest = useRef({ submit, attemptClose })
  latest.current = { submit, attemptClose }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    // Another form may be open from within this one.
    event.stopPropagation()
    asked()
    finishTyping(form.current, submitterOf(event))
    if (someUnfinished()) show()
    else void latest.current.submit()
  }
  const close = (): void => {
    finishTyping(form.current)
    latest.current.attemptClose()
  }
  return { checks, close, element: { noValidate: true, ref: form, onInput: answered, onSubmit } }
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

// After a submit that was refused, leads to the first thing that is wrong, which may be out of sight.
import { type RefObject, useEffect, useRef } from 'react'

const WRONG = '[aria-invalid="true"], [data-refused]'
const FIELD = 'input:not([aria-hidden="true"]), textarea, button, [role="spinbutton"]'

export interface FirstComplaint {
  readonly form: RefObject<HTMLFormElement | null>
  /** The form was submitted: what is wrong from now on is shown. */
  readonly asked: () => void
  /** Somebody is typing: the focus stays with them. */
  readonly answered: () => void
}

export function useFirstComplaint(): FirstComplaint {
  const form = useRef<HTMLFormElement>(null)
  const waiting = useRef(false)
  // With each rendering, since a refusal of the server comes later than the submit.
  useEffect(() => {
    const wrong = waiting.current ? form.current?.querySelector<HTMLElement>(WRONG) : undefined
    if (!wrong) return
    waiting.current = false
    const field = wrong.matches(FIELD) ? wrong : wrong.querySelector<HTMLElement>(FIELD)
    field?.focus()
  })
  return {
    form,
    asked: () => {
      waiting.current = true
    },
    answered: () => {
      waiting.current = false
    },
  }
}

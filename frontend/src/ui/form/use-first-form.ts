// A form of the first load, where the form library would be a tenth of all that is fetched: texts alone, checked, submitted once at a time.
import { type FormEvent, useRef, useState } from 'react'
import { useFirstComplaint } from './use-first-complaint'
import type { FormElementProps } from './use-form-frame'

export type TextErrors<Values> = { readonly [Field in keyof Values]?: string }

export interface FirstFormOptions<Values> {
  readonly values: Values
  /** One message per field that is not yet right. */
  readonly check: (values: Values) => TextErrors<Values>
  readonly send: (values: Values) => Promise<void>
}

export interface FirstForm<Values> {
  /** Of the `form` element. */
  readonly element: FormElementProps
  /** What binds a field to the form by its name. */
  readonly bind: (name: keyof Values) => BoundText
  readonly running: boolean
}

export interface BoundText {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

export function useFirstForm<Values extends { readonly [Field in keyof Values]: string }>({
  check,
  send,
  ...options
}: FirstFormOptions<Values>): FirstForm<Values> {
  const [values, setValues] = useState(options.values)
  const [errors, setErrors] = useState<TextErrors<Values>>({})
  const [running, setRunning] = useState(false)
  const busy = useRef(false)
  const { form, asked, answered } = useFirstComplaint()

  const submit = async (): Promise<void> => {
    const found = check(values)
    setErrors(found)
    if (busy.current || Object.keys(found).length > 0) return
    busy.current = true
    setRunning(true)
    try {
      await send(values)
    } finally {
      busy.current = false
      setRunning(false)
    }
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    asked()
    void submit()
  }
  return {
    element: { noValidate: true, ref: form, onInput: answered, onSubmit },
    bind: name => ({
      value: values[name],
      error: errors[name],
      onChange: value => {
        setValues({ ...values, [name]: value })
        setErrors({ ...errors, [name]: undefined })
      },
    }),
    running,
  }
}

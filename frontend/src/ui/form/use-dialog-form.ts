// A form in a dialog, its fields bound by their names. Once it is saved it says so, closes and leads on; or it begins anew, for another of the kind.
import { type MouseEvent, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useIdlePause } from '../../providers/activity'
import { useToast } from '../toast'
import type { FormHandle } from './use-checked-form'
import { type ContractFormOptions, useContractForm } from './use-contract-form'
import { type Fields, useFields } from './use-fields'

export interface Saved {
  /** A message key, and what stands in the message; absent: it is told otherwise. */
  readonly notice?: string
  readonly args?: Readonly<Record<string, unknown>>
  /** Where one is led; absent: nowhere. */
  readonly to?: string
}

export interface DialogFormOptions<Values extends FieldValues, Answer>
  extends Omit<ContractFormOptions<Values, Answer>, 'onSaved'> {
  /** Where the words of the form are: those of a field under its name. */
  readonly messages: string
  readonly onClose: () => void
  readonly onSaved: (answer: Answer, values: Values) => Saved | Promise<Saved>
  /** What another of the kind begins with. */
  readonly another?: (values: Values) => Values
}

export interface DialogForm<Values extends FieldValues> extends FormHandle<Values>, Fields<Values> {
  readonly leaveFor: (path: string | undefined) => void
}

export function useDialogForm<Values extends FieldValues, Answer>({
  messages,
  onClose,
  onSaved,
  another,
  ...options
}: DialogFormOptions<Values, Answer>): DialogForm<Values> {
  const toast = useToast()
  const navigate = useNavigate()
  const anew = useRef({ pressed: false, wanted: false })
  const leaveFor = (path: string | undefined): void =>
    form.leave(() => {
      onClose()
      if (path !== undefined) navigate(path)
    })
  const form = useContractForm<Values, Answer>({
    ...options,
    onSaved: async (answer, values) => {
      const { notice, args = {}, to } = await onSaved(answer, values)
      if (notice !== undefined) toast(notice, { args })
      if (another && anew.current.wanted) form.reset(another(values))
      else leaveFor(to)
    },
  })
  const fields = useFields(form.control, messages)
  // Nobody is idle while what they have entered is being saved.
  useIdlePause(form.running)
  const submit = (): Promise<void> => {
    anew.current = { pressed: false, wanted: anew.current.pressed }
    return form.submit()
  }
  // By way of the form, as every submit: what is wrong is shown there.
  const submitAnother = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    anew.current.pressed = true
    currentTarget.form?.requestSubmit()
    anew.current.pressed = false
  }
  return { ...form, ...fields, submit, submitAnother, leaveFor }
}

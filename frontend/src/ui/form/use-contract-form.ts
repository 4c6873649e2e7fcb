// A form that sends a command: checked against the body of its contract row and by the product's own rules, before the server is asked.
import type { Refusal } from '@practicum/shared/kernel/refusal'
import type { FieldValues } from 'react-hook-form'
import { type ContractRequest, useSending } from '../../providers/use-intent'
import { refusalComplaints, shapeComplaints } from './complaints'
import { type FormHandle, type FormOptions, useCheckedForm } from './use-checked-form'

export interface ContractFormOptions<Values extends FieldValues, Answer> extends FormOptions<Values, Answer> {
  /** What these values send. The fields of the form have the names of its body. */
  readonly request: (values: Values) => ContractRequest<Answer>
  /** What the server's rules would refuse, in the order of the fields. */
  readonly rules?: (values: Values) => readonly Refusal[]
  /** Further features whose reads are old afterwards. */
  readonly touches?: readonly string[]
}

export function useContractForm<Values extends FieldValues, Answer>({
  request,
  rules = () => [],
  touches = [],
  ...options
}: ContractFormOptions<Values, Answer>): FormHandle<Values> {
  const { send } = useSending(touches)
  return useCheckedForm({
    ...options,
    check: values => {
      const { row, options: sent } = request(values)
      return [...shapeComplaints(row.body, sent.body), ...refusalComplaints(rules(values))]
    },
    send: values => send(request(values)),
  })
}

// What is wrong with a form, field by field: by the shape that its contract row demands, by the product's rules, and by the server's answer.
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form'
import type { ZodType } from 'zod'
import { inWords } from '../../providers/refused'

export interface Complaint {
  /** The contract's field, a part of it after a dot; absent: of the whole. */
  readonly field?: string | undefined
  readonly message: string
}

/** As the server says it. */
export const shapeComplaints = (schema: ZodType, input: unknown): readonly Complaint[] =>
  (schema.safeParse(input).error?.issues ?? []).map(({ path, message }) => ({ field: path.join('.'), message }))

/** As the server says it; the same rule of a field, broken several times, is told in one line. */
export function refusalComplaints(refusals: readonly Refusal[]): readonly Complaint[] {
  const isSame = (one: Refusal, other: Refusal): boolean => one.code === other.code && one.field === other.field
  const firsts = refusals.filter((refusal, index) => refusals.findIndex(other => isSame(refusal, other)) === index)
  return firsts.map(first => ({
    field: first.field,
    message: refusals
      .filter(other => isSame(first, other))
      .map(inWords)
      .join('. '),
  }))
}

/** The field of the form that a complaint concerns: itself, that which it is an entry of, or the first of its parts. */
export function ownerOf(field: string | undefined, shown: readonly string[]): string | undefined {
  if (!field) return undefined
  const whole = shown.filter(name => field === name || field.startsWith(`${name}.`))
  return whole[0] ?? shown.find(name => name.startsWith(`${field}.`))
}

/**
 * Of each field the first complaint. What no field shows is left to the server, whose refusal stands in the alert.
 * `asked` hears which fields of the form are there.
 */
export const resolverOf =
  <Values extends FieldValues>(
    check: (values: Values) => readonly Complaint[],
    asked: (shown: readonly string[]) => void,
  ): Resolver<Values> =>
  (values, _context, { names = [], fields }) => {
    const shown = names.filter(name => isMounted(get(fields, name)))
    asked(shown)
    const errors: FieldErrors<Values> = {}
    for (const { field, message } of check(values)) {
      const owner = ownerOf(field, shown)
      if (owner && !get(errors, owner)) set(errors, owner, { type: 'refused', message })
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }

const isMounted = (field: { readonly mount?: boolean } | undefined): boolean => field?.mount === true

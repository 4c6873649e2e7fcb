// What a form would say beside its fields, for specs of rules.
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { refusalComplaints } from '../ui/form/complaints'

/** Of each field the first complaint. */
export const complaintsByField = (refusals: readonly Refusal[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    refusalComplaints(refusals)
      .toReversed()
      .map(({ field, message }) => [field, message]),
  )

// Puts the server's refusals beside the fields they concern, and answers those that no field owns.
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import type { ApiFailure } from '../../providers/api-failure'

/** `fields` are the form's own; a refusal naming another is answered as a line. */
export function showOnFields<Form extends FieldValues>(
  failure: ApiFailure,
  fields: readonly Path<Form>[],
  setError: UseFormSetError<Form>,
): readonly string[] {
  const known = (name: string | undefined): name is Path<Form> => fields.some(field => field === name)
  for (const { field, message } of failure.errors) {
    if (known(field)) setError(field, { type: 'server', message })
  }
  const owned = new Set(failure.errors.filter(error => known(error.field)).map(error => error.message))
  return failure.lines.filter(line => !owned.has(line))
}

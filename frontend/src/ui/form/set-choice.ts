// A choice that follows from another one, made by the form itself.
import type { FieldPathByValue, FieldPathValue, FieldValues } from 'react-hook-form'
import type { FormHandle } from './use-checked-form'

export interface ChoiceInForm<Values extends FieldValues> {
  readonly form: Pick<FormHandle<Values>, 'control' | 'methods'>
  readonly name: FieldPathByValue<Values, string | null>
}

export const setChoice = <Values extends FieldValues>({ form, name }: ChoiceInForm<Values>, id: string | null): void =>
  form.methods.setValue(name, id as FieldPathValue<Values, typeof name>, { shouldDirty: true })

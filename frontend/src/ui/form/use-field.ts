// Binds a field to its form by the name it has in the contract: its value, and what is wrong with it.
import { type Control, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form'

/** Of a field whose value is a `Value`: a name of another kind of value does not compile. */
export interface FieldProps<Values extends FieldValues, Value> {
  readonly control: Control<Values>
  readonly name: FieldPathByValue<Values, Value>
  readonly label: string
  readonly help?: string | undefined
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** Fields that are judged anew when this one changes. */
  readonly deps?: FieldPathByValue<Values, unknown>
}

export interface BoundField<Value> {
  readonly value: Value
  readonly onChange: (value: Value) => void
  readonly onBlur: () => void
  readonly ref: (element: HTMLElement | null) => void
  readonly error: string | undefined
}

export function useField<Values extends FieldValues, Value>({
  control,
  name,
  deps,
}: Pick<FieldProps<Values, Value>, 'control' | 'name' | 'deps'>): BoundField<Value> {
  const { field, fieldState } = useController({ control, name, ...(deps && { rules: { deps: [deps] } }) })
  return {
    ...{ value: field.value, onChange: field.onChange, onBlur: field.onBlur, ref: field.ref },
    error: fieldState.error?.message,
  }
}

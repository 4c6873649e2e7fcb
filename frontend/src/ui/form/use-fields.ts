// Binds the fields of a form by their names: under one name stand the value, what is wrong with it, and its words.
import { useTranslate } from 'react-admin'
import type { Control, FieldValues, Path } from 'react-hook-form'

export interface BoundName<Values extends FieldValues, Name> {
  readonly control: Control<Values>
  readonly name: Name
  readonly label: string
}

export interface Fields<Values extends FieldValues> {
  /** A message of the form, and what stands in it. */
  readonly words: (key: string, args?: Readonly<Record<string, unknown>>) => string
  readonly bind: <Name extends Path<Values>>(name: Name) => BoundName<Values, Name>
  /** Names with their words, for the alert about what others have changed. */
  readonly labels: (names: readonly string[]) => Readonly<Record<string, string>>
}

/** `messages`: of the form; the words of a field stand there under its name. */
export function useFields<Values extends FieldValues>(control: Control<Values>, messages: string): Fields<Values> {
  const translate = useTranslate()
  const of: Fields<Values>['words'] = (key, args) => translate(`${messages}.${key}`, args)
  return {
    words: of,
    bind: name => ({ control, name, label: of(name) }),
    labels: names => Object.fromEntries(names.map(name => [name, of(name)])),
  }
}

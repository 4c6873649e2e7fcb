// Fields that are asked for only by what else is chosen: what is not in sight is not sent either.
import { type Control, type FieldValues, useWatch } from 'react-hook-form'

/** When a field is asked for; one that is not named here always is. It is empty while it is not. */
export type Asked<Values> = {
  readonly [Name in keyof Values as null extends Values[Name] ? Name : never]?: (values: Values) => boolean
}

/** What is sent: null for what is not asked for. */
export function askedOf<Values extends object>(values: Values, asked: Asked<Values>): Values {
  const unasked = conditionsOf(asked).filter(([, when]) => !when(values))
  return { ...values, ...Object.fromEntries(unasked.map(([name]) => [name, null])) }
}

/** Which of its fields a form asks for now. */
export function useAsked<Values extends FieldValues>(
  control: Control<Values>,
  asked: Asked<Values>,
): (name: keyof Asked<Values>) => boolean {
  const values = useWatch({ control }) as Values
  return name => conditionsOf(asked).every(([other, when]) => other !== name || when(values))
}

const conditionsOf = <Values>(asked: Asked<Values>): [string, (values: Values) => boolean][] => Object.entries(asked)

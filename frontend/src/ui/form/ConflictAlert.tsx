// Says in the form of a thing what others have changed in it since the form was opened, and the form would put back.
import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { type FieldValues, useWatch } from 'react-hook-form'
import { shortDay } from '../dates'
import type { FormHandle } from './use-checked-form'

export interface ConflictAlertProps<Values extends FieldValues, Part extends FieldValues = Values> {
  readonly form: FormHandle<Values>
  /** The thing as it is now, as the form would open with it. */
  readonly now: Values
  /** That it was changed, and what saving does. */
  readonly text: string
  /** Where what may have been changed stands within the values; absent: it is the values. */
  readonly part?: (values: Values) => Part
  /** What may have been changed by others, each field with its label. */
  readonly fields: { readonly [Field in keyof Part]?: string }
  /** What stands there now by name, of fields that hold ids. */
  readonly said?: { readonly [Field in keyof Part]?: readonly string[] }
}

export function ConflictAlert<Values extends FieldValues, Part extends FieldValues = Values>({
  form,
  now: values,
  text,
  part = whole => whole as FieldValues as Part,
  fields,
  said,
}: ConflictAlertProps<Values, Part>) {
  const translate = useTranslate()
  const now = part(values)
  const [opened] = useState(now)
  const mine = part(useWatch({ control: form.control }) as Values)
  const changed = conflictingChanges({ opened, now, mine }).filter(field => fields[field] !== undefined)
  if (changed.length === 0) return null
  return (
    <Alert severity="warning">
      {text}
      <ul style={{ margin: 0, paddingInlineStart: 20 }}>
        {changed.map(field => (
          <li key={field}>
            {fields[field]}: {inWords(said?.[field] ?? now[field], translate)}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

interface Versions<Values> {
  /** As it was when the form was opened. */
  readonly opened: Values
  readonly now: Values
  /** As it stands in the form. */
  readonly mine: Values
}

/** The fields that somebody else has changed to something other than what stands in the form. */
export function conflictingChanges<Values extends FieldValues>({
  opened,
  now,
  mine,
}: Versions<Values>): readonly (keyof Values & string)[] {
  return Object.keys(now).filter(field => !same(now[field], opened[field]) && !same(now[field], mine[field]))
}

const same = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other)
const textOf = (value: unknown): string => JSON.stringify(typeof value === 'string' ? value.trim() : value)

const A_DAY = /^\d{4}-\d{2}-\d{2}$/

/** A value of a form as people read it. */
function inWords(value: unknown, translate: (key: string) => string): string {
  if (typeof value === 'boolean') return translate(value ? 'app.form.yes' : 'app.form.no')
  if (typeof value === 'object' && value !== null) return partsInWords(value, translate)
  const text = String(value ?? '')
  return A_DAY.test(text) ? shortDay(text) : text || translate('app.form.nothing')
}

function partsInWords(value: object, translate: (key: string) => string): string {
  if ('name' in value) return String(value.name)
  const parts = Object.values(value).map(part => inWords(part, translate))
  return parts.join(Array.isArray(value) ? ', ' : ' ') || translate('app.form.nothing')
}

// One of the states of a country: asked for where there are several, and chosen by itself where there is one.
import { listStates } from '@practicum/shared/features/countries/countries.contract'
import { useEffect } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { useRead } from '../../providers/use-query'
import { LongChoiceField } from './LongChoiceField'
import { type ChoiceInForm, setChoice } from './set-choice'

export interface StateFieldProps<Values extends FieldValues> extends ChoiceInForm<Values> {
  readonly country: string
  readonly label: string
  readonly required: boolean
}

export function StateField<Values extends FieldValues>(props: StateFieldProps<Values>) {
  const { form, name, country, label, required } = props
  const { data, isError, refetch } = useRead(listStates, { params: { iso2: country } })
  const value: string | null = useWatch({ control: form.control, name })
  const fits = !value || !data || data.some(({ id }) => id === value)
  const only = data?.length === 1 ? (data[0]?.id ?? null) : null
  const wanted = only ?? (fits ? value : null)
  useEffect(() => {
    if (wanted !== value) setChoice({ form, name }, wanted)
  })
  if (data && data.length < 2) return null
  return (
    <LongChoiceField
      {...{ name, label, required }}
      control={form.control}
      // A draft may hold the state of a country before.
      choices={data}
      nameOf={() => ''}
      failed={isError}
      onAgain={() => void refetch()}
    />
  )
}

// One of all countries. With another country the state is another, and the postal code is judged anew.
import { listCountries } from '@practicum/shared/features/countries/countries.contract'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { useRead } from '../../providers/use-query'
import { useLanguage } from '../language'
import { LongChoiceField } from './LongChoiceField'
import { type ChoiceInForm, setChoice } from './set-choice'

export interface CountryFieldProps<Values extends FieldValues> extends ChoiceInForm<Values> {
  readonly label: string
  readonly required: boolean
  readonly state: FieldPathByValue<Values, string | null>
  readonly zip: FieldPathByValue<Values, string>
}

export function CountryField<Values extends FieldValues>(props: CountryFieldProps<Values>) {
  const { form, name, state, zip, label, required } = props
  const language = useLanguage()
  const { data, isError, refetch } = useRead(listCountries, {})
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return (
    <LongChoiceField
      {...{ name, label, required }}
      control={form.control}
      deps={zip}
      choices={data?.map(country => ({ id: country.iso2, name: country.name }))}
      nameOf={iso2 => names.of(iso2) ?? iso2}
      failed={isError}
      onAgain={() => void refetch()}
      onChosen={() => setChoice({ form, name: state }, null)}
    />
  )
}

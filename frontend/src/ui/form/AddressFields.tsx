// An address as it is written in its country: what its parts are called, which states there are, how its postal code looks.
import Box from '@mui/material/Box'
import { addressWords } from '@practicum/shared/kernel/address-words'
import { type FieldPathByValue, type FieldValues, useWatch } from 'react-hook-form'
import { usePageWords } from '../../providers/spoken'
import { CountryField } from './CountryField'
import { placeMessages } from './places.messages'
import { StateField } from './StateField'
import { TextField, type TextFieldProps } from './TextField'
import type { FormHandle } from './use-checked-form'

type Text<Values extends FieldValues> = FieldPathByValue<Values, string>
type Choice<Values extends FieldValues> = FieldPathByValue<Values, string | null>

/** What the parts are called in the form. What is wrong with them is told by `addressRefusals`, which takes the same names. */
export interface AddressPaths<Values extends FieldValues> {
  readonly country: Choice<Values>
  readonly state: Choice<Values>
  readonly zip: Text<Values>
  readonly street?: Text<Values>
  /** What does not fit on its line. */
  readonly street2?: Text<Values>
  readonly city?: Text<Values>
  readonly phone?: Text<Values>
}

export interface AddressFieldsProps<Values extends FieldValues> {
  readonly form: Pick<FormHandle<Values>, 'control' | 'methods'>
  readonly names: AddressPaths<Values>
  readonly required?: readonly (keyof AddressPaths<Values>)[]
}

const LINE_MAX = 200
const ZIP_MAX = 20
const PHONE_MAX = 40

export function AddressFields<Values extends FieldValues>({ form, names, required = [] }: AddressFieldsProps<Values>) {
  const { address: words, written } = usePageWords('places', placeMessages)
  const hints: Readonly<Record<string, string>> = written
  const { control } = form
  const country: string = useWatch({ control, name: names.country }) ?? ''
  const called = addressWords(country)
  const line = (
    part: 'street' | 'street2' | 'city' | 'zip' | 'phone',
    label: keyof typeof words,
    more: Partial<TextFieldProps<Values>>,
  ) => {
    const name = names[part]
    const known = { control, label: words[label], required: required.includes(part) }
    return name && <TextField max={LINE_MAX} {...more} {...known} name={name} />
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <CountryField
        {...{ form, state: names.state, zip: names.zip, name: names.country }}
        label={words.country}
        required={required.includes('country')}
      />
      {line('street', 'street', { autoComplete: names.street2 ? 'address-line1' : 'street-address' })}
      {line('street2', 'street2', { autoComplete: 'address-line2' })}
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {line('city', called.city, { autoComplete: 'address-level2' })}
        {country !== '' && (
          <StateField
            {...{ form, country, name: names.state }}
            label={words[called.state]}
            required={required.includes('state')}
          />
        )}
        {line('zip', called.zip, {
          max: ZIP_MAX,
          autoComplete: 'postal-code',
          help: hints[country],
        })}
        {line('phone', 'phone', { max: PHONE_MAX, type: 'tel', autoComplete: 'tel', help: written.phone })}
      </Box>
    </Box>
  )
}

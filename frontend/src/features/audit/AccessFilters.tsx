// What narrows the access trail: the call, how it ended, a person, a thing, and time. They live in the address.
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { eventFacets } from '@practicum/shared/features/audit/audit.contract'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import { DayField, TextFilter, useFilters } from './filter-fields'
import { useTypeInWords } from './history-words'
import { PersonChip } from './narrowing'

const OUTCOMES = ['answered', 'refused'] as const
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function AccessFilters() {
  const translate = useTranslate()
  const typeInWords = useTypeInWords()
  const { values, set } = useFilters()
  const facets = useRead(eventFacets, {})
  const calls = (facets.data?.calls ?? []).map(call => ({ value: call, label: typeInWords(call) }))
  const outcomes = OUTCOMES.map(value => ({ value, label: translate(`audit.outcome.${value}`) }))
  return (
    <>
      <PersonChip id="user_id" name="user_name" />
      <Choice name="row" label={translate('audit.field.call')} any={translate('audit.any_call')} choices={calls} />
      <Choice
        name="outcome"
        label={translate('audit.field.outcome')}
        any={translate('audit.any_outcome')}
        choices={outcomes}
      />
      <TextFilter
        label={translate('audit.field.thing')}
        applied={values.object_id}
        onApply={id => set('object_id', id)}
        pattern={UUID}
        help={translate('audit.whole_id')}
      />
      <DayField name="from" applied={values.from} onApply={value => set('from', value)} end={false} />
      <DayField name="to" applied={values.to} onApply={value => set('to', value)} end />
    </>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly any: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
}

function Choice({ name, label, any, choices }: ChoiceProps) {
  const { values, set } = useFilters()
  const chosen = String(values[name] ?? '')
  // Before the choices are there, a value from the address is not one of them.
  const known = choices.some(({ value }) => value === chosen) ? chosen : ''
  return (
    <TextField
      select
      label={label}
      value={known}
      onChange={event => set(name, event.target.value)}
      sx={{ flex: '1 1 180px' }}
    >
      <MenuItem value="">{any}</MenuItem>
      {choices.map(choice => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  )
}

// What narrows the event explorer: type, stream, time, and whether the bulk of machines is shown. They live in the address, so a link shares what one sees.
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { eventFacets } from '@practicum/shared/features/audit/audit.contract'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import { DayField, TextFilter, useFilters } from './filter-fields'
import { useTypeInWords } from './history-words'
import { PersonChip } from './narrowing'

export function EventFilters() {
  const translate = useTranslate()
  const typeInWords = useTypeInWords()
  const { values, set } = useFilters()
  const facets = useRead(eventFacets, {})
  return (
    <>
      <PersonChip id="actor_id" name="actor_name" />
      <TextField
        select
        label={translate('audit.field.type')}
        value={String(values.type ?? '')}
        onChange={event => set('type', event.target.value)}
        sx={{ flex: '1 1 200px' }}
      >
        <MenuItem value="">{translate('audit.any_type')}</MenuItem>
        {(facets.data?.types ?? []).map(type => (
          <MenuItem key={type} value={type}>
            {typeInWords(type)}
          </MenuItem>
        ))}
      </TextField>
      <TextFilter
        label={translate('audit.field.stream')}
        applied={values.stream}
        onApply={stream => set('stream', stream)}
      />
      <DayField name="from" applied={values.from} onApply={value => set('from', value)} end={false} />
      <DayField name="to" applied={values.to} onApply={value => set('to', value)} end />
      <FormControlLabel
        label={translate('audit.with_bulk')}
        control={
          <Switch
            checked={values.with_bulk === true}
            onChange={event => set('with_bulk', event.target.checked || undefined)}
          />
        }
      />
    </>
  )
}

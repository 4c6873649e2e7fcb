// The instants that links and saved views of before narrow the audit trail to: nobody overlooks them; days are chosen beside them.
import { useTranslate } from 'react-admin'
import { exactInstant } from '../../ui/dates'
import { FilterChip, useFilterValues } from '../../ui/list/filters/FilterChip'
import { useReader } from '../../ui/use-reader'

const ENDS = ['from', 'to'] as const

export function InstantsFilter() {
  const translate = useTranslate()
  const { zone } = useReader()
  const [values, set] = useFilterValues()
  const given = ENDS.filter(end => typeof values[end] === 'string')
  if (given.length === 0) return null
  const said = Object.fromEntries(given.map(end => [end, exactInstant(String(values[end]), zone)]))
  return (
    <FilterChip
      label={translate('audit.filter.exactly')}
      value={translate(`app.list.filter.days.${given.join('_')}`, said)}
      onClear={() => set({ from: undefined, to: undefined })}
    >
      {() => null}
    </FilterChip>
  )
}

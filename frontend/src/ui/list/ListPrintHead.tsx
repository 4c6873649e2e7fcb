// Above a list on paper: which list it is, and how it is narrowed.
import Typography from '@mui/material/Typography'
import { useListContext, useTranslate } from 'react-admin'
import { pageLanguage } from '../language'
import { isOn, type QuickFilter } from './ListToolbar'
import { useMatching } from './use-matching'

export function ListPrintHead({ label, quickFilters }: { label: string; quickFilters: readonly QuickFilter[] }) {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  const { count, isMore } = useMatching()
  const words = quickFilters.filter(quick => isOn(quick, filterValues)).map(quick => quick.label)
  const searched = filterValues.q === undefined ? [] : [translate('app.list.searched', { text: filterValues.q })]
  const first = isMore ? [translate('app.list.printed_first', { count: count.toLocaleString(pageLanguage()) })] : []
  return (
    <Typography sx={{ display: 'none', displayPrint: 'block', mb: 1 }}>
      {[label, ...words, ...searched, ...first].join(' · ')}
    </Typography>
  )
}

// Narrows placements to those at one site, found by its name in the directory.
import { getSite } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { useFilterValues } from '../../ui/list/filters/FilterChip'
import { SearchFilter } from '../../ui/list/filters/SearchFilter'

const SiteSearch = lazyWithRetry(() => import('./SiteSearch'))

export function SiteFilter({ field }: { field: string }) {
  const translate = useTranslate()
  const [values] = useFilterValues()
  const id = values[field]
  const known = useRead(getSite, { params: { id: String(id) } }, { enabled: typeof id === 'string' })
  const unknown = translate(known.error ? 'placements.filter.unknown_site' : 'app.list.filter.looking')
  return (
    <SearchFilter
      field={field}
      label={translate('placements.field.site')}
      name={known.data?.name ?? unknown}
      search={panel => <SiteSearch {...panel} />}
    />
  )
}

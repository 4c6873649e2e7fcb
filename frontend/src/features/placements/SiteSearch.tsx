// Finds the site that placements are narrowed to.
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { useGetList, useTranslate } from 'react-admin'
import { FoundInPanel } from '../../ui/list/filters/FoundInPanel'
import type { SearchProps } from '../../ui/list/filters/SearchFilter'
import { useSettled } from '../../ui/use-settled'

const OFFERED = { page: 1, perPage: 10 }
const BY_NAME = { field: 'name', order: 'ASC' } as const
const TYPING_MS = 300

export default function SiteSearch({ onPick, ...panel }: SearchProps) {
  const translate = useTranslate()
  const wanted = panel.typed.trim()
  const q = useSettled(wanted, TYPING_MS)
  const { data = [], isPending } = useGetList<SiteView>('supervision-sites', {
    ...{ pagination: OFFERED, sort: BY_NAME },
    filter: q === '' ? {} : { q },
  })
  return (
    <FoundInPanel
      {...panel}
      found={data}
      looking={isPending || q !== wanted}
      none={translate('placements.filter.no_site')}
      onPick={({ id }) => onPick(id)}
    />
  )
}

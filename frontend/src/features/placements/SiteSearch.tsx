// Finds the site that placements are narrowed to.
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { useTranslate } from 'react-admin'
import { FoundInPanel } from '../../ui/list/filters/FoundInPanel'
import type { SearchProps } from '../../ui/list/filters/SearchFilter'
import { useFoundByName } from '../../ui/list/filters/use-found-by-name'

export default function SiteSearch({ onPick, ...panel }: SearchProps) {
  const translate = useTranslate()
  const sites = useFoundByName<SiteView>('supervision-sites', panel.typed)
  return (
    <FoundInPanel {...panel} {...sites} none={translate('placements.filter.no_site')} onPick={({ id }) => onPick(id)} />
  )
}

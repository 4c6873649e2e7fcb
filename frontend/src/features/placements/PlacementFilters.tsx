// Whose placements a list of them is narrowed to, and where.
import { useTranslate } from 'react-admin'
import { PersonFilter } from '../../ui/list/filters/PersonFilter'
import { SiteFilter } from './SiteFilter'

export function PlacementFilters() {
  const translate = useTranslate()
  return (
    <>
      <PersonFilter field="trainee_id" label={translate('placements.field.trainee')} roles={['trainee']} />
      <PersonFilter field="supervisor_id" label={translate('placements.field.supervisor')} roles={['supervisor']} />
      <SiteFilter field="site_id" />
    </>
  )
}

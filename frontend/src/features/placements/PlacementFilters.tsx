// Whose placements a list of them is narrowed to.
import { useTranslate } from 'react-admin'
import { PersonFilter } from '../../ui/list/filters/PersonFilter'

export function PlacementFilters() {
  const translate = useTranslate()
  return (
    <>
      <PersonFilter field="trainee_id" label={translate('placements.field.trainee')} roles={['trainee']} />
      <PersonFilter field="supervisor_id" label={translate('placements.field.supervisor')} roles={['supervisor']} />
    </>
  )
}

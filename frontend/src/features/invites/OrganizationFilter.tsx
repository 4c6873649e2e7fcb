// Narrows the list to one organization, found by its name: for those who see all of them.
import { organizationNames } from '@practicum/shared/features/organizations/organizations.contract'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import { LongChoiceFilter } from '../../ui/list/filters/LongChoiceFilter'

export default function OrganizationFilter() {
  const translate = useTranslate()
  const { data, isError } = useRead(organizationNames, {})
  return (
    <LongChoiceFilter
      field="organization_id"
      label={translate('invitations.field.organization_id')}
      choices={data?.data}
      failed={isError}
      none={translate('invitations.find_organization')}
    />
  )
}

// The page on which a coordinator finds anybody of the organization.
import { ROLES } from '@practicum/shared/access/roles'
import { useTranslate } from 'react-admin'
import { ChoiceFilter } from '../../ui/list/filters/ChoiceFilter'
import { useRoleName } from '../../ui/role-name'
import { MemberList } from './MemberList'
import { hasPage } from './member-path'

export default function MemberSearchScreen() {
  const translate = useTranslate()
  const roleName = useRoleName()
  const choices = ROLES.filter(hasPage).map(value => ({ value, label: roleName({ keyname: value, name: value }) }))
  return <MemberList filters={<ChoiceFilter field="role" label={translate('members.role')} choices={choices} />} />
}

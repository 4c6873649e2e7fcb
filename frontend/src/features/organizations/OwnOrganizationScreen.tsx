// The organization that one works in now.
import { getOrganization } from '@practicum/shared/features/organizations/organizations.contract'
import { useMe } from '../../providers/me'
import { useRead } from '../../providers/use-query'
import { ReadFrame } from '../../ui/ReadFrame'
import { OrganizationPage } from './OrganizationPage'

export default function OwnOrganizationScreen() {
  const { organization_id: id } = useMe().position
  const read = useRead(getOrganization, { params: { id } }, { alsoOn: ['people'] })
  return <ReadFrame read={read}>{one => <OrganizationPage key={one.id} organization={one} />}</ReadFrame>
}

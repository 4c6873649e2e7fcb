// One organization of the platform, for those who run it.
import { getOrganization } from '@practicum/shared/features/organizations/organizations.contract'
import { useTranslate } from 'react-admin'
import { useParams } from 'react-router'
import { useRead } from '../../providers/use-query'
import { ReadFrame } from '../../ui/ReadFrame'
import { OrganizationPage } from './OrganizationPage'

export default function OrganizationScreen() {
  const translate = useTranslate()
  const { id = '' } = useParams()
  const read = useRead(getOrganization, { params: { id } }, { alsoOn: ['people'] })
  const back = { to: '/admin/organizations', label: translate('organizations.title') }
  return <ReadFrame read={read}>{one => <OrganizationPage key={one.id} organization={one} back={back} />}</ReadFrame>
}

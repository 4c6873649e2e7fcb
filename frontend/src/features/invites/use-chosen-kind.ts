// Into which organization people are asked: for admins the one that is chosen, for everybody else the one they work for.
import { getOrganization, organizationNames } from '@practicum/shared/features/organizations/organizations.contract'
import { useMe } from '../../providers/me'
import { useRead } from '../../providers/use-query'

/** `kind`: undefined until it is known. */
export function useChosenKind(chosen: string | null | undefined) {
  const { role, position } = useMe()
  const asksOrganization = role === 'admin'
  const names = useRead(organizationNames, {}, { enabled: asksOrganization })
  const id = position.organization_id
  const own = useRead(getOrganization, { params: { id } }, { enabled: !asksOrganization })
  const kind = asksOrganization ? names.data?.data.find(one => one.id === chosen)?.kind : own.data?.kind
  return { asksOrganization, names, kind }
}

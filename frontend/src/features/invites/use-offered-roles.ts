// The roles that people can be invited with: by the kind of the organization that is chosen, or that one works for.
import { type SignupRole, signupRolesIn } from '@practicum/shared/features/invites/invites.fields'
import { getOrganization, organizationNames } from '@practicum/shared/features/organizations/organizations.contract'
import { useMe } from '../../providers/me'
import { useRead } from '../../providers/use-query'
import type { Inviting } from './use-invite-form'

/** `roles`: undefined until it is known. */
export function useOfferedRoles({ methods }: Inviting['form']) {
  const { role, position } = useMe()
  const asksOrganization = role === 'admin'
  const names = useRead(organizationNames, {}, { enabled: asksOrganization })
  const id = position.organization_id
  const own = useRead(getOrganization, { params: { id } }, { enabled: !asksOrganization })
  const chosen = methods.watch('organization_id')
  const kind = asksOrganization ? names.data?.data.find(one => one.id === chosen)?.kind : own.data?.kind
  const roles: readonly SignupRole[] | undefined = kind && signupRolesIn(kind)
  return { asksOrganization, names, roles }
}

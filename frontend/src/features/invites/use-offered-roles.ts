// The roles that people can be invited with: by the kind of the organization that is chosen, or that one works for.
import { type SignupRole, signupRolesIn } from '@practicum/shared/features/invites/invites.fields'
import { useChosenKind } from './use-chosen-kind'
import type { Inviting } from './use-invite-form'

/** `roles`: undefined until it is known. */
export function useOfferedRoles({ methods }: Inviting['form']) {
  const { kind, ...whereto } = useChosenKind(methods.watch('organization_id'))
  const roles: readonly SignupRole[] | undefined = kind && signupRolesIn(kind)
  return { ...whereto, roles }
}

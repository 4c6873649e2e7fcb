// Whom an invitation is for, and where to: decided from their own streams before anything is written in its own.
import type { Principal } from '@practicum/shared/access/principal'
import { type SignupRole, signupRolesIn } from '@practicum/shared/features/invites/invites.fields'
import { organizationArchived } from '@practicum/shared/features/people/organization.decider'
import { excluded } from '@practicum/shared/features/people/user.positions'
import type { UserState } from '@practicum/shared/features/people/user.state'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { type CommandContext, childContext, provisional } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { emailAggregate, organizationAggregate, userAggregate } from '../people/people.aggregates'
import { accountOf } from '../people/people.lookup'

export interface Place {
  readonly role: SignupRole
  readonly organizationId: string
}

/** Of an invitation that is written beside the address, of one that is there already as a conflict. */
export type Told = { readonly field: 'email' } | { readonly kind: 'conflict' }

/** Admins say where to; for everybody else it is the organization that they work for. */
export async function placeOf(
  { executor }: Pick<CommandServices, 'executor'>,
  { acting, organizationId: own }: Pick<Principal, 'acting' | 'organizationId'>,
  { role, organization_id: named }: { readonly role: SignupRole; readonly organization_id?: string | undefined },
): Promise<Place | Refusal> {
  const unavailable = refuse('organization.not_available', {}, { field: 'organization_id' })
  const organizationId = acting === 'admin' ? named : own
  if (organizationId === undefined || (named ?? organizationId) !== organizationId) return unavailable
  const { state } = await executor.load(organizationAggregate, organizationId)
  if (state.status === 'unknown') return unavailable
  if (state.status === 'archived') return organizationArchived({ field: 'organization_id' })
  return signupRolesIn(state.kind).includes(role)
    ? { role, organizationId }
    : refuse('position.role_unfit', {}, { field: 'role' })
}

/**
 * Who holds the address, or holds it from now on: of two who ask for a new one at once, both get the same. Where its holder was erased it is a new
 * person's, as that of an unknown address: nobody learns who was erased by inviting them.
 */
export async function holderOf(
  services: Pick<CommandServices, 'executor' | 'credentials'>,
  email: string,
  context: CommandContext,
): Promise<string | Refusal> {
  const { executor, credentials } = services
  const address = credentials.emailIndex(email)
  const { known, erased } = await heldBy(services, address)
  if (known !== undefined) return known
  const userId = derivedId(context.commandId, 'user')
  // Somebody else may be the one who invites: that the address is theirs says nothing by itself.
  const aside = childContext(provisional(context), 'email')
  const reserved = await executor.execute(emailAggregate, address, { command: () => ({ userId, erased }) }, aside)
  if (!isRefusal(reserved)) return userId
  return (await executor.load(emailAggregate, address)).state.heldBy ?? reserved
}

export interface Holder {
  readonly known: string | undefined
  /** Who was erased leaves the address to whoever has it now. */
  readonly erased: string | undefined
}

/** `address` as the credentials name it. */
export async function heldBy({ executor }: Pick<CommandServices, 'executor'>, address: string): Promise<Holder> {
  const holder = (await executor.load(emailAggregate, address)).state.heldBy
  const isErased = holder !== undefined && (await executor.load(userAggregate, holder)).state.status === 'erased'
  return isErased ? { known: undefined, erased: holder } : { known: holder, erased: undefined }
}

/**
 * Undefined: they can take the position, once they come. That an account is closed is
 * told where it is known anyway: of people from elsewhere nobody learns by it that they have one.
 */
export async function standsAgainst(
  { executor }: Pick<CommandServices, 'executor'>,
  { acting }: Pick<Principal, 'acting'>,
  { userId, ...place }: Place & { readonly userId: string },
  told: Told,
): Promise<Refusal | undefined> {
  const { state } = await executor.load(userAggregate, await accountOf(executor, { userId }))
  if (state.status === 'unknown') return undefined
  if (state.status === 'erased') return refuse('not_found', {}, { kind: 'missing' })
  const code = reasonAgainst(state, place, acting === 'admin')
  return code === undefined ? undefined : refuse(code, {}, told)
}

type Account = Extract<UserState, { readonly positions: unknown }>

function reasonAgainst({ status, positions }: Account, place: Place, isAdmin: boolean): string | undefined {
  const isKnown = isAdmin || positions.some(({ organizationId }) => organizationId === place.organizationId)
  if (status === 'inactive' && isKnown) return 'user.not_active'
  const code = excluded(place, positions)?.code
  return code === 'position.exists' ? 'invite.holds_position' : code
}

/** Whether they hold by now what they were invited to. */
export async function hasCome(
  { executor }: Pick<CommandServices, 'executor'>,
  { userId, ...place }: Place & { readonly userId: string },
): Promise<boolean> {
  const { state } = await executor.load(userAggregate, await accountOf(executor, { userId }))
  return 'positions' in state && excluded(place, state.positions)?.code === 'position.exists'
}

// Registers people and organizations: used by the demonstration, by installation steps, and later by sign-up and administration.
import type { Role } from '@practicum/shared/access/roles'
import {
  type OrganizationKind,
  type organizationLook,
  type organizationName,
  organizationSettings,
  type personAddress,
  type personName,
  type positionRights,
} from '@practicum/shared/features/people/people.fields'
import { initiallyOf, type StoredOf } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { type CommandContext, childContext } from '../../execution/context'
import type { ExecutionResult } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { emailAggregate, organizationAggregate, userAggregate } from './people.aggregates'

export interface Registration extends StoredOf<typeof personAddress>, StoredOf<typeof personName> {
  readonly zone: string
  readonly status: 'active' | 'pending'
  /** Undefined: the person cannot sign in yet. */
  readonly password: string | undefined
}

export interface NewOrganization extends StoredOf<typeof organizationName>, StoredOf<typeof organizationLook> {
  readonly kind: OrganizationKind
  readonly zone: string
}

export interface NewPosition extends StoredOf<typeof positionRights> {
  readonly role: Role
  readonly organizationId: string
  readonly accountLimited: boolean
}

type Services = Pick<CommandServices, 'executor' | 'credentials'>

/** Reserves the address first: of two registrations with one address, one is refused. Repeating with the same context finishes what was begun. */
export async function registerUser(
  services: Services,
  person: Registration,
  context: CommandContext,
): Promise<string | Refusal> {
  const userId = derivedId(context.commandId, 'user')
  const { password, ...data } = person
  const address = services.credentials.emailIndex(person.email)
  const reserved = await services.executor.execute(
    emailAggregate,
    address,
    { command: () => ({ userId }) },
    childContext(context, 'email'),
  )
  if (isRefusal(reserved)) return reserved
  const request = { command: () => ({ type: 'RegisterUser' as const, userId, ...data }) }
  const registered = await services.executor.execute(userAggregate, userId, request, context)
  if (isRefusal(registered)) return registered
  if (password !== undefined && registered.state.status !== 'erased')
    await firstPassword(services, userId, { email: person.email, password })
  return userId
}

/** A repeat finishes what was begun; a password that somebody has by then stays. */
async function firstPassword(
  { credentials }: Services,
  userId: string,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  if ((await credentials.find(email)) === undefined) await credentials.set(userId, email, password)
}

export async function assignPosition(
  services: Services,
  userId: string,
  position: NewPosition,
  context: CommandContext,
): Promise<{ readonly positionId: string; readonly done: ExecutionResult<unknown> } | Refusal> {
  const positionId = derivedId(context.commandId, 'position')
  const request = { command: () => ({ type: 'AssignPosition' as const, positionId, ...position }) }
  const done = await services.executor.execute(userAggregate, userId, request, context)
  return isRefusal(done) ? done : { positionId, done }
}

/** With the settings that every organization begins with. */
export async function foundOrganization(
  { executor }: Pick<CommandServices, 'executor'>,
  organizationId: string,
  organization: NewOrganization,
  context: CommandContext,
): Promise<ExecutionResult<unknown> | Refusal> {
  const settings = initiallyOf(organizationSettings)
  const command = { type: 'FoundOrganization' as const, organizationId, ...organization, words: {}, settings }
  return executor.execute(organizationAggregate, organizationId, { command: () => command }, context)
}

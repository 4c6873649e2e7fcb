// Registers the people of the demonstration, with their positions.
import { type DemoPeople, unwrapOrThrow } from '@practicum/command-service/demonstration/part'
import { systemContext } from '@practicum/command-service/execution/context'
import type { CommandServices } from '@practicum/command-service/execution/ports'
import { userAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { assignPosition, registerUser } from '@practicum/command-service/features/people/people.registration'
import type { Principal } from '@practicum/shared/access/principal'
import { actingRole } from '@practicum/shared/access/roles'
import { CURRENT_TEXTS } from '@practicum/shared/features/people/terms'
import { DEMO_PASSWORD, type DemoPerson, ORGANIZATIONS, type OrganizationKey, PEOPLE } from './people'

export interface DemoWorld {
  readonly services: CommandServices
  readonly organizations: Readonly<Record<OrganizationKey, string>>
  readonly now: Date
}

export async function registerPeople(world: DemoWorld): Promise<DemoPeople> {
  const entries: [string, readonly [Principal, ...Principal[]]][] = []
  for (const person of PEOPLE) entries.push([person.key, await register(world, person)])
  return new Map(entries)
}

async function register(world: DemoWorld, person: DemoPerson): Promise<readonly [Principal, ...Principal[]]> {
  const { services } = world
  const { key, email, firstName, lastName, status = 'active', positions, hipaa = false, terms = true } = person
  const zone = ORGANIZATIONS[positions[0]?.[0] ?? 'university'].zone
  const context = systemContext(`register-${key}`, world.now)
  const userId = unwrapOrThrow(
    await registerUser(services, { email, firstName, lastName, zone, status, password: DEMO_PASSWORD }, context),
  )
  const principals: Principal[] = []
  for (const [organization, role] of positions) {
    const organizationId = world.organizations[organization]
    const assign = systemContext(`assign-${key}-${organization}-${role}`, world.now, organizationId)
    const position = { role, organizationId, liveSessionsAllowed: true, accountLimited: false }
    const { positionId } = unwrapOrThrow(await assignPosition(services, userId, position, assign))
    principals.push({
      userId,
      positionId,
      organizationId,
      role,
      acting: actingRole(role),
      positionStatus: 'active',
      userStatus: status,
      liveSessionsAllowed: true,
      hipaaCompleted: hipaa,
      accountLimited: false,
      zone,
    })
  }
  if (terms && status === 'active') {
    const request = { command: () => ({ type: 'AcceptTerms' as const, texts: CURRENT_TEXTS }) }
    unwrapOrThrow(
      await services.executor.execute(userAggregate, userId, request, systemContext(`terms-${key}`, world.now)),
    )
  }
  if (hipaa) {
    const request = { command: () => ({ type: 'CompleteHipaa' as const }) }
    unwrapOrThrow(
      await services.executor.execute(userAggregate, userId, request, systemContext(`hipaa-${key}`, world.now)),
    )
  }
  return principals as unknown as readonly [Principal, ...Principal[]]
}

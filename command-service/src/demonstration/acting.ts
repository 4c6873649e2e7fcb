// As whom the demonstration acts: one of its people, with ids derived from a fixed name so that a repeated run finds what the first made.
import type { Principal } from '@practicum/shared/access/principal'
import { type CommandContext, systemContext } from '../execution/context'
import type { DemoPeople } from './part'

/** A person in their first position. */
export function personCalled(people: DemoPeople, key: string): Principal {
  const [principal] = people.get(key) ?? []
  if (!principal) throw new Error(`nobody is called ${key}`)
  return principal
}

export function actingAs({ userId, positionId, organizationId }: Principal, name: string, now: Date): CommandContext {
  const context = systemContext(`demonstration-${name}`, now, organizationId)
  return { ...context, meta: { ...context.meta, actor: { userId, positionId } } }
}

export const partOf = ({ userId, positionId }: Principal): { userId: string; positionId: string } => ({
  userId,
  positionId,
})

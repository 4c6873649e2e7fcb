// Invitations: rules bound to their events.
import { inviteDecider } from '@practicum/shared/features/invites/invites.decider'
import { inviteEvents } from '@practicum/shared/features/invites/invites.events'
import { derivedId } from '@practicum/shared/kernel/ids'

export const inviteAggregate = { catalog: inviteEvents, decider: inviteDecider } as const

/** One for each person and organization, opened anew as often as they are invited. */
export const inviteIdOf = (organizationId: string, userId: string): string =>
  derivedId(organizationId, userId, 'invite')

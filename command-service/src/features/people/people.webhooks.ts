// Of whom integrations are told that they have joined.
import type { UserEvent } from '@practicum/shared/features/people/user.events'
import type { WebhookRule } from '../../reactions/hooking'

type Assigned = Extract<UserEvent, { type: 'PositionAssigned' }>['data']

export const personWebhooks: Readonly<Record<string, WebhookRule>> = {
  async PositionAssigned(event) {
    const { userId, positionId, organizationId } = event.data as Assigned
    return { kind: 'person.joined', organizationId, data: { user_id: userId, position_id: positionId } }
  },
}

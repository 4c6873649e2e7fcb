// The private channel of a thing with attachments: for those who may see the thing.
import type { Principal } from '@practicum/shared/access/principal'
import { room } from '@practicum/shared/access/rooms'
import type { CommandSlots, FeatureChannel } from '../../execution/feature'
import type { CommandServices } from '../../execution/ports'

const CHANNEL = /^private-attachable-([a-z]+)-([0-9a-f-]{36})$/

export function attachableChannel(
  { executor }: Pick<CommandServices, 'executor'>,
  { attachables }: Pick<CommandSlots, 'attachables'>,
): FeatureChannel {
  return async (channel: string, principal: Principal) => {
    const [, type = '', id = ''] = CHANNEL.exec(channel) ?? []
    const attachable = attachables[type]
    if (!attachable) return undefined
    const refused = await attachable.authorize({ executor, principal, id }, 'see')
    return refused ? undefined : [room.attachable(type, id)]
  }
}

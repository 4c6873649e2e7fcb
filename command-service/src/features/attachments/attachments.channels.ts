// The private channel of a thing with attachments: for those who may see the thing.
import type { Principal } from '@practicum/shared/access/principal'
import { room } from '@practicum/shared/access/rooms'
import { attachableType } from '@practicum/shared/features/attachments/attachments.contract'
import type { CommandServices } from '../../execution/ports'
import type { Attachables } from './attachable'

const CHANNEL = /^private-attachable-([a-z]+)-([0-9a-f-]{36})$/

/** The rooms behind such a channel; undefined for another channel, and where the thing is not the principal's to see. */
export function attachableChannel({ executor }: Pick<CommandServices, 'executor'>, attachables: Attachables) {
  return async (channel: string, principal: Principal): Promise<readonly string[] | undefined> => {
    const [, named, id = ''] = CHANNEL.exec(channel) ?? []
    const type = attachableType.safeParse(named)
    if (!type.success) return undefined
    const refused = await attachables[type.data]({ executor, principal, id }, 'see')
    return refused ? undefined : [room.attachable(type.data, id)]
  }
}

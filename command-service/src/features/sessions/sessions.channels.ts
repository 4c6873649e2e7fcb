// May this session listen to that channel? Answers a ticket with the rooms behind it; nobody names rooms themselves.
import { bindCommand, type CommandBinding } from '@practicum/infra/http/bindings'
import type { Caller } from '@practicum/infra/http/caller'
import { HttpProblem } from '@practicum/infra/http/problem'
import type { Principal } from '@practicum/shared/access/principal'
import { room, roomsOf } from '@practicum/shared/access/rooms'
import { broadcastingAuth } from '@practicum/shared/features/sessions/sessions.contract'
import type { CommandSlots, FeatureChannel } from '../../execution/feature'
import type { CommandServices } from '../../execution/ports'

export const PRESENCE = 'presence-login'
const WAITING = 'waiting-'
const PUBLIC: ReadonlySet<string> = new Set([room.lockout, room.deploy])

export function channelRoutes(
  { tickets, capabilities }: CommandServices,
  { channels }: Pick<CommandSlots, 'channels'>,
): readonly CommandBinding[] {
  const roomsBehind = async (channel: string, caller: Caller): Promise<readonly string[] | undefined> => {
    if (PUBLIC.has(channel)) return [channel]
    if (channel.startsWith(WAITING)) {
      const meetingId = await capabilities.subjectOf('waiting', channel.slice(WAITING.length))
      return meetingId === undefined ? undefined : [room.waiting(meetingId)]
    }
    return caller.session && roomsOfMember(channel, caller.session, channels)
  }
  return [
    bindCommand(broadcastingAuth, async ({ body, caller }) => {
      const rooms = await roomsBehind(body.channel_name, caller)
      if (!rooms) throw new HttpProblem(403, 'forbidden')
      const { session } = caller
      const who = session ? whoOf(body.channel_name, session) : {}
      const auth = tickets.issue({ channel: body.channel_name, socketId: body.socket_id, rooms: [...rooms], ...who })
      return { answer: { auth } }
    }),
  ]
}

type Member = NonNullable<Caller['session']>

/** Whoever acts as somebody does not make them online. */
const whoOf = (channel: string, { channel: session, principal }: Member) => ({
  ...(channel === PRESENCE && principal.rootUserId !== undefined ? {} : { userId: principal.userId }),
  session,
  position: principal.positionId,
})

async function roomsOfMember(
  channel: string,
  { channel: own, principal }: Member,
  channels: readonly FeatureChannel[],
): Promise<readonly string[] | undefined> {
  const personal = personalRooms(channel, own, principal)
  if (personal) return personal
  const rooms = await Promise.all(channels.map(ofFeature => ofFeature(channel, principal)))
  return rooms.find(found => found !== undefined)
}

function personalRooms(channel: string, own: string, principal: Principal): readonly string[] | undefined {
  if (channel === PRESENCE) return principal.acting === 'admin' ? [room.presence] : []
  return channel === own ? roomsOf(principal) : undefined
}

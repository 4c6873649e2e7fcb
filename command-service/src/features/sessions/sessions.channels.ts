// May this session listen to that channel? Answers a ticket with the rooms behind it; nobody names rooms themselves.
import { bindCommand, type CommandBinding } from '@practicum/infra/http/bindings'
import type { Caller } from '@practicum/infra/http/caller'
import { HttpProblem } from '@practicum/infra/http/problem'
import { WAITING_TO_SIGN_UP } from '@practicum/infra/sessions/verification-codes'
import type { Principal } from '@practicum/shared/access/principal'
import { room, roomsOf } from '@practicum/shared/access/rooms'
import { broadcastingAuth } from '@practicum/shared/features/sessions/sessions.contract'
import type { CommandSlots, FeatureChannel } from '../../execution/feature'
import type { CommandServices } from '../../execution/ports'

export const PRESENCE = 'presence-login'
interface SecretChannel {
  readonly prefix: string
  readonly purpose: string
  rooms(subjectId: string | undefined): readonly string[] | undefined
}

/** Channels whose name ends in a secret. */
const SECRET_CHANNELS: readonly SecretChannel[] = [
  { prefix: 'waiting-', purpose: 'waiting', rooms: meetingId => (meetingId ? [room.waiting(meetingId)] : undefined) },
  // Whether it waits for anybody is not told: the page of an address that had an account waits as well.
  { prefix: 'signup.', purpose: WAITING_TO_SIGN_UP, rooms: userId => (userId ? [room.signup(userId)] : []) },
]
const PUBLIC: ReadonlySet<string> = new Set([room.lockout, room.deploy])

type Channels = Pick<CommandSlots, 'channels'>

export function channelRoutes(services: CommandServices, slots: Channels): readonly CommandBinding[] {
  return [
    bindCommand(broadcastingAuth, async ({ body, caller }) => {
      const rooms = await roomsBehind(services, slots, { channel: body.channel_name, caller })
      if (!rooms) throw new HttpProblem(403, 'forbidden')
      const { session } = caller
      const who = session ? whoOf(body.channel_name, session) : {}
      const granted = { channel: body.channel_name, socketId: body.socket_id, rooms: [...rooms], ...who }
      return { answer: { auth: services.tickets.issue(granted) } }
    }),
  ]
}

interface Asked {
  readonly channel: string
  readonly caller: Caller
}

/** Undefined: it is not theirs. */
async function roomsBehind(
  { capabilities }: Pick<CommandServices, 'capabilities'>,
  { channels }: Channels,
  { channel, caller }: Asked,
): Promise<readonly string[] | undefined> {
  if (PUBLIC.has(channel)) return [channel]
  const ofSecret = SECRET_CHANNELS.find(({ prefix }) => channel.startsWith(prefix))
  if (ofSecret)
    return ofSecret.rooms(await capabilities.subjectOf(ofSecret.purpose, channel.slice(ofSecret.prefix.length)))
  return caller.session && roomsOfMember(channel, caller.session, channels)
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

// What one server of the double is among its cluster, and how it answers whoever it has to send away.
import { Metadata, type StatusObject, status } from '@grpc/grpc-js'

export interface Endpoint {
  readonly address: string
  readonly port: number
}

export interface Member {
  readonly endpoint: Endpoint
  readonly state: 'LEADER' | 'FOLLOWER' | 'UNKNOWN'
  readonly isAlive: boolean
}

export interface Place {
  /** All servers as this one sees them; undefined in the midst of an election, when it fails to say. */
  members(): readonly Member[] | undefined
  /** Who leads, as far as it knows, where it is another. */
  leaderElsewhere(): Endpoint | undefined
  /** Of a leader: without the others nothing is committed, which it takes a while to notice. */
  quorum(): 'there' | 'missed' | 'lost'
  /** How long ago what it shows was written, in milliseconds. */
  behindMs(): number
}

/** A server alone. */
export const alone = (endpoint: () => Endpoint): Place => ({
  members: () => [{ endpoint: endpoint(), state: 'LEADER', isAlive: true }],
  leaderElsewhere: () => undefined,
  quorum: () => 'there',
  behindMs: () => 0,
})

export type Refused = Pick<StatusObject, 'code' | 'details'> & { readonly metadata?: Metadata }

/** As the server answers on the wire; undefined where the call is taken. */
export function sentAway(call: Metadata, place: Place): Refused | undefined {
  const leader = call.get('requires-leader')[0] === 'true' ? place.leaderElsewhere() : undefined
  if (!leader) return undefined
  const metadata = new Metadata()
  metadata.set('exception', 'not-leader')
  metadata.set('leader-endpoint-host', leader.address)
  metadata.set('leader-endpoint-port', String(leader.port))
  return { code: status.NOT_FOUND, details: 'Leader info available', metadata }
}

/** Passwords by user. */
export type Accounts = Readonly<Record<string, string>>

/** Who may do anything, who is not known, and who has said nothing of themselves; without accounts everybody may. */
export function judged(call: Metadata, accounts: Accounts | undefined): 'known' | 'unknown' | 'nobody' {
  if (!accounts) return 'known'
  const [given] = call.get('authorization')
  if (given === undefined) return 'nobody'
  const [user = '', password] = Buffer.from(String(given).replace('Basic ', ''), 'base64').toString().split(':')
  return accounts[user] !== undefined && accounts[user] === password ? 'known' : 'unknown'
}

export const UNAUTHENTICATED: Refused = { code: status.UNAUTHENTICATED, details: 'Unauthenticated' }

export function accessDenied(): Refused {
  const metadata = new Metadata()
  metadata.set('exception', 'access-denied')
  return { code: status.PERMISSION_DENIED, details: 'Access Denied', metadata }
}

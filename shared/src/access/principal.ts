// The person behind a request, as the session knows them at this moment.
import type { Words } from '../kernel/own-words'
import type { ActingRole, PositionStatus, Role, UserStatus } from './roles'

export interface Principal {
  readonly userId: string
  /** The accounts that were merged into this person's own: what is theirs by one of them is theirs. */
  readonly mergedIds?: readonly string[]
  readonly positionId: string
  readonly organizationId: string
  readonly role: Role
  readonly acting: ActingRole
  readonly positionStatus: PositionStatus
  readonly userStatus: UserStatus
  readonly liveSessionsAllowed: boolean
  readonly hipaaCompleted: boolean
  readonly accountLimited: boolean
  /** IANA zone in which this person's dates are meant. */
  readonly zone: string
  /** What their organization calls people and things, of its own choice. */
  readonly words?: Words | undefined
  /** The real admin behind a login-as session. */
  readonly rootUserId?: string
  /** The access token by which a program acts as this person. */
  readonly tokenId?: string
}

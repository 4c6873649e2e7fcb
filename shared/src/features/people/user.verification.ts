// The rules of proving an address: whoever signed up by themselves gets in once they have shown that the mail reached them.
import type { UserStatus } from '../../access/roles'
import { type Decision, isOneOf } from '../../kernel/decider'
import { type Refusal, refuse } from '../../kernel/refusal'
import type { UserEvent } from './user.events'

/** Each has a secret of its own. Times in ISO 8601. */
export type VerificationSending = Omit<Extract<UserEvent, { type: 'VerificationSent' }>['data'], 'userId'>

export type VerificationCommand =
  | ({ readonly type: 'SendVerification' } & VerificationSending)
  /** By the secret of the sending named; undefined: by a mail of another kind, which reached them there too. */
  | { readonly type: 'VerifyEmail'; readonly sendingId: string | undefined; readonly at: string }

export interface Verification extends VerificationSending {
  /** Of the first sending, which came with the account. */
  readonly since: string
  readonly isProven: boolean
  /** Ids of the sendings before. */
  readonly replaced: readonly string[]
}

interface Owner {
  readonly id: string
  readonly status: UserStatus
  readonly verification: Verification | undefined
}

export const isVerificationCommand = isOneOf<VerificationCommand>({ SendVerification: true, VerifyEmail: true })

/** A mail opens for so long. */
export const VERIFICATION_HOURS = 24

/** So long an account waits for its address to be proved. */
export const PENDING_DAYS = 90

/** When what waits since then is deleted; ISO 8601. */
export const lapsesAt = (since: string): string => new Date(Date.parse(since) + PENDING_DAYS * DAY_MS).toISOString()

const DAY_MS = 86_400_000

export function decideVerification(command: VerificationCommand, owner: Owner): Decision<UserEvent> {
  const { id: userId, status } = owner
  if (command.type === 'SendVerification') {
    const { type: _type, ...sending } = command
    return status === 'pending' ? [{ type: 'VerificationSent', data: { userId, ...sending } }] : []
  }
  const refusal = command.sendingId === undefined ? undefined : verificationRefusal(owner, command)
  if (refusal) return refusal
  // Whoever opens the mail once more has what they wanted.
  if (!provesItself(owner)) return []
  return [
    { type: 'EmailVerified', data: { userId } },
    { type: 'UserStatusChanged', data: { userId, status: 'active' } },
  ]
}

/** An account that waits for its owner, and for nothing else, to show that mails reach them. */
export const provesItself = ({ status, verification }: Pick<Owner, 'status' | 'verification'>): boolean =>
  status === 'pending' && verification !== undefined

/** What an account becomes that is opened again: whoever opens one that was closed while its address waited to be proved proves nothing for its owner. */
export const openedAs = ({ verification }: Pick<Owner, 'verification'>): UserStatus =>
  verification?.isProven === false ? 'pending' : 'active'

/** Why the secret of this sending proves nothing; undefined: it does, or did. */
export function verificationRefusal(
  { verification, status }: Pick<Owner, 'status' | 'verification'>,
  { sendingId, at }: { readonly sendingId: string | undefined; readonly at: string },
): Refusal | undefined {
  if (!verification || (status !== 'pending' && !verification.isProven)) return unknownVerification()
  if (sendingId !== undefined && verification.replaced.includes(sendingId))
    return refuse('signup.verification_replaced', {}, { kind: 'conflict' })
  if (sendingId !== verification.sendingId) return unknownVerification()
  if (verification.isProven) return undefined
  return at >= verification.expiresAt ? refuse('signup.verification_expired', {}, { kind: 'conflict' }) : undefined
}

/** The same words for a secret that is nobody's, and one of another address. */
export const unknownVerification = (): Refusal => refuse('signup.verification_unknown', {}, { kind: 'missing' })

export function evolveVerification(
  verification: Verification | undefined,
  event: Extract<UserEvent, { type: 'VerificationSent' | 'EmailVerified' }>,
): Verification | undefined {
  if (event.type === 'EmailVerified') return verification && { ...verification, isProven: true }
  const { userId: _user, ...sending } = event.data
  const replaced = verification ? [...verification.replaced, verification.sendingId] : []
  return { ...sending, isProven: false, replaced, since: verification?.since ?? sending.sentAt }
}

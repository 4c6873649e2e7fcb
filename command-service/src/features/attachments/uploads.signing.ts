// Leave to send one file, which a person is handed for a while: for this very file and for nobody else. A pass carries the same for a service.
import type { Caller } from '@practicum/infra/http/caller'
import { givePass } from '@practicum/infra/http/upload-pass'
import type { Signatures } from '@practicum/infra/sessions/signatures'
import type { Principal } from '@practicum/shared/access/principal'
import type { FileKind } from '@practicum/shared/contract/attached'
import { PASS_SECONDS, SIGNATURE_SECONDS } from '@practicum/shared/features/attachments/upload-limits'

const SENDING = 'send-upload'

export interface Leave {
  readonly uploadId: string
  readonly filename: string
  readonly kind: FileKind
  /** In bytes. */
  readonly size: number
}

const leaveOf = ({ userId, positionId }: Principal, { uploadId, filename, kind, size }: Leave): readonly unknown[] => [
  ...[userId, positionId, uploadId, filename, kind, size],
]

export const giveLeave = (signatures: Signatures, principal: Principal, leave: Leave, now: Date) =>
  signatures.sign(SENDING, leaveOf(principal, leave), SIGNATURE_SECONDS, now.getTime())

export const passFor = (
  signatures: Signatures,
  { principal, caller: { sidHash } }: Sender,
  leave: Leave,
  now: Date,
): string =>
  givePass(signatures, { sidHash, uploadId: leave.uploadId, leave: [...leaveOf(principal, leave)] }, PASS_SECONDS, now)

interface Sender {
  readonly principal: Principal
  readonly caller: Pick<Caller, 'sidHash' | 'pass'>
}

/** For this very file, by this very person in this very position. */
export function hasLeave(
  signatures: Signatures,
  { principal, caller: { pass } }: Sender,
  leave: Leave,
  given: string | undefined,
): boolean {
  const said = pass ? pass.leave : signatures.opened(SENDING, given)
  return JSON.stringify(said) === JSON.stringify(leaveOf(principal, leave))
}

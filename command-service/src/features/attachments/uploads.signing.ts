// Leave to send one file, which a person is handed for a while: for this very file and for nobody else.
import type { Signatures } from '@practicum/infra/sessions/signatures'
import type { Principal } from '@practicum/shared/access/principal'
import type { FileKind } from '@practicum/shared/contract/attached'
import { SIGNATURE_SECONDS } from '@practicum/shared/features/attachments/upload-limits'

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

/** For this very file, by this very person in this very position. */
export const hasLeave = (
  signatures: Signatures,
  principal: Principal,
  leave: Leave,
  given: string | undefined,
): boolean => JSON.stringify(signatures.opened(SENDING, given)) === JSON.stringify(leaveOf(principal, leave))

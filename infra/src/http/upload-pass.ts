// A pass for a service that fetches a file for somebody and sends it here in their name: for this one file, and for no longer than their session lives.
import type { Row } from '@practicum/shared/contract/row'
import type { Request } from 'express'
import { z } from 'zod'
import type { Signatures } from '../sessions/signatures'
import { HttpProblem } from './problem'

const HEADER = 'x-upload-pass'
const PURPOSE = 'send-upload-for'

const uploadPass = z.object({
  /** Hash of the cookie of the session that asked for it: it opens nothing. */
  sidHash: z.string(),
  uploadId: z.uuid(),
  /** What the sender has leave to send, as whoever gave it wrote it down. */
  leave: z.array(z.unknown()),
})
export type UploadPass = z.output<typeof uploadPass>

export const givePass = (signatures: Signatures, pass: UploadPass, seconds: number, now: Date): string =>
  signatures.sign(PURPOSE, pass, seconds, now.getTime()).signature

/** Undefined: none is sent. Throws 401 for one that opens nothing. */
export function passOf(request: Request, signatures: Signatures): UploadPass | undefined {
  const sent = request.get(HEADER)
  if (sent === undefined) return undefined
  const said = uploadPass.safeParse(signatures.opened(PURPOSE, sent))
  if (!said.success) throw new HttpProblem(401, 'upload_pass')
  return said.data
}

/** Throws 403: it opens the calls by which this file comes, and no others. */
export function withinPass({ uploadId }: UploadPass, { access }: Row, { params }: Request): void {
  const isOfThisFile = params.uuid === undefined || params.uuid === uploadId
  if (access.byUploadPass !== true || !isOfThisFile) throw new HttpProblem(403, 'upload_pass')
}

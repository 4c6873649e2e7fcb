// Sends files as a browser does: the bytes themselves, under a fresh uuid.
import type { AnswerOf, BodyInputOf } from '@practicum/shared/contract/row'
import { attach, type UploadedFile } from '@practicum/shared/features/attachments/attachments.contract'
import { newId } from '@practicum/shared/kernel/ids'
import type { Answer } from './browser'
import type { Member } from './program'

export const PDF = '%PDF-1.7 proof of insurance'

export interface Sending {
  readonly uuid?: string
  readonly filename?: string
  readonly bytes?: Buffer | string
  readonly key?: string
}

export const send = (
  { browser }: Member,
  { uuid = newId(), filename = 'proof.pdf', bytes = PDF, key }: Sending = {},
): Promise<Answer<UploadedFile>> =>
  browser.send('PUT', `/api/uploads/${uuid}`, {
    body: bytes,
    headers: { 'content-type': 'application/octet-stream', 'x-filename': encodeURIComponent(filename) },
    ...(key === undefined ? {} : { key }),
  }) as Promise<Answer<UploadedFile>>

/** Sent, and attached to that thing. */
export async function sendTo(
  by: Member,
  thing: Omit<BodyInputOf<typeof attach>, 'upload'>,
  sending: Omit<Sending, 'uuid'> = {},
): Promise<Answer<AnswerOf<typeof attach>>> {
  const uuid = newId()
  await send(by, { ...sending, uuid })
  return by.browser.do(attach, { body: { ...thing, upload: { uuid, public: false } } })
}

// Sends files in parts, as a browser over a bad connection does: with leave, from an offset on, and cut off where the spec wants it.
import { request as httpRequest } from 'node:http'
import { signUpload } from '@practicum/shared/features/attachments/uploads.contract'
import { newId } from '@practicum/shared/kernel/ids'
import type { Answer } from './browser'
import type { Member } from './program'

export interface PartsOf {
  readonly uuid: string
  readonly filename: string
  readonly size: number
  readonly object_class?: string
}

export const TUS = { 'tus-resumable': '1.0.0' }
const base64 = (text: string): string => Buffer.from(text).toString('base64')

/** Of a file that is called so and begins as such a file does. */
export const intended = (size: number, more: Partial<PartsOf> = {}): PartsOf => ({
  ...{ uuid: newId(), filename: 'long.pdf', size },
  ...more,
})

export const pdfOf = (size: number): Buffer => {
  const bytes = Buffer.alloc(size)
  for (let at = 0; at < size; at++) bytes[at] = (at * 31 + (at >> 8)) & 0xff
  bytes.write('%PDF-1.7\n')
  return bytes
}

export async function leaveFor({ browser }: Member, file: PartsOf): Promise<string> {
  const answer = await browser.do(signUpload, { body: file })
  if (answer.status !== 200) throw new Error(`no leave: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body.signature
}

export const begin = ({ browser }: Member, file: PartsOf, signature: string): Promise<Answer> =>
  browser.send('POST', '/api/uploads', {
    headers: {
      ...{ ...TUS, 'x-upload-signature': signature, 'upload-length': String(file.size) },
      'upload-metadata': `uuid ${base64(file.uuid)},filename ${base64(file.filename)}`,
    },
  })

export interface SentPart {
  readonly uuid: string
  readonly offset: number
  readonly signature: string
}

const headersOf = ({ offset, signature }: SentPart) => ({
  ...{ ...TUS, 'x-upload-signature': signature, 'upload-offset': String(offset) },
  'content-type': 'application/offset+octet-stream',
})

export const sendPart = ({ browser }: Member, part: SentPart, bytes: Buffer): Promise<Answer> =>
  browser.send('PATCH', `/api/uploads/${part.uuid}`, { body: new Uint8Array(bytes), headers: headersOf(part) })

/** With a session, and the length that is announced. */
export const headersOfPart = ({ browser }: Pick<Member, 'browser'>, part: SentPart, length: number) => ({
  ...headersOf(part),
  ...{ 'content-length': String(length), 'x-csrf-token': browser.csrf ?? '' },
  cookie: [...browser.cookies].map(pair => pair.join('=')).join('; '),
})

/** Announces all of the bytes, and goes away after the first few. */
export async function killedWithin(
  url: string,
  { browser }: Member,
  part: SentPart,
  { bytes, after }: { readonly bytes: Buffer; readonly after: number },
): Promise<void> {
  const headers = headersOfPart({ browser }, part, bytes.byteLength)
  await new Promise<void>((resolve, reject) => {
    const asked = httpRequest(`${url}/api/uploads/${part.uuid}`, { method: 'PATCH', headers })
    asked.on('error', error => ((error as NodeJS.ErrnoException).code === 'ECONNRESET' ? resolve() : reject(error)))
    asked.on('close', resolve)
    asked.write(bytes.subarray(0, after), () => asked.socket?.end(() => asked.destroy()))
  })
}

/** How many bytes the server has; undefined where it says no. */
export async function offsetOf({ browser }: Member, uuid: string): Promise<number | undefined> {
  const answer = await browser.send('HEAD', `/api/uploads/${uuid}`, { headers: TUS })
  const offset = answer.headers.get('upload-offset')
  return answer.status === 200 && offset !== null ? Number(offset) : undefined
}

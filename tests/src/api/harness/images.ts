// Images in whole-API specs: made as a camera makes them, sent and set as a browser does.
import type { UploadedFile } from '@practicum/shared/features/attachments/attachments.contract'
import { setProfileImage } from '@practicum/shared/features/images/images.contract'
import { newId } from '@practicum/shared/kernel/ids'
import sharp from 'sharp'
import type { Answer } from './browser'
import type { Member } from './program'

export interface Photograph {
  /** In pixels, as it lies in the file. */
  readonly width?: number
  readonly height?: number
  /** How the camera was held: 6 is a quarter turn. */
  readonly orientation?: number
}

/** Its upper half is red, its lower one blue, and it says where it was taken. */
export async function photograph({ width = 640, height = 480, orientation = 1 }: Photograph = {}): Promise<Buffer> {
  const half = { width, height: Math.floor(height / 2), channels: 3 as const }
  const red = await sharp({ create: { ...half, background: '#c02020' } })
    .png()
    .toBuffer()
  return sharp({ create: { width, height, channels: 3, background: '#2020c0' } })
    .composite([{ input: red, top: 0, left: 0 }])
    .withExif({ IFD0: { Make: 'Harbor Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
}

interface Sending {
  readonly bytes: Buffer | string
  readonly uuid?: string
  readonly filename?: string
}

export const sendImage = (
  { browser }: Member,
  { bytes, uuid = newId(), filename = 'me.jpg' }: Sending,
): Promise<Answer<UploadedFile>> =>
  browser.send('PUT', `/api/uploads/images/${uuid}`, {
    body: bytes,
    headers: { 'content-type': 'application/octet-stream', 'x-filename': encodeURIComponent(filename) },
  }) as Promise<Answer<UploadedFile>>

/** Answers its id. */
export async function ownImage(member: Member): Promise<string> {
  const uuid = newId()
  await sendImage(member, { uuid, bytes: await photograph() })
  return (await member.browser.do(setProfileImage, { body: { uuid } })).body.id
}

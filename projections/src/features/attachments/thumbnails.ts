// Pictures as they stand small in a list: made when somebody looks, and sent again only where it is another picture.
import type { Download } from '@practicum/infra/http/bindings'
import { gathered, type ObjectStore } from '@practicum/infra/objects/port'
import { thumbnailOf } from '@practicum/infra/pictures/thumbnail'
import type { AttachmentView } from '@practicum/shared/contract/attached'
import { THUMBNAIL_FILE, THUMBNAIL_MOST } from '@practicum/shared/features/attachments/attachments.contract'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'

const KEPT = { 'Cache-Control': 'private, no-cache' }

/** Undefined for what is not there any more. */
export async function smallPicture(
  objects: Pick<ObjectStore, 'get'>,
  { id, upload }: Pick<AttachmentView, 'id' | 'upload'>,
  objectKey: string,
): Promise<Download | Refusal | undefined> {
  if (upload.type !== 'images' || upload.size > THUMBNAIL_MOST) return refuse('attachment.no_picture')
  const object = await objects.get(objectKey)
  if (!object) return undefined
  const content = drawn(object.bytes)
  return { contentType: THUMBNAIL_FILE, filename: `${id}.webp`, etag: `"${id}"`, headers: KEPT, content }
}

/** Of what no browser could show either, nothing comes. */
async function* drawn(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  const picture = await thumbnailOf(() => gathered(bytes, THUMBNAIL_MOST))
  if (picture) yield picture
}

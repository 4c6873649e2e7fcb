// Reads of attachments: those of a thing, one of them, and its file; whoever sees the thing sees what is attached to it.
import { type Binding, bindQuery, bindStream } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import {
  attachmentsOf,
  downloadAttachment,
  getAttachment,
  playAttachment,
  showThumbnail,
} from '@practicum/shared/features/attachments/attachments.contract'
import { attachmentPolicy } from '@practicum/shared/features/attachments/attachments.policy'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { ReadServices } from '../../reads/ports'
import { usesOf } from '../../reads/slots'
import { queryRows } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import { playable } from './playing'
import { smallPicture } from './thumbnails'
import { uploadQueries } from './uploads.queries'

const missing = (): Refusal => refuse('not_found', {}, { kind: 'missing' })

interface Located {
  readonly type: string
  readonly attachableId: string
  readonly objectKey: string
}

const LOCATED = 'a.attachable_type as type, a.attachable_id as "attachableId", a.object_key as "objectKey"'

export function attachmentQueries({
  objects,
  signatures,
  store,
  codec,
  slots: { attachables },
}: ReadServices): readonly Binding[] {
  const uses = ['attachment', 'person', 'position', ...usesOf(attachables)]
  const find = async (db: ScopedDb, principal: Principal, id: string) => {
    const where = scopeOf(attachmentPolicy.see, principal, 'a').and('a.attachment_id = ? and not a.detached', id)
    const [located] = await queryRows<Located>(db, where.select(LOCATED, 'read.attachment a'))
    const shown = located && (await attachables[located.type]?.read(db, principal, located.attachableId))
    const attachment = shown?.find(one => one.id === id)
    return located && attachment ? { ...located, attachment } : missing()
  }
  return [
    bindQuery(attachmentsOf, uses, async ({ db, principal, query }) => {
      const shown = await attachables[query.attachable_type]?.read(db, principal, query.attachable_id)
      return shown ? [...shown] : missing()
    }),
    bindQuery(getAttachment, uses, async ({ db, principal, params }) => {
      const found = await find(db, principal, params.id)
      return isRefusal(found) ? found : found.attachment
    }),
    bindStream(downloadAttachment, uses, async ({ read, principal, params }) => {
      const found = await read(db => find(db, principal, params.id))
      if (isRefusal(found)) return found
      const object = await objects.get(found.objectKey)
      if (!object) return missing()
      const { size, bytes, part } = object
      const { id, filename } = found.attachment
      return { contentType: 'application/octet-stream', filename, etag: `"${id}"`, size, content: bytes, part }
    }),
    bindStream(playAttachment, uses, async ({ read, principal, params }) => {
      const found = await read(db => find(db, principal, params.id))
      return isRefusal(found) ? found : ((await playable(objects, found.attachment, found.objectKey)) ?? missing())
    }),
    bindStream(showThumbnail, uses, async ({ read, principal, params }) => {
      const found = await read(db => find(db, principal, params.id))
      return isRefusal(found) ? found : ((await smallPicture(objects, found.attachment, found.objectKey)) ?? missing())
    }),
    ...uploadQueries({ objects, signatures, store, codec }),
  ]
}

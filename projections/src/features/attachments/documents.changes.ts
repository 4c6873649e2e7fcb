// A document as the row of the thing it is attached to keeps it: without its bytes, and with ids of its owner, never a name.
import { type AttachmentView, type attachmentName, fileContent, fileName } from '@practicum/shared/contract/attached'
import { attachmentEvents } from '@practicum/shared/features/attachments/attachment.events'
import { only, type StoredOf } from '@practicum/shared/kernel/fields'
import { changes } from '../../runner/projection'

export interface DocumentCell
  extends StoredOf<typeof attachmentName>,
    StoredOf<typeof fileName>,
    StoredOf<typeof fileContent> {
  readonly id: string
  readonly kind: AttachmentView['upload']['type']
  readonly ownerId: string
  readonly ownerPositionId: string
  /** ISO instant. */
  readonly at: string
}

export type Documented = { readonly documents: readonly DocumentCell[] }

interface OnAttachable {
  readonly data: { readonly attachableType: string; readonly attachableId: string }
}

/** Events of attachments become documents in the rows of the things they are attached to: whoever is shown the row is shown them. */
export const documentChangesOf = <Row extends Documented>(attachableType: string) => {
  const keys = ({ data }: OnAttachable): readonly string[] =>
    data.attachableType === attachableType ? [data.attachableId] : []
  const showing = (documents: readonly DocumentCell[]) => ({ documents }) as Partial<Row>
  return changes<Row>()(attachmentEvents, {
    AttachmentAttached: {
      keys,
      patch: ({ data, meta }, { documents }) => {
        const { attachmentId: id, filename: name, kind, ownerId, ownerPositionId } = data
        const file = { ...only(fileName, data), kind, ...only(fileContent, data) }
        return showing([...documents, { id, name, ...file, ownerId, ownerPositionId, at: meta.occurredAt }])
      },
    },
    AttachmentRenamed: {
      keys,
      patch: ({ data }, { documents }) =>
        showing(documents.map(one => (one.id === data.attachmentId ? { ...one, name: data.name } : one))),
    },
    AttachmentDetached: {
      keys,
      patch: ({ data }, { documents }) => showing(documents.filter(one => one.id !== data.attachmentId)),
    },
  })
}

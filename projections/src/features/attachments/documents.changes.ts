// A document as the row of the thing it is attached to keeps it: without its bytes, and with ids of its owner, never a name.
import type { Policy } from '@practicum/shared/access/policy'
import {
  type AttachmentView,
  type attachmentName,
  type FileScan,
  fileContent,
  fileName,
} from '@practicum/shared/contract/attached'
import { attachmentEvents } from '@practicum/shared/features/attachments/attachment.events'
import { only, type StoredOf } from '@practicum/shared/kernel/fields'
import type { HistorySubject } from '../../reads/slots'
import { changes } from '../../runner/projection'

export interface DocumentCell
  extends StoredOf<typeof attachmentName>,
    StoredOf<typeof fileName>,
    StoredOf<typeof fileContent> {
  readonly id: string
  readonly kind: AttachmentView['upload']['type']
  readonly scan: FileScan
  readonly ownerId: string
  readonly ownerPositionId: string
  /** Where it was added, of things that people of several organizations see. */
  readonly organizationId?: string
  /** ISO instant. */
  readonly at: string
  /** ISO instant; absent while it counts. */
  readonly withdrawnAt?: string
}

export type Documented = { readonly documents: readonly DocumentCell[] }

interface OnAttachable {
  readonly data: { readonly attachableType: string; readonly attachableId: string }
}

/** `whereAdded`: see {@link DocumentCell.organizationId}. */
export interface DocumentOptions {
  readonly whereAdded?: boolean
}

/** Events of attachments become documents in the rows of the things they are attached to: whoever is shown the row is shown them. */
export const documentChangesOf = <Row extends Documented>(
  attachableType: string,
  { whereAdded = false }: DocumentOptions = {},
) => {
  const keys = keysOf(attachableType)
  return changes<Row>()(attachmentEvents, {
    AttachmentAttached: {
      keys,
      patch: ({ data, meta }, { documents }) => {
        const { attachmentId: id, filename: name, kind, scan, ownerId, ownerPositionId, organizationId } = data
        const file = { ...only(fileName, data), kind, scan, ...only(fileContent, data) }
        return showing<Row>([
          ...documents,
          { id, name, ...file, ownerId, ownerPositionId, ...(whereAdded && { organizationId }), at: meta.occurredAt },
        ])
      },
    },
    AttachmentRenamed: {
      keys,
      patch: ({ data }, { documents }) => showing<Row>(withIn(documents, data.attachmentId, { name: data.name })),
    },
    AttachmentDetached: {
      keys,
      patch: ({ data }, { documents }) => showing<Row>(documents.filter(one => one.id !== data.attachmentId)),
    },
  })
}

/** Beside {@link documentChangesOf}, of things whose documents were signed. */
export const withdrawalsOf = <Row extends Documented>(attachableType: string) =>
  changes<Row>()(attachmentEvents, {
    AttachmentWithdrawn: {
      keys: keysOf(attachableType),
      patch: ({ data, meta }, { documents }) =>
        showing<Row>(withIn(documents, data.attachmentId, { withdrawnAt: meta.occurredAt })),
    },
  })

const keysOf =
  (attachableType: string) =>
  ({ data }: OnAttachable): readonly string[] =>
    data.attachableType === attachableType ? [data.attachableId] : []

const withIn = (documents: readonly DocumentCell[], id: string, change: Partial<DocumentCell>) =>
  documents.map(one => (one.id === id ? { ...one, ...change } : one))

const showing = <Row extends Documented>(documents: readonly DocumentCell[]) => ({ documents }) as Partial<Row>

/** In the history of a thing that others see too: that there are documents is not told them. */
export const documentsHeldBack = (onlyFor: Policy): HistorySubject['heldBack'] & object => ({
  fields: ['documents'],
  events: Object.keys(documentChangesOf('')),
  onlyFor,
})

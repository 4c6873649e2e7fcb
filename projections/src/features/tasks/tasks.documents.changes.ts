// Events of attachments become documents in the rows of the tasks they are attached to: whoever is shown the row is shown them.
import { fileContent, fileName } from '@practicum/shared/contract/attached'
import { attachmentEvents } from '@practicum/shared/features/attachments/attachment.events'
import { only } from '@practicum/shared/kernel/fields'
import { changes } from '../../runner/projection'
import type { DocumentCell, TaskRow } from './tasks.table'

interface OnAttachable {
  readonly data: { readonly attachableType: string; readonly attachableId: string }
}

const keys = ({ data }: OnAttachable): readonly string[] => (data.attachableType === 'task' ? [data.attachableId] : [])

export const documentChanges = changes<TaskRow>()(attachmentEvents, {
  AttachmentAttached: {
    keys,
    patch: ({ data, meta }, { documents }) => {
      const { attachmentId: id, filename: name, kind, ownerId, ownerPositionId } = data
      const file = { ...only(fileName, data), kind, ...only(fileContent, data) }
      const about = { id, name, ...file, ownerId, ownerPositionId }
      return { documents: [...documents, { ...about, at: meta.occurredAt }] }
    },
  },
  AttachmentRenamed: {
    keys,
    patch: ({ data }, { documents }) => ({
      documents: documents.map(one => (one.id === data.attachmentId ? { ...one, name: data.name } : one)),
    }),
  },
  AttachmentDetached: {
    keys,
    patch: ({ data }, { documents }) => ({ documents: without(documents, data.attachmentId) }),
  },
})

const without = (documents: readonly DocumentCell[], id: string): readonly DocumentCell[] =>
  documents.filter(one => one.id !== id)

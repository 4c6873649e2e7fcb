// What becomes of files when nobody needs them: released by detached attachments, discarded, deleted; and all of a person who was erased.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { Position } from '@practicum/infra/event-store/port'
import type { AttachmentEvent } from '@practicum/shared/features/attachments/attachment.events'
import type { AttachmentCandidates } from '@practicum/shared/features/attachments/attachments.candidates'
import type { UploadEvent } from '@practicum/shared/features/attachments/upload.events'
import { reactionTo } from '../../execution/context'
import type { CommandSlots } from '../../execution/feature'
import type { CommandServices } from '../../execution/ports'
import { type Reaction, throwOnConflict } from '../../reactions/reaction'
import { attachmentAggregate, takenOff, uploadAggregate } from './attachments.aggregates'

type Services = Pick<CommandServices, 'executor' | 'objects' | 'waitUntilProjected'>
type ReleasedData = Extract<AttachmentEvent, { type: 'AttachmentDetached' | 'AttachmentAbandoned' }>['data']
type DiscardedData = Extract<UploadEvent, { type: 'UploadDiscarded' }>['data']

export function attachmentReactions(
  { executor, objects, waitUntilProjected }: Services,
  index: Pick<AttachmentCandidates, 'attachedTo'>,
  { attachables }: Pick<CommandSlots, 'attachables'>,
): readonly Reaction[] {
  const types = new Map(
    Object.entries(attachables).flatMap(([type, { endedBy }]) => endedBy.map(ending => [ending, type] as const)),
  )
  return [
    {
      name: 'detach-from-deleted',
      on: [...types.keys()],
      async handle(event) {
        await waitUntilProjected(['attachment'], event.position as Position)
        const type = types.get(event.type) ?? ''
        const command = takenOff(attachables[type])
        for (const id of await index.attachedTo(type, event.entityId)) {
          const context = reactionTo(event, `detach-${id}`, new Date(event.meta.occurredAt))
          throwOnConflict(await executor.execute(attachmentAggregate, id, { command: () => command }, context))
        }
      },
    },
    {
      name: 'release-upload',
      on: ['AttachmentDetached', 'AttachmentAbandoned'],
      async handle(event) {
        const { attachmentId, uploadId } = event.data as ReleasedData
        const command = { type: 'ReleaseUpload' as const, attachmentId }
        const context = reactionTo(event, 'release-upload', new Date(event.meta.occurredAt))
        throwOnConflict(await executor.execute(uploadAggregate, uploadId, { command: () => command }, context))
      },
    },
    {
      name: 'delete-discarded-file',
      on: ['UploadDiscarded'],
      async handle(event) {
        await objects.remove((event.data as DiscardedData).objectKey)
        await confirmDestroyed(executor, event)
      },
    },
    {
      name: 'delete-parts-of-file',
      on: ['UploadReceived', 'UploadFailed', 'UploadGivenUp'],
      async handle(event) {
        const { state } = await executor.loadAfter(uploadAggregate, event)
        const parts = 'parts' in state ? state.parts : []
        for (const { objectKey } of parts) await objects.remove(objectKey)
        if (event.type === 'UploadGivenUp') await confirmDestroyed(executor, event)
      },
    },
    {
      name: 'delete-files-of-erased',
      on: ['SubjectErased'],
      handle: event => objects.removeUnder(event.entityId),
    },
  ]
}

async function confirmDestroyed(executor: Services['executor'], event: StoredEvent): Promise<void> {
  const context = reactionTo(event, 'confirm-destroyed', new Date(event.meta.occurredAt))
  const request = { command: () => ({ type: 'ConfirmDestroyed' as const }) }
  throwOnConflict(await executor.execute(uploadAggregate, event.entityId, request, context))
}

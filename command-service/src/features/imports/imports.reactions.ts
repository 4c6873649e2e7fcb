// What follows from the end of an import: nobody needs its file any more.
import { reactionTo } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { type Reaction, throwOnConflict } from '../../reactions/reaction'
import { attachmentAggregate, attachmentIdOf } from '../attachments/attachments.aggregates'
import { importAggregate } from './imports.aggregate'

export const importReactions = ({ executor }: Pick<CommandServices, 'executor'>): readonly Reaction[] => [
  {
    name: 'let-go-of-import',
    on: ['ImportCancelled', 'ImportEnded'],
    async handle(event) {
      const { state } = await executor.load(importAggregate, event.entityId)
      if (state.status === 'unknown') return
      const id = attachmentIdOf(state.uploadId, 'import', state.importId)
      const context = reactionTo(event, 'let-go-of-import', new Date(event.meta.occurredAt))
      const request = { command: () => ({ type: 'Detach' as const }) }
      throwOnConflict(await executor.execute(attachmentAggregate, id, request, context))
    },
  },
]

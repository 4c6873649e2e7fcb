// Commands on attachments: attaching a received file to a thing, renaming it there, taking it off again.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import type { AttachmentCommand } from '@practicum/shared/features/attachments/attachment.decider'
import { attach, detach, renameAttachment } from '@practicum/shared/features/attachments/attachments.contract'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type Done, type Executor, replied } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { type Attachables, untrained } from './attachable'
import { attachmentAggregate } from './attachments.aggregates'
import { attachUpload } from './attachments.keeping'
import { giveRoomBack } from './attachments.quota'
import { uploadRoutes } from './uploads.routes'

export function attachmentRoutes(services: CommandServices, attachables: Attachables): readonly CommandBinding[] {
  const { executor } = services
  return [
    ...uploadRoutes(services),
    bindCommand(attach, async call => {
      const { object_class, object_id } = call.body
      const reach = attachables[object_class]
      const refused =
        untrained(call.principal) ?? (await reach({ executor, principal: call.principal, id: object_id }, 'change'))
      if (refused) return refused
      const { userId: by, organizationId } = call.principal
      const on = { attachableType: object_class, attachableId: object_id }
      const wish = { uploadId: call.body.upload.uuid, ...on, by, organizationId }
      const attached = await attachUpload(services, wish, contextOf(call))
      if (isRefusal(attached)) return attached
      await giveRoomBack(services.guesses, by, attached.firstNeeded)
      return { answer: { id: attached.id }, position: attached.done.position }
    }),
    bindCommand(renameAttachment, async call => {
      const command = { type: 'RenameAttachment' as const, name: call.body.name }
      return replied(await change({ executor, attachables }, call, command), () => ({}))
    }),
    bindCommand(detach, async call =>
      replied(await change({ executor, attachables }, call, { type: 'Detach' }), () => ({})),
    ),
  ]
}

interface Changing {
  readonly executor: Executor
  readonly attachables: Attachables
}

/** Those who may change the thing change what is attached to it; for others who do not see it, there is nothing. */
async function change(
  { executor, attachables }: Changing,
  call: CommandCall<{ id: string }>,
  command: AttachmentCommand,
): Promise<Done<unknown> | Refusal> {
  const { id } = call.params
  const { state } = await executor.load(attachmentAggregate, id)
  if (!('attachableType' in state)) return refuse('not_found', {}, { kind: 'missing' })
  const reach = attachables[state.attachableType]
  const refused = await reach({ executor, principal: call.principal, id: state.attachableId }, 'change')
  return refused ?? executor.execute(attachmentAggregate, id, { command: () => command }, contextOf(call))
}

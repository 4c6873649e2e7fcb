// Commands on attachments: attaching a received file to a thing, renaming it there, taking it off again, or withdrawing what was signed.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import type { AttachmentCommand } from '@practicum/shared/features/attachments/attachment.decider'
import { attach, detach, renameAttachment } from '@practicum/shared/features/attachments/attachments.contract'
import { attachmentRemoval } from '@practicum/shared/features/attachments/attachments.policy'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type ExecutionResult, type Executor, replyOf } from '../../execution/executor'
import type { Attachable, CommandSlots, ThingCall } from '../../execution/feature'
import type { CommandServices } from '../../execution/ports'

import { attachmentAggregate, takenOff } from './attachments.aggregates'
import { attachUpload } from './attachments.keeping'
import { giveRoomBack } from './attachments.quota'
import { untrained } from './attachments.training'
import { kindsOf } from './uploads.judging'
import { uploadRoutes } from './uploads.routes'
import { tusRoutes } from './uploads.tus'

export function attachmentRoutes(services: CommandServices, slots: CommandSlots): readonly CommandBinding[] {
  const { attachables } = slots
  const { executor } = services
  return [
    ...uploadRoutes(services),
    ...tusRoutes(services, slots),
    bindCommand(attach, async call => {
      const { object_class, object_id } = call.body
      const thing = { executor, principal: call.principal, id: object_id }
      const refused = untrained(call.principal) ?? (await mayChange(attachables, object_class, thing))
      if (refused) return refused
      const { userId: by, organizationId } = call.principal
      const on = { attachableType: object_class, attachableId: object_id }
      const kinds = kindsOf(attachables, object_class)
      const request = { uploadId: call.body.upload.uuid, ...on, by, organizationId, kinds }
      const attached = await attachUpload(services, request, contextOf(call))
      if (isRefusal(attached)) return attached
      await giveRoomBack(services.attempts, by, attached.firstNeeded)
      return { answer: { id: attached.id }, position: attached.done.position }
    }),
    bindCommand(renameAttachment, async call => {
      const command = { type: 'RenameAttachment' as const, name: call.body.name }
      return replyOf(await change({ executor, attachables }, call, () => command), () => ({}))
    }),
    bindCommand(detach, async call => replyOf(await change({ executor, attachables }, call, takingOff), () => ({}))),
  ]
}

interface Changing {
  readonly executor: Executor
  readonly attachables: CommandSlots['attachables']
}

interface Found {
  readonly principal: Principal
  readonly ownerId: string
  readonly on: Attachable | undefined
}

/** Those who may change the thing change what is attached to it; for others who do not see it, there is nothing. */
async function change(
  { executor, attachables }: Changing,
  call: CommandCall<{ id: string }>,
  commandOf: (found: Found) => AttachmentCommand | Refusal,
): Promise<ExecutionResult<unknown> | Refusal> {
  const { id } = call.params
  const { principal } = call
  const { state } = await executor.load(attachmentAggregate, id)
  if (!('attachableType' in state)) return refuse('not_found', {}, { kind: 'missing' })
  const { attachableType: type, attachableId, ownerId } = state
  const refused = await mayChange(attachables, type, { executor, principal, id: attachableId })
  const command = refused ?? commandOf({ principal, ownerId, on: attachables[type] })
  if (isRefusal(command)) return command
  return executor.execute(attachmentAggregate, id, { command: () => command }, contextOf(call))
}

function takingOff({ principal, ownerId, on }: Found): AttachmentCommand | Refusal {
  if (!allows(attachmentRemoval, principal, { ownerId }))
    return refuse('attachment.not_yours', {}, { kind: 'forbidden' })
  return takenOff(on)
}

const mayChange = (attachables: CommandSlots['attachables'], type: string, thing: ThingCall) =>
  attachables[type]?.authorize(thing, 'change') ?? refuse('not_found', {}, { kind: 'missing' })

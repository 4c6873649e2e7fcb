// The circumstances of a command, which become the metadata of its events: who, under which command, caused by what, when.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { CommandCall } from '@practicum/infra/http/bindings'
import type { EventMeta } from '@practicum/shared/events/metadata'

export interface CommandContext {
  /** The same for every try; event ids are derived from it. */
  readonly commandId: string
  readonly now: Date
  readonly meta: Omit<EventMeta, 'version'>
  /** Told of every stream that is appended to. */
  readonly onAppend?: (stream: string) => void
}

/** Of a person's call. */
export function contextOf(
  call: Pick<CommandCall, 'principal' | 'commandId' | 'now' | 'caller' | 'written'>,
): CommandContext {
  const { userId, positionId, organizationId, rootUserId, tokenId } = call.principal
  const actor = {
    ...{ userId, positionId },
    ...(rootUserId === undefined ? {} : { rootUserId }),
    ...(tokenId === undefined ? {} : { tokenId }),
  }
  return {
    commandId: call.commandId,
    now: call.now,
    onAppend: stream => call.written.push(stream),
    meta: {
      actor,
      organizationId,
      commandId: call.commandId,
      correlationId: call.caller.correlationId,
      occurredAt: call.now.toISOString(),
    },
  }
}

/** Of a visitor's call: nobody the system knows is signed in, it acts on their behalf, and what follows can be traced to the request. */
export function visitorContext(
  { commandId, now, caller: { correlationId } }: VisitorCall,
  organizationId?: string,
): CommandContext {
  const context = systemContext(commandId, now, organizationId)
  return { ...context, meta: { ...context.meta, correlationId } }
}

type VisitorCall = Pick<CommandCall, 'commandId' | 'now'> & {
  readonly caller: Pick<CommandCall['caller'], 'correlationId'>
}

/** Of one part of a command that writes several streams: ids of its own, the same for every try. */
export function childContext(context: CommandContext, name: string): CommandContext {
  const commandId = `${context.commandId}/${name}`
  return { ...context, commandId, meta: { ...context.meta, commandId } }
}

/** Of a write that is taken back where the command turns out to be refused, or that says nothing by itself. */
export function provisional({ onAppend: _onAppend, ...context }: CommandContext): CommandContext {
  return context
}

/** Of what the system does on its own account within a person's command. */
export const bySystem = (context: CommandContext): CommandContext => ({
  ...context,
  meta: { ...context.meta, actor: { userId: 'system' } },
})

/** Of a reaction: the system acts, because of an event, at the time it gets to it. */
export function reactionTo(event: StoredEvent, name: string, now: Date): CommandContext {
  const commandId = `${name}:${event.id}`
  return {
    commandId,
    now,
    meta: {
      actor: { userId: 'system' },
      ...(event.meta.organizationId === undefined ? {} : { organizationId: event.meta.organizationId }),
      commandId,
      correlationId: event.meta.correlationId,
      causationId: event.id,
      occurredAt: now.toISOString(),
    },
  }
}

/** Of a schedule or an installation step: `commandId` must be the same when the step is repeated. */
export function systemContext(commandId: string, now: Date, organizationId?: string): CommandContext {
  const meta = {
    actor: { userId: 'system' as const },
    commandId,
    correlationId: commandId,
    occurredAt: now.toISOString(),
  }
  return { commandId, now, meta: { ...meta, ...(organizationId === undefined ? {} : { organizationId }) } }
}

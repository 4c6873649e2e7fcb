// Guests enter a session with nothing but its code and a name.
import { bindCommand, type CommandBinding } from '@practicum/infra/http/bindings'
import { behindCode, takeEntry } from '@practicum/infra/sessions/guest-codes'
import { isThere } from '@practicum/shared/features/live-sessions/meeting.state'
import { roomPath } from '@practicum/shared/features/live-sessions/meeting.steps'
import { joinAsGuest } from '@practicum/shared/features/live-sessions/waiting-room.contract'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, refuse } from '@practicum/shared/kernel/refusal'
import { visitorContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { isArchived, nameOf } from '../people/people.lookup'
import { meetingAggregate } from './live-sessions.aggregate'

export function waitingRoomRoutes({ executor, capabilities, attempts }: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(joinAsGuest, async call => {
      const meetingId = await behindCode({ attempts, capabilities }, call.caller.ip, call.params.code)
      if (meetingId === undefined) return invalid()
      await takeEntry(attempts, call.caller.ip, meetingId)
      const { state } = await executor.load(meetingAggregate, meetingId)
      if (!isThere(state) || (await isArchived(executor, state.organizationId))) return invalid()
      const guestId = derivedId(call.commandId, 'guest')
      const people = state.plan.participants.map(({ userId }) => nameOf(executor, userId))
      const participantNames = (await Promise.all(people)).filter(name => name !== '')
      const command = { type: 'JoinAsGuest' as const, guestId, name: call.body.name, participantNames }
      const context = visitorContext(call, state.organizationId)
      const done = await executor.execute(meetingAggregate, meetingId, { command: () => command }, context)
      return isRefusal(done) ? done : { answer: { join_url: roomPath(meetingId) }, position: done.position }
    }),
  ]
}

/** The same for a code that never was and one whose session is over. */
const invalid = () => refuse('meeting.invalid_url', {}, { kind: 'missing' })

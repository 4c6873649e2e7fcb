// Commands on who takes part: changes of the plan that leave everything else as it stands, on whatever state they meet.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { entryProblem } from '@practicum/shared/features/live-sessions/live-sessions.entry'
import type { Meeting, MeetingState, Person } from '@practicum/shared/features/live-sessions/meeting.state'
import { addParticipants, removeParticipant } from '@practicum/shared/features/live-sessions/participants.contract'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { positionsOf } from '../people/people.lookup'
import { meetingAggregate, unseen } from './live-sessions.aggregate'
import { addable, eachOnce, personOf } from './live-sessions.planning'

export function participantRoutes({ executor }: Pick<CommandServices, 'executor'>): readonly CommandBinding[] {
  const change = (call: CommandCall<{ id: string }>, participants: (now: readonly Person[]) => readonly Person[]) => {
    const { userId, positionId } = call.principal
    const command = (state: MeetingState) => {
      const refused = entryProblem(call.principal) ?? unseen(call.principal, state)
      if (refused) return refused
      const { plan, scheduleType } = state as Meeting
      const by = { userId, positionId }
      const changed = { ...plan, participants: participants(plan.participants) }
      return { type: 'EditMeeting' as const, now: call.now, by, scheduleType, plan: changed }
    }
    return executor.execute(meetingAggregate, call.params.id, { command }, contextOf(call))
  }
  return [
    bindCommand(addParticipants, async call => {
      const { id } = call.params
      const people = call.body.users.map(personOf)
      const picked = await addable(executor, call, people)
      if (isRefusal(picked)) return picked
      const done = await change(call, now => eachOnce([...now, ...people]))
      return replyOf(done, ({ version }) => ({ id, version }))
    }),
    bindCommand(removeParticipant, async call => {
      const { id, user } = call.params
      const held = await positionsOf(executor, user)
      const done = await change(call, now => now.filter(one => one.userId !== user && !held.has(one.positionId)))
      return replyOf(done, ({ version }) => ({ id, version }))
    }),
  ]
}

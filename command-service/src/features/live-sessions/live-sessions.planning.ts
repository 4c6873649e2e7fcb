// Commands that plan a session: a form becomes a new session, or changes one that has not started.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import type { BodyOf } from '@practicum/shared/contract/row'
import { creationProblem, entryProblem } from '@practicum/shared/features/live-sessions/live-sessions.entry'
import {
  meetingContent,
  meetingInvitation,
  meetingKind,
} from '@practicum/shared/features/live-sessions/live-sessions.fields'
import { formProblems } from '@practicum/shared/features/live-sessions/live-sessions.form'
import { meetingFacts, meetingPolicy } from '@practicum/shared/features/live-sessions/live-sessions.policy'
import { formOf, type WantedPlan } from '@practicum/shared/features/live-sessions/meeting.decider'
import type { Meeting, Person } from '@practicum/shared/features/live-sessions/meeting.state'
import { notHost } from '@practicum/shared/features/live-sessions/meeting.steps'
import { createMeeting, editMeeting } from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import { fromWire } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { allOrRefusal, isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type Executor, replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { pickedPerson } from '../people/people.lookup'
import { meetingAggregate, unseen } from './live-sessions.aggregate'
import { type CreateMeeting, holdMeeting } from './live-sessions.holding'

type Form = BodyOf<typeof createMeeting>

const PROVIDER = 'built_in' as const

export function planningRoutes(services: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(createMeeting, async call => {
      const command = await createCommand(services.executor, call)
      if (isRefusal(command)) return command
      const done = await holdMeeting(services, command, contextOf(call))
      const { meetingId: id, scheduleType } = command.data
      return replyOf(done, () => ({ id, status: scheduleType === 1 ? ('started' as const) : ('scheduled' as const) }))
    }),
    bindCommand(editMeeting, async call => {
      const { version: expectedVersion, ...form } = call.body
      const refused = await addable(services.executor, call, form.users.map(personOf))
      if (refused) return refused
      const { principal, now } = call
      const plan = planOf(form, form.users.map(personOf))
      const command = { type: 'EditMeeting' as const, now, by: self(principal), ...fromWire(meetingKind, form), plan }
      const request = { expectedVersion, command: unlessUnseen(principal, command) }
      const done = await services.executor.execute(meetingAggregate, call.params.id, request, contextOf(call))
      return replyOf(done, ({ version }) => ({ id: call.params.id, version }))
    }),
  ]
}

const self = ({ userId, positionId }: Principal): Person => ({ userId, positionId })
export const personOf = ({ id, position_id }: Form['users'][number]): Person => ({
  userId: id,
  positionId: position_id,
})

const unlessUnseen =
  <Command>(principal: Principal, command: Command) =>
  (state: Parameters<typeof unseen>[1]): Command | Refusal =>
    unseen(principal, state) ?? command

/** Checks the form before it looks anybody up: a refused one costs nothing. */
async function createCommand(executor: Executor, call: CommandCall<unknown, Form>): Promise<CreateMeeting | Refusal> {
  const { principal, body, now } = call
  const host = self(principal)
  const plan = planOf(body, [host, ...body.users.map(personOf)])
  const fixed = { ...fromWire(meetingKind, body), provider: PROVIDER }
  const problem = creationProblem(principal) ?? formProblems(formOf(plan, fixed), now)[0]
  if (problem) return problem
  const others = plan.participants.filter(({ positionId }) => positionId !== host.positionId)
  const picked = await everybody(executor, principal, others)
  if (isRefusal(picked)) return picked
  return {
    type: 'CreateMeeting',
    now,
    data: {
      ...plan,
      ...fixed,
      meetingId: derivedId(call.commandId, 'meeting'),
      organizationId: principal.organizationId,
      hostId: host.userId,
      hostPositionId: host.positionId,
    },
  }
}

/** Whoever is in the session already may stay; only those who are added have to be within the host's reach. */
export async function addable(
  executor: Executor,
  { principal, params }: CommandCall<{ id: string }>,
  people: readonly Person[],
): Promise<Refusal | undefined> {
  const { state } = await executor.load(meetingAggregate, params.id)
  const refused = entryProblem(principal) ?? unseen(principal, state)
  if (refused) return refused
  const { plan } = state as Meeting
  if (!allows(meetingPolicy.host, principal, meetingFacts(state as Meeting))) return notHost()
  const known = new Set(plan.participants.map(({ positionId }) => positionId))
  const added = people.filter(({ positionId }) => !known.has(positionId))
  const picked = await everybody(executor, principal, added)
  return isRefusal(picked) ? picked : undefined
}

async function everybody(executor: Executor, principal: Principal, people: readonly Person[]) {
  const found = people.map(({ userId, positionId }) =>
    pickedPerson(executor, principal, { id: userId, position_id: positionId }),
  )
  return allOrRefusal(await Promise.all(found))
}

/** Each position once. */
function planOf(form: Form, people: readonly Person[]): WantedPlan {
  return {
    ...fromWire(meetingContent, form),
    ...fromWire(meetingInvitation, form),
    participants: [...new Map(people.map(person => [person.positionId, person])).values()],
  }
}

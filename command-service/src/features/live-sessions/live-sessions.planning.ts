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
import { formOf, type MeetingCommand, type WantedPlan } from '@practicum/shared/features/live-sessions/meeting.decider'
import type { Meeting, MeetingState, Person } from '@practicum/shared/features/live-sessions/meeting.state'
import { notHost } from '@practicum/shared/features/live-sessions/meeting.steps'
import { createMeeting, editMeeting } from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import { changesFromWire, fromWire } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { allOrRefusal, isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type Executor, replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { pickedPerson } from '../people/people.lookup'
import { meetingAggregate, unseen } from './live-sessions.aggregate'
import { type CreateMeeting, holdMeeting } from './live-sessions.holding'

type Form = BodyOf<typeof createMeeting>
type EditForm = Omit<BodyOf<typeof editMeeting>, 'version'>

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
      const refused = await addable(services.executor, call, (form.users ?? []).map(personOf))
      if (refused) return refused
      const request = { expectedVersion, command: editCommand(call, form) }
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

/** What the form leaves out stays. */
const editCommand =
  ({ principal, now }: CommandCall<unknown, unknown>, { users, ...form }: EditForm) =>
  (state: MeetingState): MeetingCommand | Refusal => {
    const refused = unseen(principal, state)
    if (refused) return refused
    const { plan, scheduleType } = state as Meeting
    const fixed = { scheduleType, ...changesFromWire(meetingKind, form) }
    const changes = { ...changesFromWire(meetingContent, form), ...changesFromWire(meetingInvitation, form) }
    const participants = users ? eachOnce(users.map(personOf)) : plan.participants
    const changed = { ...plan, ...changes, participants }
    return { type: 'EditMeeting', now, by: self(principal), ...fixed, plan: changed }
  }

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

function planOf(form: Form, people: readonly Person[]): WantedPlan {
  return {
    ...fromWire(meetingContent, form),
    ...fromWire(meetingInvitation, form),
    participants: eachOnce(people),
  }
}

/** Each position once. */
export const eachOnce = (people: readonly Person[]): readonly Person[] => [
  ...new Map(people.map(person => [person.positionId, person])).values(),
]

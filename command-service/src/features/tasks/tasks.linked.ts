// Looks up what a task is to be about, from its own stream: it must exist in the organization, be published, and be the caller's to hand on.
import type { Principal } from '@practicum/shared/access/principal'
import { ceCourseDecider } from '@practicum/shared/features/ce-courses/ce-courses.decider'
import { ceCourseEvents } from '@practicum/shared/features/ce-courses/ce-courses.events'
import { formDecider } from '@practicum/shared/features/forms/forms.decider'
import { formEvents } from '@practicum/shared/features/forms/forms.events'
import { meetingDecider } from '@practicum/shared/features/live-sessions/meeting.decider'
import { meetingEvents } from '@practicum/shared/features/live-sessions/meeting.events'
import { isParticipant, isThere } from '@practicum/shared/features/live-sessions/meeting.state'
import type { Linked } from '@practicum/shared/features/tasks/tasks.linked'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { Executor } from '../../execution/executor'

export interface Assignable {
  readonly assignable_type?: Linked['type'] | null | undefined
  readonly assignable_id?: string | null | undefined
}

type LookUp = (executor: Executor, principal: Principal, id: string) => Promise<Linked | undefined>

/** null: about nothing but itself. A missing id of a form is told by the rules of the task form. */
export async function linkedOf(
  executor: Executor,
  principal: Principal,
  { assignable_type: type, assignable_id: id }: Assignable,
): Promise<Linked | null | Refusal> {
  if (!id && (!type || type === 'Form')) return null
  const found = type && id ? await LOOK_UPS[type](executor, principal, id) : undefined
  return found ?? refuse('task.assignable_unknown', {}, { field: 'assignable_id' })
}

const form: LookUp = async (executor, { organizationId }, id) => {
  const { state } = await executor.load({ catalog: formEvents, decider: formDecider }, id)
  if (state.status !== 'published' || state.organizationId !== organizationId) return undefined
  const { name, submitterRoles, formType } = state
  return formType === 'evaluation' ? { type: 'Form', id, name, submitterRoles } : undefined
}

const course: LookUp = async (executor, { organizationId }, id) => {
  const { state } = await executor.load({ catalog: ceCourseEvents, decider: ceCourseDecider }, id)
  return state?.organizationId === organizationId ? { type: 'CeCourse', id } : undefined
}

/** Whoever takes part may ask others for something about it. */
const meeting: LookUp = async (executor, { organizationId, positionId }, id) => {
  const { state } = await executor.load({ catalog: meetingEvents, decider: meetingDecider }, id)
  if (!isThere(state) || state.organizationId !== organizationId) return undefined
  const takesPart = state.host.positionId === positionId || isParticipant(state, positionId)
  return takesPart ? { type: 'Meeting', id } : undefined
}

const LOOK_UPS: Readonly<Record<Linked['type'], LookUp>> = { Form: form, CeCourse: course, Meeting: meeting }

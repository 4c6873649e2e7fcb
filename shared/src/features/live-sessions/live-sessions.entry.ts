// Who may use live sessions at all: asked by the browser before it offers them, and by every command and check that uses one.
import type { Principal } from '../../access/principal'
import { type Refusal, refuse } from '../../kernel/refusal'

type Asking = Pick<Principal, 'acting' | 'hipaaCompleted' | 'accountLimited' | 'positionStatus' | 'liveSessionsAllowed'>

const forbidden = (code: string): Refusal => refuse(code, {}, { kind: 'forbidden' })

/** Only trainees take the HIPAA course here; everybody else counts as having it. */
export function entryProblem(person: Asking): Refusal | undefined {
  if (!person.liveSessionsAllowed) return forbidden('meeting.not_allowed')
  if (person.acting === 'trainee' && !person.hipaaCompleted) return forbidden('meeting.hipaa_required')
  return person.accountLimited ? forbidden('meeting.access_pass_required') : undefined
}

export function creationProblem(person: Asking): Refusal | undefined {
  const inactive = person.acting === 'trainee' && person.positionStatus !== 'active'
  return entryProblem(person) ?? (inactive ? forbidden('meeting.position_inactive') : undefined)
}

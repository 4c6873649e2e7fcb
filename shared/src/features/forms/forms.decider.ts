// The rules of forms in this cut: a form has a name and submitters, and is published or not.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { type Refusal, refuse } from '../../kernel/refusal'
import type { FormStatus } from './forms.contract'
import type { FormEvent } from './forms.events'

type Drafted = Extract<FormEvent, { type: 'FormDrafted' }>['data']

export type FormCommand = { readonly type: 'DraftForm'; readonly data: Drafted } | { readonly type: 'PublishForm' }

export type FormState = { readonly status: 'unknown' } | (Drafted & { readonly status: FormStatus })

export const formDecider: Decider<FormCommand, FormState, FormEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'DraftForm') return draft(command.data, state)
    return state.status === 'unknown' ? refuse('not_found', {}, { kind: 'missing' }) : publish(state)
  },
  evolve(state, event) {
    if (event.type === 'FormDrafted') return { ...event.data, status: 'draft' }
    if (state.status === 'unknown') return state
    switch (event.type) {
      case 'FormPublished':
        return { ...state, status: 'published' }
      case 'FormUnpublished':
        return { ...state, status: 'draft' }
      default:
        return assertNever(event)
    }
  },
}

function draft(data: Drafted, state: FormState): Decision<FormEvent> {
  if (state.status !== 'unknown') return []
  return draftProblem(data) ?? [{ type: 'FormDrafted', data }]
}

function draftProblem({ name, submitterRoles }: Drafted): Refusal | undefined {
  if (name.trim() === '') return refuse('form.name_required', {}, { field: 'name' })
  return submitterRoles.length === 0 ? refuse('form.submitters_required', {}, { field: 'submitter_roles' }) : undefined
}

/** Asking for what already is changes nothing. */
function publish({ status, formId }: Exclude<FormState, { status: 'unknown' }>): Decision<FormEvent> {
  return status === 'published' ? [] : [{ type: 'FormPublished', data: { formId } }]
}

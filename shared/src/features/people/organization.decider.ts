// The rules of organizations, and of holding an email address.
import { assertNever, type Decider } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { EmailEvent, OrganizationEvent } from './organization.events'

export type OrganizationState =
  | { readonly status: 'unknown' }
  | { readonly status: 'active'; readonly id: string; readonly enableStrongerPasswords: boolean }

export type OrganizationCommand = { readonly type: 'FoundOrganization' } & Extract<
  OrganizationEvent,
  { type: 'OrganizationFounded' }
>['data']

export const organizationDecider: Decider<OrganizationCommand, OrganizationState, OrganizationEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide({ type: _type, ...data }, state) {
    return state.status === 'unknown' ? [{ type: 'OrganizationFounded', data }] : refuse('organization.exists')
  },
  evolve(state, event) {
    switch (event.type) {
      case 'OrganizationFounded':
        return {
          status: 'active',
          id: event.data.organizationId,
          enableStrongerPasswords: event.data.settings.enableStrongerPasswords,
        }
      case 'WelcomeDismissed':
        return state
      default:
        return assertNever(event)
    }
  },
}

export interface EmailState {
  readonly heldBy: string | undefined
}

/** The first to reserve an address keeps it; reserving it again for the same user changes nothing. */
export const emailDecider: Decider<{ readonly userId: string }, EmailState, EmailEvent> = {
  initialState: () => ({ heldBy: undefined }),
  decide({ userId }, { heldBy }) {
    if (heldBy === undefined) return [{ type: 'EmailReserved', data: { userId } }]
    return heldBy === userId ? [] : refuse('user.email_taken', {}, { field: 'email' })
  },
  evolve: (_state, event) => ({ heldBy: event.data.userId }),
}

// Whose password it is to be: what must not stand in it, and what their organizations ask for. From their own streams, which no read model makes late.
import type { PasswordOwner, PasswordPolicy } from '@practicum/shared/features/passwords/password-rules'
import type { UserState } from '@practicum/shared/features/people/user.state'
import type { Executor } from '../../execution/executor'
import { organizationAggregate, userAggregate } from '../people/people.aggregates'

export interface KnownOwner extends PasswordOwner {
  readonly policy: PasswordPolicy
}

export const NOBODY: KnownOwner = { policy: 'normal' }

/** Of somebody who was erased, or never was, nothing is known. */
export async function ownerOf(executor: Executor, userId: string): Promise<KnownOwner> {
  const { state, events } = await executor.loadWhole(userAggregate, userId)
  if (state.status === 'unknown' || state.status === 'erased') return NOBODY
  const last = (field: string): string => {
    const said = events.findLast(({ data }) => field in data)?.data[field]
    return typeof said === 'string' ? said : ''
  }
  return {
    email: last('email'),
    names: [last('firstName'), last('lastName')],
    policy: await policyOf(executor, state),
  }
}

type Known = Exclude<UserState, { status: 'unknown' } | { status: 'erased' }>

/** The strictest of those whom they belong to. */
async function policyOf(executor: Executor, { positions }: Known): Promise<PasswordPolicy> {
  const open = positions.filter(({ status }) => status !== 'archived')
  const ids = [...new Set(open.map(({ organizationId }) => organizationId))]
  const loaded = await Promise.all(ids.map(id => executor.load(organizationAggregate, id)))
  const isStronger = loaded.some(({ state }) => state.status === 'active' && state.settings.enableStrongerPasswords)
  return isStronger ? 'extra_strong' : 'normal'
}

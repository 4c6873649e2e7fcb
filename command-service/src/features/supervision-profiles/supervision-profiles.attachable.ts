// Documents of a supervision profile: added and taken off by the person alone, seen by those who see the profile.
import { allows } from '@practicum/shared/access/policy'
import { supervisionProfilePolicy } from '@practicum/shared/features/supervision-profiles/supervision-profiles.policy'
import { refuse } from '@practicum/shared/kernel/refusal'
import type { Attachable } from '../../execution/feature'
import { userAggregate } from '../people/people.aggregates'

export const supervisionProfileAttachable: Attachable = {
  // Its stream bears the id of its person.
  endedBy: ['SubjectErased'],
  async authorize({ executor, principal, id }, wanted) {
    const missing = refuse('not_found', {}, { kind: 'missing' })
    const { state } = await executor.load(userAggregate, id)
    if (!('positions' in state)) return missing
    const position = state.positions.map(({ organizationId, role, status: positionStatus }) => ({
      ...{ userId: id, organizationId, role, positionStatus },
    }))
    if (!allows(supervisionProfilePolicy.see, principal, { userId: id, position })) return missing
    if (wanted === 'see') return undefined
    const hasOne = ['supervisor', 'faculty'].includes(principal.acting)
    const isOwn = allows(supervisionProfilePolicy.oneself, principal, { userId: id })
    return isOwn && hasOne ? undefined : refuse('forbidden', {}, { kind: 'forbidden' })
  },
}

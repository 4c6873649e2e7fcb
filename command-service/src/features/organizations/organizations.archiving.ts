// Archiving organizations and restoring them: in force with the answer, and followed by their positions one after the other.
import { bindCommand, type CommandBinding } from '@practicum/infra/http/bindings'
import { allows } from '@practicum/shared/access/policy'
import type {
  FollowingCandidates,
  FollowingPosition,
} from '@practicum/shared/features/organizations/archiving.candidates'
import {
  archiveOrganization,
  deleteOrganization,
  restoreOrganization,
} from '@practicum/shared/features/organizations/archiving.contract'
import { organizationPolicy } from '@practicum/shared/features/people/people.policy'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf, systemContext } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { eachAlone, type Schedule } from '../../reactions/schedules'
import { organizationAggregate, userAggregate } from '../people/people.aggregates'
import { shown } from './organizations.changing'

/** Whoever archived the one they work from could not restore it. */
const own = (): Refusal => refuse('organization.own', {}, { kind: 'conflict' })

export function archivingRoutes(services: CommandServices): readonly CommandBinding[] {
  const { executor } = services
  return [
    bindCommand(archiveOrganization, async call => {
      const { id } = call.params
      if (allows(organizationPolicy.current, call.principal, { organizationId: id, position: [] })) return own()
      const request = { command: () => ({ type: 'ArchiveOrganization' as const }) }
      return shown(services, id, await executor.execute(organizationAggregate, id, request, contextOf(call)))
    }),
    bindCommand(restoreOrganization, async call => {
      const { id } = call.params
      const request = { command: () => ({ type: 'RestoreOrganization' as const }) }
      return shown(services, id, await executor.execute(organizationAggregate, id, request, contextOf(call)))
    }),
    bindCommand(deleteOrganization, async call => {
      const { id } = call.params
      const used = await services.admissions.isUsed(id)
      const request = { command: () => ({ type: 'DeleteOrganization' as const, used }) }
      return replyOf(await executor.execute(organizationAggregate, id, request, contextOf(call)), () => ({}))
    }),
  ]
}

type Services = Pick<CommandServices, 'executor'>

/**
 * What is to be done is what is not so yet: whichever instance comes next goes on there, and what was done at the same time by somebody else is
 * left alone. A position that was given while its organization was archived follows it too.
 */
export const followingSchedule = (services: Services, candidates: FollowingCandidates): Schedule => ({
  name: 'organizations-followed',
  cron: '*/2 * * * * *',
  atStart: true,
  async run(now, stopped) {
    let last: string | undefined
    for (;;) {
      const found = await candidates.after(last)
      last = found.at(-1)?.positionId
      if (last === undefined || stopped?.aborted) return
      await eachAlone(found.map(one => async () => (stopped?.aborted ? undefined : follow(services, one, now))))
    }
  },
})

/** Somebody who was erased meanwhile holds nothing that could follow. */
async function follow({ executor }: Services, position: FollowingPosition, now: Date): Promise<void> {
  const { positionId, userId, organizationId, to, turn } = position
  const type = to === 'end' ? ('EndWithOrganization' as const) : ('ReturnWithOrganization' as const)
  const context = systemContext(`follow-${organizationId}-${turn}-${positionId}`, now, organizationId)
  const { state } = await executor.load(organizationAggregate, organizationId)
  // The read model is late, and it stands otherwise by now.
  if (state.status !== (to === 'end' ? 'archived' : 'active')) return
  const done = await executor.execute(userAggregate, userId, { command: () => ({ type, positionId }) }, context)
  if (isRefusal(done) && done.kind !== 'missing') throw new Error(`${positionId} does not follow: ${done.code}`)
}

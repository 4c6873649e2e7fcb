// What becomes of the contracts with a site that was deleted: they are removed with their documents.
import type { Position } from '@practicum/infra/event-store/port'
import type { SiteLookUps } from '@practicum/shared/features/supervision-sites/site-contracts.candidates'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { reactionTo } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import type { Reaction } from '../../reactions/reaction'
import { siteContractAggregate } from './site-contracts.aggregate'

type Services = Pick<CommandServices, 'executor' | 'waitUntilProjected'>

export const siteContractReactions = (
  { executor, waitUntilProjected }: Services,
  { contracts }: Pick<SiteLookUps, 'contracts'>,
): readonly Reaction[] => [
  {
    name: 'remove-contracts-of-deleted-sites',
    on: ['SiteDeleted'],
    async handle(event) {
      await waitUntilProjected(['site_contract'], event.position as Position)
      for (const id of await contracts.ofSite(event.entityId)) {
        const context = reactionTo(event, `contract-${id}`, new Date(event.meta.occurredAt))
        const request = { command: () => ({ type: 'RemoveContract' as const }) }
        const done = await executor.execute(siteContractAggregate, id, request, context)
        if (isRefusal(done) && done.kind !== 'missing') throw new Error(`${id} is not removed: ${done.code}`)
      }
    },
  },
]

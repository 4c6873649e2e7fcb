// Commands of the periods for which a site publishes its places, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import {
  changeSiteSlot,
  publishSiteSlot,
  removeSiteSlot,
} from '@practicum/shared/features/supervision-sites/site-slots.contract'
import type { SiteSlotCommand, SiteSlotsState } from '@practicum/shared/features/supervision-sites/site-slots.decider'
import { slotContent } from '@practicum/shared/features/supervision-sites/site-slots.fields'
import type { SiteState } from '@practicum/shared/features/supervision-sites/supervision-sites.state'
import { fromWire } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type Executor, replyOf } from '../../execution/executor'
import { executeOnSlot } from '../placements/placements.places'
import { siteSlotsOf } from './site-slots.aggregate'
import { authorize, siteAggregate } from './supervision-sites.aggregate'

type SlotCommand = Extract<SiteSlotCommand, { readonly slotId: string }>

export function siteSlotRoutes(executor: Executor): readonly CommandBinding[] {
  const run = async <Answer>(
    call: CommandCall<{ id: string }>,
    command: SlotCommand,
    answerOf: (state: SiteSlotsState) => Answer,
  ) => {
    const { state: site }: { readonly state: SiteState } = await executor.load(siteAggregate, call.params.id)
    const refused = authorize(call.principal, site)
    if (refused) return refused
    if (site.status === 'unknown') return refuse('not_found', {}, { kind: 'missing' })
    const context = contextOf(call)
    const execute = () => executor.execute(siteSlotsOf(site), site.siteId, { command: () => command }, context)
    const done = await executeOnSlot(executor, command, execute, context)
    return replyOf(done, ({ state }) => answerOf(state))
  }
  return [
    bindCommand(publishSiteSlot, call => {
      const slotId = derivedId(call.commandId, 'site slot')
      const { organizationId } = call.principal
      const of = { siteId: call.params.id, slotId, organizationId }
      return run(call, { type: 'PublishSlot', ...of, ...fromWire(slotContent, call.body) }, written(slotId))
    }),
    bindCommand(changeSiteSlot, call => {
      const { id: siteId, slot_id: slotId } = call.params
      const { version, ...said } = call.body
      return run(call, { type: 'ChangeSlot', siteId, slotId, version, ...fromWire(slotContent, said) }, written(slotId))
    }),
    bindCommand(removeSiteSlot, call => {
      const { id: siteId, slot_id: slotId } = call.params
      return run(call, { type: 'RemoveSlot', siteId, slotId }, () => ({}))
    }),
  ]
}

const written = (id: string) => (state: SiteSlotsState) => ({
  id,
  version: state.slots.find(({ slotId }) => slotId === id)?.version ?? 0,
})

// Commands of the periods for which a site publishes its places, bound to their contract rows.
import type { Position } from '@practicum/infra/event-store/port'
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
import { isRefusal, refuse } from '@practicum/shared/kernel/refusal'
import { type CommandContext, contextOf } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { executeOnSlot, settlePlaces } from '../placements/placements.places'
import { siteSlotsOf } from './site-slots.aggregate'
import { authorize, siteAggregate } from './supervision-sites.aggregate'

type SlotCommand = Extract<SiteSlotCommand, { readonly slotId: string }>

type Services = Pick<CommandServices, 'executor' | 'trainingLookUps' | 'waitUntilProjected'>

export function siteSlotRoutes(services: Services): readonly CommandBinding[] {
  const { executor } = services
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
    if (command.type === 'PublishSlot' && !isRefusal(done)) await bringIn(services, site.siteId, done.position, context)
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

/** So many enter before the answer; the reaction brings in the others. */
const AT_ONCE = 100

/** Those that are there already count from the answer on. */
async function bringIn(
  { executor, trainingLookUps, waitUntilProjected }: Services,
  siteId: string,
  position: Position | undefined,
  context: CommandContext,
): Promise<void> {
  const isShown = await waitUntilProjected(['placement'], position).then(
    () => true,
    () => false,
  )
  if (!isShown) return
  await settlePlaces(executor, await trainingLookUps.placedAt(siteId, AT_ONCE), context)
}

const written = (id: string) => (state: SiteSlotsState) => ({
  id,
  version: state.slots.find(({ slotId }) => slotId === id)?.version ?? 0,
})

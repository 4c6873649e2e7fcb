// Sites that come to be otherwise than by their form: for the demonstration, and what is taken over from elsewhere.
import type { SiteEvent } from '@practicum/shared/features/supervision-sites/supervision-sites.events'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import type { CommandContext } from '../../execution/context'
import { executeHolding } from '../../execution/holding'
import type { CommandServices } from '../../execution/ports'
import { sitesNamed } from './supervision-sites.aggregate'

export type NewSite = Omit<Extract<SiteEvent, { type: 'SiteAdded' }>['data'], 'siteId'>

/** Answers the id; the same context adds the same site. */
export async function seedSite(
  { executor }: Pick<CommandServices, 'executor'>,
  site: NewSite,
  context: CommandContext,
): Promise<string | Refusal> {
  const id = derivedId(context.commandId, 'site')
  const request = { command: () => ({ type: 'AddSite' as const, data: { siteId: id, ...site } }) }
  const done = await executeHolding(executor, sitesNamed, { id, request, context })
  return isRefusal(done) ? done : id
}

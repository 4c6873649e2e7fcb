// Who is told about supervision sites: coordinators of what is proposed, whoever added one of what was decided about it.
import type { Notice, RecipientRule } from '../../reactions/notifying'
import { siteAggregate } from './supervision-sites.aggregate'

const toCreator =
  (kind: string): RecipientRule =>
  async (event, executor): Promise<Notice | undefined> => {
    const { state } = await executor.loadAfter(siteAggregate, event)
    return state.status === 'unknown' || !state.creator ? undefined : { kind, to: [state.creator] }
  }

/** What a coordinator has added, and what was decided meanwhile, waits for nobody. */
const proposed: RecipientRule = async (event, executor, find) => {
  const { state } = await executor.loadAfter(siteAggregate, event)
  if (state.status !== 'pending') return undefined
  return { kind: 'site.proposed', to: await find.coordinators(state.organizationId) }
}

export const siteRecipients: Readonly<Record<string, RecipientRule>> = {
  SiteAdded: proposed,
  SiteApproved: toCreator('site.approved'),
  SiteRejected: toCreator('site.rejected'),
}

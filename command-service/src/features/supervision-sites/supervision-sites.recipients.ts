// Who is told about supervision sites: whoever added one, of what was decided about it.
import type { Notice, RecipientRule } from '../../reactions/notifying'
import { siteAggregate } from './supervision-sites.aggregate'

const toCreator =
  (kind: string): RecipientRule =>
  async (event, executor): Promise<Notice | undefined> => {
    const { state } = await executor.loadAfter(siteAggregate, event)
    return state.status === 'unknown' || !state.creator ? undefined : { kind, to: [state.creator] }
  }

export const siteRecipients: Readonly<Record<string, RecipientRule>> = {
  SiteApproved: toCreator('site.approved'),
  SiteRejected: toCreator('site.rejected'),
}

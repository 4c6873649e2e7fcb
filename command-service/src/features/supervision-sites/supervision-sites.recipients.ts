// Who is told about supervision sites: whoever added one, of what was decided about it, and whoever waits for no place any more.
import type { SiteSlotEvent } from '@practicum/shared/features/supervision-sites/site-slots.events'
import type { Notice, RecipientRule } from '../../reactions/notifying'
import { siteAggregate } from './supervision-sites.aggregate'

type WaitingEnded = Extract<SiteSlotEvent, { type: 'SiteWaitingEnded' }>['data']

const toCreator =
  (kind: string): RecipientRule =>
  async (event, executor): Promise<Notice | undefined> => {
    const { state } = await executor.loadAfter(siteAggregate, event)
    return state.status === 'unknown' || !state.creator ? undefined : { kind, to: [state.creator] }
  }

export const siteRecipients: Readonly<Record<string, RecipientRule>> = {
  SiteApproved: toCreator('site.approved'),
  SiteRejected: toCreator('site.rejected'),
  SiteWaitingEnded: async event => ({
    kind: 'site.waiting_ended',
    to: [(event.data as WaitingEnded).trainee],
  }),
}

// Who is told about contracts with sites: those who coordinate, before one ends.
import type { SiteContractEvent } from '@practicum/shared/features/supervision-sites/site-contracts.events'
import type { RecipientRule } from '../../reactions/notifying'
import { siteContractAggregate } from './site-contracts.aggregate'

type Reminded = Extract<SiteContractEvent, { type: 'SiteContractReminded' }>['data']

/** It leads to the site, on whose page all of them stand. */
const ending: RecipientRule = async (event, executor, find) => {
  const { state } = await executor.load(siteContractAggregate, event.entityId)
  if (state.status !== 'kept') return undefined
  const kind = (event.data as Reminded).days === 0 ? 'site.contract_ended' : 'site.contract_ending'
  return { kind, about: state.siteId, to: await find.coordinators(state.organizationId) }
}

export const siteContractRecipients: Readonly<Record<string, RecipientRule>> = { SiteContractReminded: ending }

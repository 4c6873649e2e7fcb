// The documents of a contract with a site: sent, seen and taken off by those who coordinate; they go with it.
import type { Attachable } from '../../execution/feature'
import { mayChangeContract, siteContractAggregate } from './site-contracts.aggregate'

export const siteContractAttachable: Attachable = {
  endedBy: ['SiteContractRemoved'],
  async authorize({ executor, principal, id }) {
    const { state } = await executor.load(siteContractAggregate, id)
    return mayChangeContract(principal, state)
  },
}

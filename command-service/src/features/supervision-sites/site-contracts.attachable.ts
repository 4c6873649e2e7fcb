// The documents of a contract with a site: sent, seen and withdrawn by those who coordinate. They were signed: they stay on record, also where the contract is removed.
import type { Attachable } from '../../execution/feature'
import { mayChangeContract, siteContractAggregate } from './site-contracts.aggregate'

export const siteContractAttachable: Attachable = {
  signed: true,
  endedBy: ['SiteContractRemoved'],
  async authorize({ executor, principal, id }) {
    const { state } = await executor.load(siteContractAggregate, id)
    return mayChangeContract(principal, state)
  },
}

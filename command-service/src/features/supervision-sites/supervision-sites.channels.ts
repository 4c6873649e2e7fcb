// The private channel of the page of a site: for everybody who sees the site.
import { allows } from '@practicum/shared/access/policy'
import { room } from '@practicum/shared/access/rooms'
import { sitePolicy } from '@practicum/shared/features/supervision-sites/supervision-sites.policy'
import { siteFacts } from '@practicum/shared/features/supervision-sites/supervision-sites.state'
import type { FeatureChannel } from '../../execution/feature'
import type { CommandServices } from '../../execution/ports'
import { siteAggregate } from './supervision-sites.aggregate'

const CHANNEL = /^private-site-([0-9a-f-]{36})$/

export const siteChannel =
  ({ executor }: Pick<CommandServices, 'executor'>): FeatureChannel =>
  async (channel, principal) => {
    const [, id] = CHANNEL.exec(channel) ?? []
    if (id === undefined) return undefined
    const { state } = await executor.load(siteAggregate, id)
    if (state.status === 'unknown' || state.status === 'deleted') return undefined
    return allows(sitePolicy.see, principal, siteFacts(state)) ? [room.site(id)] : undefined
  }

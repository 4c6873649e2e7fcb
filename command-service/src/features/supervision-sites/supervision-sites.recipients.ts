// Who is told about supervision sites: coordinators of what is proposed and of what its own people change, whoever added one of what was decided about it, coordinators and its supervisors before one expires.
import { mayEnter } from '@practicum/shared/access/roles'
import type { SiteEvent } from '@practicum/shared/features/supervision-sites/supervision-sites.events'
import type { Executor } from '../../execution/executor'
import type { Notice, Recipient, RecipientRule } from '../../reactions/notifying'
import { userAggregate } from '../people/people.aggregates'
import { accountOf } from '../people/people.lookup'
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

/** By one of its supervisors: those who coordinate know of what they change themselves. */
const edited: RecipientRule = async (event, executor, find) => {
  const { state } = await executor.loadAfter(siteAggregate, event)
  if (state.status === 'unknown' || state.status === 'deleted') return undefined
  const { userId, positionId } = event.meta.actor
  const isOwn = positionId !== undefined && (await positionOf(executor, { userId, positionId }))?.role === 'supervisor'
  return isOwn ? { kind: 'site.edited', to: await find.coordinators(state.organizationId) } : undefined
}

type Reminded = Extract<SiteEvent, { type: 'SiteExpiryReminded' }>['data']

const expiring: RecipientRule = async (event, executor, find) => {
  const { state } = await executor.loadAfter(siteAggregate, event)
  if (state.status !== 'approved') return undefined
  const kind = (event.data as Reminded).days === 0 ? 'site.expired' : 'site.expiring'
  const supervisors = await stillThere(executor, state.supervisors)
  return { kind, to: [...(await find.coordinators(state.organizationId)), ...supervisors] }
}

/** From their own streams: a site names its supervisors also when they have left. */
async function stillThere(executor: Executor, people: readonly Recipient[]): Promise<readonly Recipient[]> {
  const found = await Promise.all(
    people.map(async person => ((await positionOf(executor, person))?.status === 'active' ? [person] : [])),
  )
  return found.flat()
}

/** Undefined where they do not come any more. */
async function positionOf(executor: Executor, person: Recipient) {
  const { state } = await executor.load(userAggregate, await accountOf(executor, person))
  if (!('positions' in state && mayEnter(state.status))) return undefined
  return state.positions.find(({ id }) => id === person.positionId)
}

export const siteRecipients: Readonly<Record<string, RecipientRule>> = {
  SiteAdded: proposed,
  SiteProposedAgain: proposed,
  SiteEdited: edited,
  SiteExpiryReminded: expiring,
  SiteApproved: toCreator('site.approved'),
  SiteRejected: toCreator('site.rejected'),
}

// Adding and editing supervision sites: what is filled in is held against the places that there are, and against the sites that there are.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { refuseAll } from '@practicum/infra/http/invalid-input'
import type { Principal } from '@practicum/shared/access/principal'
import type { BodyOf } from '@practicum/shared/contract/row'
import { statesOf } from '@practicum/shared/features/countries/country-data'
import { addSite, editSite } from '@practicum/shared/features/supervision-sites/changing.contract'
import { checkSite } from '@practicum/shared/features/supervision-sites/checking.contract'
import { siteDetails } from '@practicum/shared/features/supervision-sites/site-details.fields'
import { siteNameId } from '@practicum/shared/features/supervision-sites/site-names.events'
import type { SiteCommand } from '@practicum/shared/features/supervision-sites/supervision-sites.decider'
import { siteOf, siteRefusals } from '@practicum/shared/features/supervision-sites/supervision-sites.form'
import type { SiteDetails, SiteState } from '@practicum/shared/features/supervision-sites/supervision-sites.state'
import { fromWire } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type Executor, replyOf } from '../../execution/executor'
import { executeHolding, isHeld } from '../../execution/holding'
import { unsupportedCountry } from '../countries/country-support.aggregate'
import { refusedTags, tagsToCarry } from './site-tags.aggregate'
import { decides, mayEdit, siteAggregate, sitesNamed } from './supervision-sites.aggregate'

export function fillingRoutes(executor: Executor): readonly CommandBinding[] {
  return [
    bindCommand(checkSite, async call => {
      refuseAll(await wrongInSite(executor, call))
      return { answer: {} }
    }),
    bindCommand(addSite, async call => {
      const { tag_ids: tagIds = [], ...said } = call.body
      const refused = await refusedTags(executor, call.principal, tagIds, 'tag_ids')
      if (refused) return refused
      const details = await filledIn(executor, said)
      const id = derivedId(call.commandId, 'site')
      const request = { command: () => ({ ...adding(call, id, details), tagIds }) }
      const done = await executeHolding(executor, sitesNamed, { id, request, context: contextOf(call) })
      return replyOf(done, ({ version }) => ({ id, version }))
    }),
    bindCommand(editSite, async call => {
      const { id } = call.params
      const { version: expectedVersion, tag_ids: wanted, ...said } = call.body
      // Before it is said what is wrong with it: what is not theirs tells nothing.
      const { state } = await executor.load(siteAggregate, id)
      const unseen = mayEdit(call.principal, state)
      if (unseen) return unseen
      const own = !decides(call.principal, state)
      const tagIds = await tagsOfEdit(executor, call.principal, { wanted, own, state })
      if (isRefusal(tagIds)) return tagIds
      const before = state.status === 'unknown' ? '' : state.countryCode
      const command: SiteCommand = { type: 'EditSite', details: await filledIn(executor, said, before), tagIds, own }
      const checked = (now: SiteState) => mayEdit(call.principal, now) ?? command
      const work = { id, request: { command: checked, expectedVersion }, context: contextOf(call) }
      return replyOf(await executeHolding(executor, sitesNamed, work), ({ version }) => ({ id, version }))
    }),
  ]
}

interface EditedTags {
  /** Undefined: as they are. */
  readonly wanted: readonly string[] | undefined
  readonly own: boolean
  readonly state: SiteState
}

/** Its own people say nothing of tags, some of which they are not shown. */
async function tagsOfEdit(
  executor: Executor,
  principal: Principal,
  { wanted, own, state }: EditedTags,
): Promise<readonly string[] | undefined | Refusal> {
  if (!wanted) return undefined
  if (own) return refuse('forbidden', {}, { kind: 'forbidden' })
  const carried = state.status === 'unknown' ? [] : state.tagIds
  return tagsToCarry(executor, principal, { tagIds: wanted, carried })
}

async function wrongInSite(executor: Executor, { principal, body }: CommandCall<unknown, BodyOf<typeof checkSite>>) {
  const { tag_ids: tagIds = [], ...said } = body
  const unfit = [await refusedTags(executor, principal, tagIds, 'tag_ids'), ...(await unfitDetails(executor, said))]
  const details = detailsOf(said)
  const thing = siteNameId({ organizationId: principal.organizationId, ...details })
  const taken = (await isHeld(executor, sitesNamed, thing))
    ? refuse('site.duplicate', {}, { field: 'name' })
    : undefined
  return [...unfit, taken].filter(wrong => wrong !== undefined)
}

export type SaidDetails = Omit<BodyOf<typeof addSite>, 'tag_ids'>

/** Throws where something is wrong with it. */
async function filledIn(executor: Executor, said: SaidDetails, before = ''): Promise<SiteDetails> {
  refuseAll(await unfitDetails(executor, said, before))
  return detailsOf(said)
}

/** A site stays in a country that is not supported any more. */
export async function unfitDetails(executor: Executor, said: SaidDetails, before = ''): Promise<readonly Refusal[]> {
  const { country_code: country } = said
  const moves = country === before ? [] : await unsupportedCountry(executor, country)
  return [...siteRefusals(said, statesOf(country)), ...moves]
}

/** Of what holds. */
export const detailsOf = (said: SaidDetails): SiteDetails => siteOf(fromWire(siteDetails, said))

function adding(
  { principal }: CommandCall,
  siteId: string,
  details: SiteDetails,
): Extract<SiteCommand, { type: 'AddSite' }> {
  const { acting } = principal
  return { type: 'AddSite', data: { siteId, ...details, ...begunBy(principal, acting === 'coordinator') } }
}

/** What a supervisor adds waits for a coordinator, and is supervised by them. */
export const begunBy = (
  { userId, positionId, organizationId }: Pick<Principal, 'userId' | 'positionId' | 'organizationId'>,
  decides: boolean,
) => ({
  ...{ organizationId, creatorId: userId, creatorPositionId: positionId },
  ...{ status: decides ? ('approved' as const) : ('pending' as const), published: decides },
  supervisors: decides ? [] : [{ userId, positionId }],
})

// The aggregate of the tags of an organization: one stream, under the id of the organization, so that nobody reaches those of another.
import { audienceOf } from '@practicum/shared/access/audience'
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { type SiteTagsState, siteTagDecider } from '@practicum/shared/features/supervision-sites/site-tags.decider'
import { siteTagEvents } from '@practicum/shared/features/supervision-sites/site-tags.events'
import { siteTagPolicy } from '@practicum/shared/features/supervision-sites/site-tags.policy'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { Executor } from '../../execution/executor'

export const siteTagAggregate = { catalog: siteTagEvents, decider: siteTagDecider } as const

/** Whose open pages show something new; others see it when they look. */
export const siteTagsOf = (organizationId: string) => ({
  ...siteTagAggregate,
  audience: () => audienceOf(siteTagPolicy.manage, factsOf(organizationId)),
})

const factsOf = (organizationId: string) => ({ organizationId, coordinatorOnly: false })

export const managesTags = (principal: Principal): boolean =>
  allows(siteTagPolicy.manage, principal, factsOf(principal.organizationId))

/** Undefined where all of them are tags of the organization one works for, and one may say which sites carry them. */
export async function refusedTags(
  executor: Pick<Executor, 'load'>,
  principal: Principal,
  tagIds: readonly string[],
  field: string,
): Promise<Refusal | undefined> {
  const forbidden = forbiddenTags(principal, tagIds)
  if (forbidden || tagIds.length === 0) return forbidden
  return refusedAmong(await knownTags(executor, principal), tagIds, field)
}

/** What a site is to carry, or why not. One that it carries and that was deleted while its form was open is let go. */
export async function tagsToCarry(
  executor: Pick<Executor, 'load'>,
  principal: Principal,
  { tagIds, carried }: { readonly tagIds: readonly string[]; readonly carried: readonly string[] },
): Promise<Refusal | readonly string[]> {
  const known = await knownTags(executor, principal)
  const kept = tagIds.filter(tagId => known.has(tagId) || !carried.includes(tagId))
  return forbiddenTags(principal, kept) ?? refusedAmong(known, kept, 'tag_ids') ?? kept
}

const forbiddenTags = (principal: Principal, tagIds: readonly string[]): Refusal | undefined =>
  tagIds.length === 0 || managesTags(principal) ? undefined : refuse('forbidden', {}, { kind: 'forbidden' })

const refusedAmong = (known: ReadonlySet<string>, tagIds: readonly string[], field: string): Refusal | undefined =>
  tagIds.every(tagId => known.has(tagId)) ? undefined : refuse('site_tag.unknown', {}, { field })

async function knownTags(
  executor: Pick<Executor, 'load'>,
  { organizationId }: Principal,
): Promise<ReadonlySet<string>> {
  const { state }: { readonly state: SiteTagsState } = await executor.load(siteTagAggregate, organizationId)
  return new Set(state.tags.map(({ tagId }) => tagId))
}

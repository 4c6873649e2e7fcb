// Reads of the tags of supervision sites: the list, and those that sites carry, as far as their reader sees them.
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import type { Principal } from '@practicum/shared/access/principal'
import { listSiteTags } from '@practicum/shared/features/supervision-sites/site-tags.contract'
import { siteTagContent } from '@practicum/shared/features/supervision-sites/site-tags.fields'
import { siteTagPolicy } from '@practicum/shared/features/supervision-sites/site-tags.policy'
import type { SiteTagView } from '@practicum/shared/features/supervision-sites/site-tags.view'
import { part, queryRows, type StatementPart, selected } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'

const TAGS = 'read.site_tag g'
const IN_ORDER = 'order by g.sort_order, g.site_tag_id'
const CONTENT = `g.site_tag_id as id, ${selected(siteTagContent, 'g')}`

const seenTags = (principal: Principal) => scopeOf(siteTagPolicy.see, principal, 'g')

/** Those of these, in their order. */
export async function tagsShown(
  db: ScopedDb,
  principal: Principal,
  tagIds: readonly string[],
): Promise<readonly Omit<SiteTagView, 'order' | 'version'>[]> {
  if (tagIds.length === 0) return []
  const where = seenTags(principal).and('g.site_tag_id = any(?::uuid[])', [...new Set(tagIds)])
  return queryRows(db, where.select(CONTENT, TAGS, IN_ORDER))
}

/** Its id, where the reader sees it: what they do not see narrows a list to nothing, as an unknown one does. */
export const tagSeen = (principal: Principal, tagId: string): StatementPart =>
  part('select g.site_tag_id from read.site_tag g where ?', [seenTags(principal).and('g.site_tag_id = ?', tagId).all()])

export const siteTagQueries: readonly Binding[] = [
  bindQuery(listSiteTags, ['site_tag'], async ({ principal, db }) => {
    const columns = `${CONTENT}, g.sort_order as order, g.changed as version`
    return { data: [...(await queryRows<SiteTagView>(db, seenTags(principal).select(columns, TAGS, IN_ORDER)))] }
  }),
]

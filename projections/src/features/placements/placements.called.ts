// Which placements of a list are asked for by words: those whose trainee, or whose site, is called so.
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import { Conditions } from '../../runner/conditions'
import { havingWords } from '../../runner/found'
import { holderNamed } from '../people/person-ref'
import { siteTable } from '../supervision-sites/supervision-sites.table'

/** Whoever names more has said enough. */
const TERMS_ASKED = 6

const FOUND_OF_SITE = '(select named.found from read.site named where named.site_id = p.site_id)'

/** Each term is of one of both, with all of its words. */
export async function called(db: ScopedDb, terms: readonly string[]): Promise<Conditions> {
  const where = new Conditions()
  for (const term of terms.slice(0, TERMS_ASKED)) {
    const trainee = await holderNamed(db, [term], 'p.trainee_position_id')
    const ofSite = { terms: [term], among: 'p.site_id = any(?::uuid[])', found: FOUND_OF_SITE }
    const site = await havingWords(db, siteTable, ofSite)
    where.and('(?) or (?)', trainee.all(), site.all())
  }
  return where
}

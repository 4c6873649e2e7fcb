// Sites that are called alike: those whose names have a word of another one, below the row lock by the index of words.
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import { SIMILAR_TOLD, similarSites } from '@practicum/shared/features/supervision-sites/asking.contract'
import { alikeBy } from '@practicum/shared/features/supervision-sites/similar-names'
import { part, queryRows, type StatementPart, statementOf } from '../../runner/conditions'
import { foundIds } from '../../runner/found'
import { siteTable } from './supervision-sites.table'
import { SITE_USES, SITES, seenSites } from './supervision-sites.view'

interface Similar {
  readonly id: string
  readonly name: string
  readonly department: string
  readonly city: string
}

/** A row for each word and each site that has it. */
const having = (words: readonly string[], telling: readonly string[]): StatementPart =>
  part(
    words.map(() => 'select unnest(array ?) as id, ?::boolean as telling').join(' union all '),
    words.flatMap(word => [foundIds(siteTable, [word]), telling.includes(word)]),
  )

export const similarQuery: Binding = bindQuery(
  similarSites,
  [...SITE_USES, 'site'],
  async ({ query: { name }, principal, db }) => {
    const alike = alikeBy(name)
    if (!alike) return { data: [] }
    const { words, telling, least } = alike
    const text = `select t.site_id as id, t.name, t.department, t.city from ${SITES} join (
        select id, count(*) as words from (?) had group by id having count(*) filter (where telling) >= ?) alike
      on alike.id = t.site_id where ? order by alike.words desc, t.name, t.site_id limit ${SIMILAR_TOLD}`
    const rows = await queryRows<Similar>(
      db,
      statementOf(text, [having(words, telling), least, seenSites(principal).all()]),
    )
    return { data: [...rows] }
  },
)

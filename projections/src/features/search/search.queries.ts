// Reads of search: what each feature finds of its things, and those that were opened before as they are called now.
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import type { Principal } from '@practicum/shared/access/principal'
import type { FoundThing } from '@practicum/shared/contract/found'
import {
  FOUND_SHOWN,
  type FoundKind,
  findThings,
  recentThings,
  WORDS_ASKED,
} from '@practicum/shared/features/search/search.contract'
import { wordsOf } from '@practicum/shared/kernel/words'
import type { ReadServices } from '../../reads/ports'
import { type Findable, type Reader, usesOf } from '../../reads/slots'

export function searchQueries({ slots: { findables } }: Pick<ReadServices, 'slots'>): readonly Binding[] {
  const uses = usesOf(findables)
  const kinds = Object.entries(findables)
  const foundBy = ({ acting }: Principal) => kinds.filter(([, { roles }]) => roles?.includes(acting) ?? true)
  return [
    bindQuery(findThings, uses, async ({ db, principal, query: { q, limit = FOUND_SHOWN } }) => {
      const beginnings = wordsOf(q).slice(0, WORDS_ASKED)
      if (beginnings.length === 0) return []
      const found = foundBy(principal).map(([kind, findable]) =>
        ofKind(kind, findable, { reader: { db, principal }, beginnings, limit }),
      )
      return (await Promise.all(found)).filter(({ things }) => things.length > 0)
    }),
    bindQuery(recentThings, uses, async ({ db, principal, query }) => {
      const things = query.things.split(',').map(namedBy)
      const shown = foundBy(principal).map(async ([kind, findable]) => {
        const ids = things.filter(one => one.kind === kind).map(({ id }) => id)
        return (await shownOf(findable, { db, principal }, ids)).map(thing => ({ ...thing, kind }))
      })
      const known = (await Promise.all(shown)).flat()
      return things.flatMap(({ kind, id }) => known.filter(thing => thing.kind === kind && thing.id === id))
    }),
  ]
}

/** `kind:id`. */
function namedBy(text: string): { readonly kind: string; readonly id: string } {
  const [kind = '', id = ''] = text.split(':')
  return { kind, id }
}

interface Asked {
  readonly reader: Reader
  readonly beginnings: readonly string[]
  readonly limit: number
}

async function ofKind(kind: string, findable: Findable, { reader, beginnings, limit }: Asked): Promise<FoundKind> {
  const ids = await findable.find(reader, beginnings, limit + 1)
  return { kind, things: [...(await shownOf(findable, reader, ids.slice(0, limit)))], more: ids.length > limit }
}

/** In the order of the ids. */
async function shownOf(findable: Findable, reader: Reader, ids: readonly string[]): Promise<readonly FoundThing[]> {
  if (ids.length === 0) return []
  const known = new Map((await findable.show(reader, ids)).map(thing => [thing.id, thing]))
  return ids.flatMap(id => known.get(id) ?? [])
}

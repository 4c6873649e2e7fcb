// The things that the log speaks of: what stands in a stream, what it is called now, and its page where the reader may open one.
import { getPerson } from '@practicum/shared/features/people/person-card.contract'
import { isThing, RECENT_SHOWN, recentThings } from '@practicum/shared/features/search/search.contract'
import { useTranslate } from 'react-admin'
import { routesOf, useFeatures } from '../../app/feature'
import { mayOpen, ruleOf } from '../../app/routes'
import { useMe } from '../../providers/me'
import { useRead } from '../../providers/use-query'

/** Search knows somebody by a position, the log by their account. */
export const ACCOUNT = 'user'
export const PERSON = 'person'

/** A stream is named after the kind of the thing and its id. */
export const kindOf = (stream: string): string => stream.slice(0, stream.indexOf('-'))
export const idOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1)

export interface KnownThing {
  readonly title: string
  /** Absent: there is none, or none that the reader may open. */
  readonly page?: string
}

/** As search shows it to the reader; undefined where it does not. */
export const useThing = (stream: string): KnownThing | undefined => useKnown([`${kindOf(stream)}:${idOf(stream)}`])

/** By its id alone, of whatever kind. */
export function useThingOfAnyKind(id: string | undefined): KnownThing | undefined {
  const kinds = useFeatures().flatMap(({ slots }) => slots?.findables ?? [])
  return useKnown(id === undefined ? [] : kinds.map(({ kind }) => `${kind}:${id}`))
}

function useKnown(names: readonly string[]): KnownThing | undefined {
  const translate = useTranslate()
  const features = useFeatures()
  const { role } = useMe()
  const things = names.filter(isThing).slice(0, RECENT_SHOWN).join(',')
  const { data } = useRead(recentThings, { query: { things } }, { enabled: things !== '' })
  const [found] = data ?? []
  if (!found) return undefined
  const kind = features.flatMap(({ slots }) => slots?.findables ?? []).find(one => one.kind === found.kind)
  const title = found.title || translate(kind?.untitled ?? kind?.label ?? '')
  const rule = found.page === null ? undefined : ruleOf(routesOf(features), found.page)
  return found.page !== null && rule && mayOpen(rule, role) ? { title, page: found.page } : { title }
}

/** The name of whoever has an account; undefined where the reader does not know them. */
export const useNameOf = (userId: string | undefined) =>
  useRead(getPerson, { params: { id: String(userId) } }, { enabled: userId !== undefined })

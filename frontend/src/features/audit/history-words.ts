// Turns what happened into words: `TaskCompleted` reads "Task completed", or as the language of the page calls it; a field and its values are called as on the screens of their feature.
import type { HistoryEntry } from '@practicum/shared/features/audit/history.contract'
import { inWords, wordsIn } from '@practicum/shared/kernel/own-words'
import { snake } from '@practicum/shared/kernel/snake-case'
import { useTranslate } from 'react-admin'
import { useFeatures } from '../../app/feature'
import { useMe } from '../../providers/me'
import { useSpoken } from '../../providers/spoken'
import type { Messages } from '../../providers/words'
import { past } from '../past'
import { sharedPast } from './past'

/** The feature whose changes the history of a thing follows, and whose words it speaks. */
export function useFeatureOf(subject: string): string {
  const feature = useFeatures().find(({ slots }) => slots?.histories?.includes(subject))
  return feature?.name ?? NAMED_BY.get(subject) ?? subject
}

/** The feature that has a noun for what stands in streams of a kind. */
const NAMED_BY: ReadonlyMap<string, string> = new Map(
  Object.entries(past).flatMap(([feature, words]) =>
    Object.keys((words as { readonly thing?: Messages }).thing ?? {}).map(kind => [kind, feature] as const),
  ),
)

/** What a thing is called by the first part of its stream: `meeting` reads "Live session". */
export function useThingInWords(): (kind: string) => string {
  const translate = useTranslate()
  const typeInWords = useTypeInWords()
  const words = wordsIn(useMe().position.organization.dynamic_words)
  return kind => {
    const feature = NAMED_BY.get(kind)
    if (feature === undefined) return typeInWords(kind)
    const english = at(past[feature], `thing.${kind}`) ?? kind
    return translate(`${feature}.past.thing.${kind}`, { _: inWords(english, words) })
  }
}

/** An event's type, or the name of a call, as a sentence begins; in the words that an organization and features have for their things. */
export function useTypeInWords(): (type: string) => string {
  const nouns: Readonly<Record<string, string>> = Object.assign({}, ...useFeatures().map(({ slots }) => slots?.nouns))
  const named = useSpoken().application?.named
  const own = wordsIn(useMe().position.organization.dynamic_words)
  return type => {
    const inLanguage = named?.[type]
    if (inLanguage !== undefined) return inLanguage
    const words = type
      .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(' ')
    const spoken = words.map(word => nouns[word] ?? own[word]?.one ?? word).join(' ')
    return spoken.charAt(0).toUpperCase() + spoken.slice(1)
  }
}

export interface PastWords {
  readonly field: (field: string) => string
  /** A word of the code as people say it; what somebody typed stays as it is. */
  readonly value: (field: string, value: string) => string
  /** Whether something holds: in the words of its field, else as given. */
  readonly flag: (field: string, holds: boolean, otherwise: string) => string
}

/** Words of the product's own code; whatever else is text is not looked up. */
const CODE = /^[A-Za-z0-9_]{1,40}$/

export function usePastWords(subject: string): PastWords {
  const translate = useTranslate()
  const feature = useFeatureOf(subject)
  const typeInWords = useTypeInWords()
  const words = wordsIn(useMe().position.organization.dynamic_words)
  const english = (of: unknown, key: string): string | undefined => {
    const text = at(of, key)
    return text === undefined ? undefined : inWords(text, words)
  }
  // Other languages say it among their words; English is fetched with what tells of the past.
  const found = (key: string, otherwise: string): string => {
    const shared = translate(`audit.past.${key}`, { _: english(sharedPast, key) ?? otherwise })
    return translate(`${feature}.past.${key}`, { _: english(past[feature], key) ?? shared })
  }
  return {
    field: field => found(`field.${snake(field)}`, typeInWords(field.replaceAll('_', ' '))),
    flag: (field, holds, otherwise) => found(`value.${snake(field)}.${holds}`, otherwise),
    value: (field, value) => (CODE.test(value) ? found(`value.${snake(field)}.${value}`, value) : value),
  }
}

/** The text under a key of parts; undefined where there is none. */
function at(messages: unknown, key: string): string | undefined {
  const found = key.split('.').reduce<unknown>((part, name) => (part as Messages | undefined)?.[name], messages)
  return typeof found === 'string' ? found : undefined
}

/** Newest first, as people look for the latest change. */
export const newestFirst = (entries: readonly HistoryEntry[]): readonly HistoryEntry[] => [...entries].reverse()

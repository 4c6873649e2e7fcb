// All kinds of notifications, of all features: what they say, and which of them one may do without.
import type { NotificationWords } from '../../kernel/feature'
import { allFeatures } from '../all'

const KINDS: ReadonlyMap<string, NotificationWords> = new Map(
  allFeatures.flatMap(({ notifications }) => Object.entries(notifications)),
)

/** Undefined of a kind that this release does not know, as a newer one may have sent it. */
export const wordsOfKind = (kind: string): NotificationWords | undefined => KINDS.get(kind)

/** By which choice a kind is told; undefined: everybody whom it concerns is told. */
export function choiceOf(kind: string): string | undefined {
  const choice = KINDS.get(kind)?.chosenAs ?? kind
  return KINDS.get(choice)?.optional === undefined ? undefined : choice
}

/** All kinds that are told by a choice, with that choice. */
export const CHOSEN_KINDS: readonly (readonly [kind: string, choice: string])[] = [...KINDS.keys()].flatMap(kind => {
  const choice = choiceOf(kind)
  return choice === undefined ? [] : [[kind, choice] as const]
})

/** With their names. */
export const OPTIONAL_KINDS: readonly (readonly [kind: string, name: string])[] = [...KINDS].flatMap(
  ([kind, { optional }]) => (optional === undefined ? [] : [[kind, optional] as const]),
)

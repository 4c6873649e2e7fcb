// All kinds of mails, of all features: what they say.
import type { MailWords } from '../../kernel/feature'
import { allFeatures } from '../all'

const KINDS: ReadonlyMap<string, MailWords> = new Map(allFeatures.flatMap(({ mails }) => Object.entries(mails)))

/** Each kind with its words, by name. */
export const allKinds = (): readonly (readonly [kind: string, words: MailWords])[] =>
  [...KINDS].toSorted(([one], [other]) => one.localeCompare(other))

/** Of a kind that no feature words any more, nothing waits. */
export const canWait = (kind: string): boolean => KINDS.get(kind)?.canWait === true

/** Undefined of a kind that no feature words any more. */
export const subjectOfMail = (kind: string): string | undefined => KINDS.get(kind)?.subject

/** The page on which mails of the kind are turned off; undefined: they are essential. */
export const turnedOffAt = (kind: string): string | undefined => KINDS.get(kind)?.turnedOffAt

/** Throws for a kind that no feature words: a mail that says nothing is a defect. */
export function wordsOfMail(kind: string): MailWords {
  const words = KINDS.get(kind)
  if (!words) throw new Error(`no feature says what a mail of the kind ${kind} says`)
  return words
}

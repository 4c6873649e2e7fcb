// All kinds of mails, of all features: what they say.
import type { MailWords } from '../../kernel/feature'
import { allFeatures } from '../all'

const KINDS: ReadonlyMap<string, MailWords> = new Map(allFeatures.flatMap(({ mails }) => Object.entries(mails)))

/** Of a kind that no feature words any more, nothing waits. */
export const canWait = (kind: string): boolean => KINDS.get(kind)?.canWait === true

/** Throws for a kind that no feature words: a mail that says nothing is a defect. */
export function wordsOfMail(kind: string): MailWords {
  const words = KINDS.get(kind)
  if (!words) throw new Error(`no feature says what a mail of the kind ${kind} says`)
  return words
}

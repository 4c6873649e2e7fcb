// English texts of refusal codes, from the data files of the features. Placeholders in braces are filled from the refusal's data.
import { allRefusals } from '../features/refusals'
import { inOwnWords, type Words } from '../kernel/own-words'
import { filled, type Texts } from '../kernel/texts'
import { sharedRefusals } from './shared-refusals'

const texts: Texts = { ...sharedRefusals, ...allRefusals }

/** `words`: what an organization calls people and things. Throws for an unknown code: a text is part of the contract. */
export function messageOf(code: string, data: Readonly<Record<string, unknown>> = {}, words?: Words): string {
  const text = texts[code]
  if (text === undefined) throw new Error(`no message for ${code}`)
  return filled(inOwnWords(text, words), data)
}

// What a rule says that refuses in the browser, as the server would, in the language of the page.

import { refusalsHere } from '@practicum/shared/features/refusals-here'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { filled } from '@practicum/shared/kernel/texts'
import { inWordsHere, refusalInWords } from './spoken'

export const inWords = ({ code, data }: Pick<Refusal, 'code' | 'data'>): string =>
  refusalInWords({ code, data, message: filled(inWordsHere(refusalsHere[code] ?? code), data) })

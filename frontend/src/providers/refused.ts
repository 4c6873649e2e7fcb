// What a rule says that refuses in the browser, as the server would, in the language of the page.
import { messageOf } from '@practicum/shared/contract/messages'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { refusalInWords } from './spoken'

export const inWords = ({ code, data }: Pick<Refusal, 'code' | 'data'>): string =>
  refusalInWords({ code, data, message: messageOf(code, data) })

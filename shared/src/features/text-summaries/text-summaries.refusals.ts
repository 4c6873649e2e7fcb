// What the rules about these text messages say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'text_summary.no_number': 'give the phone first that you want to be written to at',
  'text_summary.unavailable': 'no text messages can be sent here',
}

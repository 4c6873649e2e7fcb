// What exports say when they are refused.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'export.too_many': 'you have taken as many exports as one person may in an hour; try again in {minutes} minutes',
  'export.too_large': 'more than {limit} events match; narrow the filter',
}

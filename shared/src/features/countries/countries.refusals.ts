// What is said where a country does not hold.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'country.unknown': 'is no country',
  'country.unsupported': 'is not among the countries that people can live in here',
  'country.last': 'One country is left at least',
}

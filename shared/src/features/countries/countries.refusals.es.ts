// What is said where a country does not hold, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'country.unknown': 'no es un país',
  'country.unsupported': 'no está entre los países en los que aquí se puede residir',
  'country.last': 'Tiene que quedar al menos un país',
}

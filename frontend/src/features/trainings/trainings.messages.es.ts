// The words of trainings that the whole application knows, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './trainings.past.es'

export const messages: Messages = {
  past,
  title: 'Formaciones',
  assign: 'Asignar formación',
  uninsured: 'Formaciones sin seguro',
}

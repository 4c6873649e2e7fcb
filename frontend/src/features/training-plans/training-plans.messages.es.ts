// The words of training plans that the whole application knows, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './training-plans.past.es'

export const messages: Messages = {
  past,
  title: 'Planes de formación',
  menu: 'Planes',
  add: 'Nuevo plan de formación',
}

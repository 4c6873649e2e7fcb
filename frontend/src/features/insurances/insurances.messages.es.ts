// The words of liability insurance that the whole application knows, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './insurances.past.es'

export const messages: Messages = { past, title: 'Seguros', tile: 'Seguros por vencer' }

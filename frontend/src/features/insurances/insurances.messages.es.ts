// The words of liability insurance that the whole application knows, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './insurances.past.es'

export const messages: Messages = {
  past,
  title: 'Seguros',
  tile: 'Seguros por vencer',
  alert: {
    empty: 'El programa pide un seguro de responsabilidad, y todavía no hay ninguno.',
    expired: 'El seguro de responsabilidad venció.',
    expiring: 'El seguro de responsabilidad vence pronto.',
    update: 'Actualizar',
  },
}

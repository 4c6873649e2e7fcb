// What the rules of invite links say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'invite_link.closed': 'este enlace está cerrado',
  'invite_link.past_day': 'ya ha pasado',
  'invite_link.places_taken': 'no pueden ser menos que quienes ya se registraron con él: {taken}',
}

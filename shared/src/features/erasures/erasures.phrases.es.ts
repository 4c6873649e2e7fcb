// What the server itself says of erasures, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  '{actor} asks for the erasure of a person. Another admin can confirm it after 24 hours':
    '{actor} solicita el borrado de una persona. Después de 24 horas, otra persona que administre puede confirmarlo',
  '{actor} confirmed the erasure that you asked for. It begins now':
    '{actor} confirmó el borrado solicitado. Empieza ahora',
  '{actor} withdrew the erasure of a person': '{actor} retiró el borrado de una persona',
  'The erasure of a person is done': 'El borrado de una persona terminó',
  Person: 'Persona',
  Requested: 'Solicitado',
  Confirmed: 'Confirmado',
  Running: 'En curso',
  Done: 'Terminado',
  Withdrawn: 'Retirado',
  'Requested by': 'Solicitado por',
  'Confirmed by': 'Confirmado por',
  'Last change': 'Último cambio',
}

// What the server itself says of live sessions, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  '{actor} invited you to a live session: {subject}': 'Invitación de {actor} a una sesión en vivo: {subject}',
  '{actor} invited you to a live session': 'Invitación de {actor} a una sesión en vivo',
  'The live session has started: {subject}': 'La sesión en vivo empezó: {subject}',
  'A live session has started': 'Una sesión en vivo empezó',
  'The live session was canceled: {subject}': 'La sesión en vivo se canceló: {subject}',
  'A live session was canceled': 'Una sesión en vivo se canceló',
  'The live session was changed: {subject}': 'La sesión en vivo cambió: {subject}',
  'A live session was changed': 'Una sesión en vivo cambió',
  'Hosted by {host}': 'Organiza: {host}',
  Starts: 'Inicio',
  Duration: 'Duración',
  Host: 'Organiza',
  Participants: 'Participantes',
  Scheduled: 'Programada',
  'In progress': 'En curso',
  Ended: 'Terminada',
  Canceled: 'Cancelada',
  'I am invited to a live session': 'Me invitan a una sesión en vivo',
  'A live session of mine has started': 'Empieza una sesión en vivo mía',
  'A live session of mine is changed': 'Cambia una sesión en vivo mía',
  'A live session ends': 'Termina una sesión en vivo',
}

// What the server itself says of placements, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  '{actor} applied for a placement at {subject}': '{actor} solicitó una práctica en {subject}',
  '{actor} applied for a placement': '{actor} solicitó una práctica',
  '{actor} named you as {supervisor} of a placement at {subject}':
    '{actor} propone esta cuenta como {supervisor} de la práctica en {subject}',
  '{actor} named you as {supervisor} of a placement': '{actor} propone esta cuenta como {supervisor} de una práctica',
  'You do not supervise the placement at {subject} any more: {actor} changed that':
    'Ya no supervisas la práctica en {subject}: es un cambio de {actor}',
  'You do not supervise a placement any more: {actor} changed that':
    'Ya no supervisas una práctica: es un cambio de {actor}',
  '{actor} changed who supervises the placement at {subject}':
    '{actor} cambió quién supervisa la práctica en {subject}',
  '{actor} changed who supervises a placement': '{actor} cambió quién supervisa una práctica',
  '{actor} does not supervise the placement at {subject}': '{actor} no supervisa la práctica en {subject}',
  '{actor} does not supervise a placement': '{actor} no supervisa una práctica',
  '{actor} withdrew the placement at {subject}': '{actor} retiró la práctica en {subject}',
  '{actor} withdrew a placement': '{actor} retiró una práctica',
  'The placement of {whose} at {subject} is ready for your decision':
    'La práctica de {whose} en {subject} está lista para decidir',
  'A placement is ready for your decision': 'Una práctica está lista para decidir',
  'The placement at {subject} is complete and waits for a decision':
    'La práctica en {subject} está completa y espera una decisión',
  'A placement is complete and waits for a decision': 'Una práctica está completa y espera una decisión',
  'The placement at {subject} was approved': 'La práctica en {subject} se aprobó',
  'A placement was approved': 'Una práctica se aprobó',
  'The placement at {subject} was denied': 'La práctica en {subject} se denegó',
  'A placement was denied': 'Una práctica se denegó',
  'The placement at {subject} was reopened': 'La práctica en {subject} se reabrió',
  'A placement was reopened': 'Una práctica se reabrió',
  'The approval of the placement at {subject} was revoked': 'La aprobación de la práctica en {subject} se revocó',
  'An approval was revoked': 'Una aprobación se revocó',
  '{actor} changed the days of the placement at {subject}': '{actor} cambió los días de la práctica en {subject}',
  '{actor} changed the days of a placement': '{actor} cambió los días de una práctica',
  'There is a place for you at {subject}: you are not on its waiting list any more':
    'Hay una plaza en {subject}: la espera ha terminado',
  'There is a place for you at a {site}: you are not on its waiting list any more':
    'Hay una plaza en un {site}: la espera ha terminado',
  '{actor} reminds you: the placement at {subject} waits for you':
    'Recordatorio de {actor}: la práctica en {subject} está a la espera',
  '{actor} reminds you: a placement waits for you': 'Recordatorio de {actor}: una práctica está a la espera',
  '{actor} commented on the placement at {subject}': '{actor} comentó la práctica en {subject}',
  '{actor} commented on a placement': '{actor} comentó una práctica',
  Trainee: 'Practicante',
  Site: 'Centro',
  Supervisor: 'Supervisor',
  Faculty: 'Docente',
  Open: 'Abierta',
  Submitted: 'Enviada',
  Ready: 'Lista',
  Approved: 'Aprobada',
  Denied: 'Denegada',
  'Signature required': 'Falta una firma',
  Since: 'Desde',
  Applied: 'Solicitada',
  'First day': 'Primer día',
  'Last day': 'Último día',
  'Reason given': 'Motivo indicado',
  'A placement is applied for': 'Se solicita una práctica',
  'A placement is ready for a decision': 'Una práctica está lista para decidir',
  'Somebody comments on a placement': 'Alguien comenta una práctica',
  'A placement is approved': 'Se aprueba una práctica',
  'A placement is denied': 'Se deniega una práctica',
}

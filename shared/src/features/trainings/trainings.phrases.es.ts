// What the server itself says of trainings, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  Trainee: 'Practicante',
  'Training plan': 'Plan de formación',
  Level: 'Nivel',
  Start: 'Inicio',
  End: 'Fin',
  Faculty: 'Docente',
  Status: 'Estado',
  Previous: 'Anterior',
  Current: 'Actual',
  Future: 'Futura',
  '{actor} assigned you a training: {subject}': '{actor} asignó una formación: {subject}',
  '{actor} assigned you a training': '{actor} asignó una formación',
  '{actor} named you as {faculty} of a training: {subject}':
    '{actor} confió a esta cuenta una formación, como {faculty}: {subject}',
  '{actor} named you as {faculty} of a training': '{actor} confió a esta cuenta una formación, como {faculty}',
  'I am named as {faculty} of a training': 'Se me confía una formación, como {faculty}',
  '{actor} deleted a training of yours': '{actor} eliminó una formación asignada',
  '{actor} deleted a training whose {faculty} you were': '{actor} eliminó una formación confiada ({faculty})',
  'A training whose {faculty} I am is deleted': 'Se elimina una formación de la que soy {faculty}',
  'A training is assigned': 'Se asigna una formación',
}

// What the server itself says of courses, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  Course: 'Curso',
  Passed: 'Aprobado',
  'Not passed': 'No aprobado',
  Tries: 'Intentos',
  'Best score in percent': 'Mejor resultado, en porcentaje',
  'Passed on': 'Aprobado el',
  'Last time': 'Última vez',
}

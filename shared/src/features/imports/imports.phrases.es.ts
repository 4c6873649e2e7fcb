// What the server itself says of imports, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  'The import of {subject} has ended': 'Terminó la importación de {subject}',
  'An import that you started has ended': 'Terminó una importación propia',
  File: 'Archivo',
  What: 'Qué',
  Sites: 'Centros',
  People: 'Personas',
  'Under way': 'En marcha',
  Cancelled: 'Cancelado',
  Stopped: 'Detenido',
  Rows: 'Filas',
  Row: 'Fila',
  Field: 'Campo',
  Reason: 'Motivo',
  Added: 'Añadidos',
  Failed: 'Con errores',
  'Started by': 'Puesto en marcha por',
  Started: 'Inicio',
}

// What the server itself says of imports, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  'The import of {subject} is done': 'Terminó la importación de {subject}',
  'An import that you started is done': 'Terminó una importación propia',
  'The import of {subject} is done, but for rows that failed':
    'Terminó la importación de {subject}, salvo filas con errores',
  'An import that you started is done, but for rows that failed':
    'Terminó una importación propia, salvo filas con errores',
  'The import of {subject} has stopped before its end': 'La importación de {subject} se detuvo antes del final',
  'An import that you started has stopped before its end': 'Una importación propia se detuvo antes del final',
  '{actor} cancelled the import of {subject}': '{actor} canceló la importación de {subject}',
  '{actor} cancelled an import that you started': '{actor} canceló una importación propia',
  'Being cancelled': 'Cancelándose',
  Content: 'Contenido',
  'Contact name': 'Nombre de contacto',
  'First name': 'Nombre',
  'Last name': 'Apellidos',
  'Accepting trainees': 'Acepta practicantes',
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

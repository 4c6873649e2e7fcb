// What the fields of a question are called in Spanish where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { survey: 'Preguntas del registro' },
  field: {
    role: 'Función',
    fieldtype: 'Tipo',
    body: 'Texto',
    question: 'Pregunta',
    required: 'Obligatoria',
    section: 'Sección',
    ordering: 'Lugar en su sección',
    values: 'Opciones',
    value: 'Opción',
    changed: 'Cambios',
  },
  value: {
    fieldtype: {
      string: 'Texto corto',
      text: 'Texto largo',
      numeric: 'Número',
      single: 'Una de varias',
      multiple: 'Varias',
      agree: 'Acuerdo',
      monthYearDate: 'Mes y año',
    },
  },
}

// What the fields of a template are called in Spanish where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { tasktemplate: 'Plantilla de tarea', templateshelf: 'Plantillas de una persona' },
  field: {
    name: 'Nombre',
    description: 'Descripción',
    shared: 'Compartida',
    due_in: 'Vence a los (días)',
    repeat_on: 'Se repite',
    repeat_days: 'Se repite cada (días)',
    repeat_for: 'Se repite durante (días)',
    due_after: 'Cada una vence a los (días)',
  },
}

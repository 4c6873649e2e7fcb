// What the fields of trainings are called in Spanish where their past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { training: 'Formación', trainingcalendar: 'Calendario de formaciones' },
  field: {
    training: 'Formación',
    plan_name: 'Plan de formación',
    level_name: 'Nivel',
    start_at: 'Inicio',
    end_at: 'Fin',
    trainee: '{Trainee}',
    faculty: '{Faculty}',
    assistants: '{Assistant+}',
    documents: 'Documentos',
    placed: 'Con prácticas',
    placement_not_required: 'Práctica no necesaria',
  },
}

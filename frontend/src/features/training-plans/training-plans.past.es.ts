// What the fields of training plans and their levels are called in Spanish where their past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: {
    trainingplan: 'Plan de formación',
    traininglevel: 'Nivel de formación',
    trainingname: 'Nombre de un plan o nivel de formación',
  },
  field: {
    created_at: 'Creación',
    archived_at: 'Archivo',
    name: 'Nombre',
    level: 'Nivel',
    start_at: 'Inicio',
    end_at: 'Fin',
    activity_types: 'Tipos de actividad, con horas',
    sort_order: 'Lugar en el orden',
    total_quarters: 'Total, en cuartos de hora',
  },
}

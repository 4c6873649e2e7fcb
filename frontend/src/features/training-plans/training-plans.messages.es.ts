// The words of training plans, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './training-plans.past.es'

export const messages: Messages = {
  past,
  title: 'Training plans (es)',
  tile: 'Training plans (es)',
  empty: 'Todavía no hay nada aquí (training plans).',
  archived: 'En el archivo',
  add: 'Agregar: training plan',
  edit: 'Modificar',
  created: 'Se creó: training plan.',
  saved: 'Se guardó: training plan.',
  changed: 'Hubo cambios (training plan) desde que se abrió. Al guardar, los valores de aquí reemplazan a estos:',
  field: { title: 'Título', day: 'Día', creator: 'Creación de', created_at: 'Creación' },
  details: { label: 'Partes (training plan)', about: 'Datos', history: 'Historial' },
  form: { create: 'Agregar: training plan', edit: 'Modificar: training plan', submit: 'Guardar' },
  archive: {
    button: 'Archivar',
    title: '¿Archivar (training plan)?',
    text: 'Sale de la lista, lo pueden seguir leyendo %{name} y quienes coordinan ({coordinator+}), y ya no se puede cambiar.',
    done: 'Se archivó: training plan.',
  },
}

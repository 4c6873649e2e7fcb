// The words of templates of tasks, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { templateMessages } from './template-screens.messages'

const templates: typeof templateMessages = {
  title: 'Plantillas',
  open: 'Plantilla: %{name}',
  empty: 'Todavía no hay plantillas',
  failed: 'No se pudieron cargar las plantillas',
  group: { own: 'Propias', shared: 'Compartidas por colegas' },
  shared: 'Compartida',
  shared_by: 'compartida por %{name}',
  save: 'Guardar esta tarea como plantilla',
  overwrite: 'Conservar en “%{name}” lo que dice el formulario',
  change: 'Cambiar nombre o compartir “%{name}”',
  remove: 'Eliminar “%{name}”',
  used: 'El formulario se rellenó con “%{name}”.',
  field: { name: 'Nombre', shared: 'Compartir con colegas' },
  form: {
    save: 'Guardar esta tarea como plantilla',
    change: 'Cambiar nombre o compartir esta plantilla',
    submit: 'Guardar',
    shared: 'La leen {coordinator+}, {faculty+} y {supervisor+}. No incluye personas ni fechas.',
  },
  saved: 'Se guardó la plantilla “%{name}”.',
  changed: 'Se modificó la plantilla “%{name}”.',
  deleted: 'Se eliminó la plantilla “%{name}”.',
  delete: {
    title: '¿Eliminar la plantilla “%{name}”?',
    own: 'Las tareas creadas con ella quedan como están.',
    shared: 'Los colegas ya no podrán usarla. Las tareas creadas con ella quedan como están.',
    button: 'Eliminar',
  },
}

export const publicWords: PageWords = { templates }

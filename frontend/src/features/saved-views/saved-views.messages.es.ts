// The words of saved views, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './saved-views.past.es'

export const messages: Messages = {
  open: 'Vistas: %{name}',
  empty: 'Todavía no hay vistas guardadas',
  failed: 'No se pudieron obtener las vistas',
  group: { own: 'Propias', shared: 'Compartidas por colegas' },
  shared: 'Compartida',
  shared_by: 'compartida por %{name}',
  default: 'Esta lista se abre con ella',
  changed: 'Con cambios',
  overwrite: 'Guardar el cambio',
  reset: 'Restablecer',
  open_with: 'Abrir esta lista con “%{name}”',
  stop_opening: 'Dejar de abrir esta lista con “%{name}”',
  without: 'Mostrar la lista sin vista',
  field: { name: 'Nombre', shared: 'Compartir con colegas' },
  form: {
    save: 'Guardar como vista lo que se muestra',
    change: 'Renombrar o compartir esta vista',
    submit: 'Guardar',
    shared:
      'Cada persona ve lo que de todos modos puede ver; el nombre y los filtros los leen: {coordinator+}, {faculty+} y {supervisor+}.',
  },
  saved: 'La vista “%{name}” se guardó.',
  renamed: 'La vista “%{name}” se modificó.',
  overwritten: 'La vista “%{name}” muestra ahora esto.',
  chosen: 'Esta lista se abre ahora con “%{name}”.',
  not_chosen: 'Esta lista se abre ahora sin vista.',
  deleted: 'La vista “%{name}” se eliminó.',
  delete: {
    menu: 'Eliminar esta vista',
    title: '¿Eliminar la vista “%{name}”?',
    own: 'La lista y lo que contiene quedan como están.',
    shared: 'Los colegas ya no pueden abrirla. La lista y lo que contiene quedan como están.',
    button: 'Eliminar',
  },
  past,
}

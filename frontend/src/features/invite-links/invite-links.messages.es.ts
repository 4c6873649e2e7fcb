// The words of invite links, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './invite-links.past.es'

export const messages: Messages = {
  past,
  title: 'Invite links (es)',
  tile: 'Invite links (es)',
  empty: 'Todavía no hay nada aquí (invite links).',
  archived: 'En el archivo',
  add: 'Agregar: invite link',
  edit: 'Modificar',
  created: 'Se creó: invite link.',
  saved: 'Se guardó: invite link.',
  changed: 'Hubo cambios (invite link) desde que se abrió. Al guardar, los valores de aquí reemplazan a estos:',
  field: { title: 'Título', day: 'Día', creator: 'Creación de', created_at: 'Creación' },
  details: { label: 'Partes (invite link)', about: 'Datos', history: 'Historial' },
  form: { create: 'Agregar: invite link', edit: 'Modificar: invite link', submit: 'Guardar' },
  archive: {
    button: 'Archivar',
    title: '¿Archivar (invite link)?',
    text: 'Sale de la lista, lo pueden seguir leyendo %{name} y quienes coordinan ({coordinator+}), y ya no se puede cambiar.',
    done: 'Se archivó: invite link.',
  },
}

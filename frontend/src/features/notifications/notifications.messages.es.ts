// The words of notifications, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './notifications.past.es'

export const messages: Messages = {
  past,
  title: 'Notificaciones',
  bell_none: 'Notificaciones, ninguna sin leer',
  bell_some: 'Notificaciones, %{count} sin leer',
  empty: 'No hay novedades. Lo que requiera atención aparecerá aquí.',
  unavailable: 'No se pudieron cargar las notificaciones.',
  read_all: 'Marcar todo como leído',
  all_read: 'Todo está marcado como leído.',
  see_all: 'Ver todas',
  unread: 'Sin leer',
  more: 'y %{smart_count} anterior sobre lo mismo |||| y %{smart_count} anteriores sobre lo mismo',
  earlier: 'Anteriores sobre lo mismo',
  arrived: 'Nueva: %{message}',
  choices: {
    link: 'Elegir los avisos',
  },
  switch_title: '¿Cambiar de puesto?',
  switch_text: 'Esto corresponde al trabajo como %{role} en %{organization}. Las pantallas cambiarán a ese puesto.',
  switch: 'Cambiar y abrir',
}

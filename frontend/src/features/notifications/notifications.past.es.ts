// What the log keeps of notifications is called in Spanish where one is told what happened.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: {
    notification: 'Notificación',
    mark: 'Notificaciones de una persona',
    mute: 'Elección de notificaciones',
    summary: 'Correo sobre notificaciones',
  },
  field: { kind: 'Tipo', channel: 'Medio', often: 'Con qué frecuencia', until: 'Hasta', count: 'Cantidad' },
  value: {
    often: { never: 'Nunca', daily: 'Una vez al día como máximo', hourly: 'Una vez por hora como máximo' },
    channel: { in_app: 'En Practicum' },
  },
}

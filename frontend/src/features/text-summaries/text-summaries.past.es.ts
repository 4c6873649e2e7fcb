// What the log keeps of text messages is called in Spanish where one is told what happened.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { textsummary: 'Mensajes de texto' },
  field: { phone: 'Teléfono', often: 'Con qué frecuencia', until: 'Hasta', count: 'Cantidad' },
  value: { often: { never: 'Nunca', daily: 'Una vez al día como máximo', hourly: 'Una vez por hora como máximo' } },
}

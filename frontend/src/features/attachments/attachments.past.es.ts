// What the log keeps of documents is called in Spanish where one is told what happened.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { attachment: 'Documento', upload: 'Archivo que se envía' },
  field: {
    attachable_type: 'Se adjuntó a',
    filename: 'Nombre del archivo',
    offset: 'Desde el byte',
    public: 'Público',
    why: 'Motivo',
  },
}

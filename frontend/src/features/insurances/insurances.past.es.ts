// What the fields of a liability insurance are called in Spanish where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { insurance: 'Seguro' },
  field: {
    trainee: '{Trainee}',
    effective_date: 'Inicio',
    expiration_date: 'Vencimiento',
    attachment: 'Archivo adjunto',
    upload: 'Envío',
    owner: 'Enviado por',
    kind: 'Clase de archivo',
    filename: 'Archivo',
    mimetype: 'Tipo de archivo',
    size: 'Tamaño en bytes',
    proof: 'Documento',
    days: 'Días antes del vencimiento',
    reminded: 'Último recordatorio, en días antes del vencimiento',
  },
}

// What the fields of a client are called in Spanish where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { client: '{Client}', clientcode: 'Código ({client})' },
  field: {
    code: 'Código',
    trainee: '{Trainee}',
    supervisor: '{Supervisor}',
    can_upload: 'Archivos permitidos',
    upload_requested: 'Archivos pedidos',
    documents: 'Documentos',
    created_at: 'Alta',
    archived_at: 'Archivo',
  },
}

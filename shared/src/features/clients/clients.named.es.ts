// What the events and calls of clients are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  ClientAdded: 'Alta de un caso',
  ClientCodeChanged: 'Cambio de código de un caso',
  ClientSupervisorNamed: 'Supervisión de un caso',
  ClientUploadsRequested: 'Petición de archivos de un caso',
  ClientUploadsAllowed: 'Permiso de archivos de un caso',
  ClientUploadsForbidden: 'Archivos de un caso no permitidos',
  ClientArchived: 'Archivo de un caso',
  ClientUnarchived: 'Recuperación de un caso',
  ClientCodeClaimed: 'Reserva de un código de caso',
  ClientCodeReleased: 'Liberación de un código de caso',
  listClients: 'Ver casos',
  exportClients: 'Exportar casos',
  getClient: 'Ver un caso',
  addClient: 'Añadir un caso',
  editClient: 'Modificar un caso',
  requestClientUploads: 'Pedir archivos de un caso',
  allowClientUploads: 'Permitir archivos de un caso',
  archiveClient: 'Archivar un caso',
}

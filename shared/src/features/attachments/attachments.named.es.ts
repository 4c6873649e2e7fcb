// What the events and calls of attachments are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  AttachmentAttached: 'Documento adjuntado',
  AttachmentRenamed: 'Documento renombrado',
  AttachmentAbandoned: 'Documento abandonado',
  AttachmentDetached: 'Documento quitado',
  UploadReceived: 'Archivo recibido',
  UploadClaimed: 'Archivo tomado',
  UploadReleased: 'Archivo liberado',
  UploadDiscarded: 'Archivo descartado',
  attach: 'Adjuntar',
  attachmentsOf: 'Ver adjuntos',
  detach: 'Quitar adjunto',
  downloadAttachment: 'Descargar adjunto',
  getAttachment: 'Ver adjunto',
  receiveImage: 'Enviar una imagen',
  receiveUpload: 'Recibir archivo',
  renameAttachment: 'Renombrar adjunto',
}

// What the rules of attachments say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'upload.type_refused': 'no se acepta este tipo de archivo, o el archivo no es lo que dice su nombre',
  'upload.too_many_pixels': 'esta imagen es demasiado grande para abrirla sin riesgo, o está dañada',
  'upload.exists': 'ya se envió otro archivo con este uuid',
  'upload.unknown': 'este archivo no se recibió; hay que enviarlo de nuevo',
  'upload.too_many': 'ya se envió el número de archivos permitido en una hora; se puede continuar en {minutes} minutos',
  'upload.quota':
    'los archivos enviados sin adjuntar ocupan todo el espacio disponible; hay que adjuntarlos o volver a intentarlo mañana',
  'upload.filename_required': 'hay que indicar el nombre del archivo',
  'attachment.not_yours': 'solo puede quitar un documento quien lo adjuntó o quien coordina',
  'attachment.hipaa_required': 'antes de subir archivos hay que completar el curso de HIPAA',
}

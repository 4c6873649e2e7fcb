// What the rules of attachments say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'upload.type_refused': 'no se acepta este tipo de archivo, o el archivo no es lo que dice su nombre',
  'upload.infected': 'se encontró código malicioso en este archivo, y no se guardó',
  'upload.too_many_pixels': 'esta imagen es demasiado grande para abrirla sin riesgo, o está dañada',
  'upload.exists': 'ya se envió otro archivo con este uuid',
  'upload.unknown': 'este archivo no se recibió; hay que enviarlo de nuevo',
  'upload.too_many': 'ya se envió el número de archivos permitido en una hora; se puede continuar en {minutes} minutos',
  'upload.quota':
    'los archivos enviados sin adjuntar ocupan todo el espacio disponible; hay que adjuntarlos o volver a intentarlo mañana',
  'upload.kind_refused': 'aquí no se admiten archivos de este tipo',
  'upload.too_large': 'este archivo supera los {limit} MB',
  'upload.signature': 'el permiso para enviar este archivo ha caducado o es de otro archivo; hay que pedir uno nuevo',
  'upload.protocol': 'los encabezados de esta solicitud no son los del protocolo de envío por partes, versión 1.0.0',
  'upload.wrong_offset': 'la siguiente parte de este archivo empieza en el byte {offset}',
  'upload.wrong_size': 'llegaron más bytes de los anunciados',
  'upload.too_many_parts':
    'este archivo llegó en demasiadas partes pequeñas; hay que enviarlo de nuevo con mejor conexión',
  'upload.filename_required': 'hay que indicar el nombre del archivo',
  'attachment.not_yours': 'solo puede quitar un documento quien lo adjuntó o un {coordinator}',
  'attachment.withdrawn': 'este documento fue retirado y se queda como está',
  'attachment.no_picture': 'solo se muestran en pequeño imágenes de hasta 32 MB',
  'attachment.not_played': 'solo se reproducen audio, vídeo y subtítulos',
  'attachment.hipaa_required': 'antes de subir archivos hay que completar el curso de HIPAA',
}

// The words of the dialog that uploads files, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { uploadDialogMessages } from './upload-dialog.messages'

const uploading: typeof uploadDialogMessages = {
  title: 'Subir archivos',
  sources: 'Dónde están los archivos',
  local: 'Este dispositivo',
  by_camera: 'Cámara',
  drop: 'También se pueden soltar aquí.',
  close: 'Cerrar',
  opening: 'Abriendo',
  stop: 'Dejar de enviar',
  stop_title: '¿Dejar de enviar estos archivos?',
  stop_text: 'Lo que aún no ha llegado no se enviará. Lo que ha llegado se queda.',
  stop_confirm: 'Dejar de enviar y cerrar',
  stop_dismiss: 'Seguir enviando',
  remote: {
    about:
      'Se toman archivos de %{name} tras iniciar sesión allí, en una ventana propia. Si otras personas usan este navegador, conviene cerrar allí la sesión después.',
    sign_in: 'Iniciar sesión en %{name}',
    sign_out: 'Cerrar sesión en %{name}',
    loading: 'Consultando %{name}',
    failed: 'No se puede acceder a %{name}, o no lo permite.',
    where: 'Carpeta',
    files: 'Archivos y carpetas',
    empty: 'No hay nada en esta carpeta.',
    take: 'Tomar %{smart_count} archivo |||| Tomar %{smart_count} archivos',
  },
  camera: {
    opening: 'Abriendo la cámara',
    view: 'Lo que ve la cámara',
    taken: 'La foto',
    take: 'Hacer la foto',
    again: 'Hacer otra',
    use: 'Usar esta foto',
    back: 'Volver',
    refused:
      'Este navegador no permite que la página use la cámara. Hay que permitirlo en la configuración del navegador y volver a intentarlo.',
    none: 'Aquí no se puede usar ninguna cámara.',
    failed: 'No se pudo guardar esta foto. Hay que hacer otra.',
  },
}

export const publicWords: PageWords = { uploading }

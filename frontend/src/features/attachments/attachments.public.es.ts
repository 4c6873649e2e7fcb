// The words of the dialog that uploads files, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { uploadDialogMessages } from './upload-dialog.messages'

const uploading: typeof uploadDialogMessages = {
  title: 'Subir archivos',
  sources: 'Dónde están los archivos',
  local: 'Este dispositivo',
  by_camera: 'Cámara',
  drop: 'También se pueden soltar aquí.',
  back: 'Volver',
  close: 'Cerrar',
  opening: 'Abriendo',
  stop: 'Dejar de enviar',
  stop_title: '¿Dejar de enviar estos archivos?',
  stop_text: 'Lo que aún no ha llegado no se enviará. Lo que ha llegado se queda.',
  stop_confirm: 'Dejar de enviar y cerrar',
  stop_dismiss: 'Seguir enviando',
  remote: {
    about:
      'Para elegir archivos de %{name} hay que iniciar sesión allí, en otra ventana. Si otras personas usan este navegador, conviene cerrar allí la sesión después.',
    sign_in: 'Iniciar sesión en %{name}',
    sign_out: 'Cerrar sesión en %{name}',
    loading: 'Consultando %{name}',
    failed: 'No se puede acceder a %{name}, o ha denegado el acceso.',
    where: 'Carpeta',
    files: 'Archivos y carpetas',
    empty: 'No hay nada en esta carpeta.',
    take: 'Añadir %{smart_count} archivo |||| Añadir %{smart_count} archivos',
  },
  camera: {
    opening: 'Abriendo la cámara',
    view: 'Lo que ve la cámara',
    taken: 'La foto',
    take: 'Hacer la foto',
    again: 'Hacer otra',
    use: 'Usar esta foto',
    refused:
      'Este navegador no permite que la página use la cámara. Hay que permitirlo en la configuración del navegador y volver a intentarlo.',
    none: 'Aquí no se puede usar ninguna cámara.',
    failed: 'No se pudo guardar esta foto. Hay que hacer otra.',
  },
}

export const publicWords: PageWords = { uploading }

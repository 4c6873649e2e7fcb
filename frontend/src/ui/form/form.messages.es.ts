// The words of every form and of its draft, in Spanish.
import type { Messages } from '../../providers/words'

export const formMessages: Messages = {
  unsaved_title: '¿Salir sin guardar?',
  unsaved_text: 'Lo escrito aquí no se ha guardado.',
  unsaved_files: 'Los archivos elegidos aquí todavía no se han enviado, y nadie los ve.',
  stay: 'Seguir editando',
  discard: 'Descartar',
  cancel: 'Cancelar',
  own_password: 'Contraseña propia',
  required: 'Este campo es obligatorio.',
  valid_date: 'Esta fecha no es válida. Hay que completarla o borrarla.',
  valid_date_time: 'Esta fecha con su hora no es válida. Hay que completarla o borrarla.',
  state: {
    uploading: 'Enviando archivos…',
    submitOnUpload: 'Se guarda en cuanto lleguen los archivos…',
    submitting: 'Guardando…',
  },
  held_back: 'No se guardó: un archivo no se pudo enviar. Hay que reintentarlo o quitarlo, y después guardar.',
  day: 'Fecha',
  in_words: 'La fecha también puede escribirse con palabras: mañana, en dos semanas, el próximo viernes.',
  near: { tomorrow: 'Mañana', in_a_week: 'En una semana', in_two_weeks: 'En dos semanas' },
  understood: '= %{day}',
  which_day: '¿Qué día? Por ejemplo: mañana, en dos semanas, el próximo viernes.',
  time: 'Hora',
  zone: 'Las horas son de: %{zone}.',
  nothing: 'nada',
  yes: 'sí',
  no: 'no',
}

export const draftMessages: Messages = {
  restored: 'Se puede continuar con lo escrito (%{when}).',
  start_over: 'Empezar de nuevo',
  kept: 'Borrador guardado',
  failed: 'No se pudo guardar el borrador. Conviene revisar la conexión.',
  discard: 'Descartar borrador',
}

// The words of what is done with several tasks at once, in Spanish.
import type { Messages } from '../../providers/words'

export const bulk: Messages = {
  complete: {
    button: 'Completar',
    title: '¿Completar esta tarea? |||| ¿Completar %{smart_count} tareas?',
    text: 'Quien la asignó verá que está hecha. |||| Quienes las asignaron verán que están hechas.',
    done: '%{smart_count} tarea completada |||| %{smart_count} tareas completadas',
  },
  dismiss: {
    button: 'Descartar',
    title: '¿Descartar esta tarea? |||| ¿Descartar %{smart_count} tareas?',
    text: 'Quien la asignó verá que no se hará. |||| Quienes las asignaron verán que no se harán.',
    done: '%{smart_count} tarea descartada |||| %{smart_count} tareas descartadas',
  },
  remind: {
    button: 'Recordar',
    title: '¿Recordar esta tarea? |||| ¿Recordar %{smart_count} tareas?',
    text: 'La persona a quien está asignada recibe el aviso de que está pendiente. |||| Las personas a quienes están asignadas reciben el aviso de que están pendientes.',
    done: '%{smart_count} recordatorio enviado |||| %{smart_count} recordatorios enviados',
  },
  move: {
    button: 'Mover la fecha límite',
    title: '¿Mover la fecha límite de esta tarea? |||| ¿Mover las fechas límite de %{smart_count} tareas?',
    text: 'La persona a quien está asignada ve el nuevo día; no se envía ningún aviso. |||| Las personas a quienes están asignadas ven los nuevos días; no se envía ningún aviso.',
    done: '%{smart_count} fecha límite movida |||| %{smart_count} fechas límite movidas',
    move: 'Cómo',
    by: 'Unos días',
    to: 'A un día',
    days: 'Días',
    days_help: 'Un número menor que cero las adelanta.',
    days_required: 'Indique un número entero de días, distinto de cero, hasta %{most}.',
    undated:
      '%{smart_count} de ellas no tiene fecha límite y sigue sin ella. |||| %{smart_count} de ellas no tienen fecha límite y siguen sin ella.',
    day: 'Nueva fecha límite',
    day_required: 'Elija la nueva fecha límite.',
  },
  reassign: {
    button: 'Reasignar',
    title: '¿Reasignar esta tarea a otra persona? |||| ¿Reasignar %{smart_count} tareas a otra persona?',
    text: 'Con todos los comentarios y documentos. Quien la tiene ahora dejará de verla; si está publicada, ambas personas reciben un aviso. |||| Con todos los comentarios y documentos. Quienes las tienen ahora dejarán de verlas; de las publicadas, todas las personas reciben un aviso.',
    one: 'Con todos los comentarios y documentos. %{name} dejará de verla; ambas personas reciben un aviso.',
    unpublished: 'Todavía no está publicada: ni %{name} ni la nueva persona reciben un aviso ahora.',
    own: 'Deja de ser un pendiente propio, con todos los comentarios y documentos, y pasa a ser una tarea asignada a otra persona.',
    done: '%{smart_count} tarea reasignada |||| %{smart_count} tareas reasignadas',
    assignee: 'Nueva persona asignada',
    required: 'Elija a quién se asigna.',
  },
  duplicate: { button: 'Duplicar' },
}

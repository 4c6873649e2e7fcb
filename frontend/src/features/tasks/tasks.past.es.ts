// What the fields of a task are called in Spanish where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { task: 'Tarea', taskplace: 'Lugar en un grupo de tareas' },
  field: {
    assignee: 'Asignada a',
    creator: 'Asignada por',
    task_status: 'Estado',
    start_at: 'Publicar el',
    due_date: 'Fecha límite',
    zone: 'Zona horaria de sus días',
    published: 'Publicada',
    self_assigned: 'Un pendiente propio',
    repeat_on: 'Se repite',
    repeat_days: 'Días entre repeticiones',
    due_after: 'Plazo en días desde que aparece cada una',
    repeat_until: 'Se repite hasta',
    assignable_type: 'Sobre',
    instances: 'Tareas que siguieron en la serie',
    latest_start_at: 'Último inicio en la serie',
    completed_at: 'Completada',
    dismissed_at: 'Descartada',
    created_at: 'Creada',
    reminded_at: 'Último recordatorio',
    at: 'Cuándo',
    number: 'Número en la serie',
  },
  value: {
    published: { true: 'Sí', false: 'Todavía no' },
    task_status: { incomplete: 'Pendiente', complete: 'Completada', dismissed: 'Descartada' },
    repeat_on: { single: 'No se repite', schedule: 'Por calendario', complete: 'Cada vez que se completa' },
    assignable_type: { Form: 'Un formulario de evaluación', CeCourse: 'Un curso', Meeting: 'Una sesión en vivo' },
  },
}

// What the events and calls of templates are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  TaskTemplateSaved: 'Plantilla de tarea guardada',
  TaskTemplateChanged: 'Plantilla de tarea modificada',
  TaskTemplateDeleted: 'Plantilla de tarea eliminada',
  TemplateKept: 'Plantilla de tarea contada',
  TemplateGivenUp: 'Plantilla de tarea descontada',
  listTaskTemplates: 'Plantillas de tareas',
  saveTaskTemplate: 'Guardar plantilla de tarea',
  changeTaskTemplate: 'Modificar plantilla de tarea',
  deleteTaskTemplate: 'Eliminar plantilla de tarea',
}

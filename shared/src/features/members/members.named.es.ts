// What the calls of the people of an organization are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  listMembers: 'Buscar personas de la organización',
  listTrainees: 'Ver las personas en formación',
  listSupervisors: 'Ver las personas que supervisan',
  listFaculty: 'Ver el profesorado',
  listCoordinators: 'Ver las personas que coordinan',
  exportMembers: 'Exportar las personas de la organización',
  exportTrainees: 'Exportar las personas en formación',
  exportSupervisors: 'Exportar las personas que supervisan',
  exportFaculty: 'Exportar el profesorado',
  exportCoordinators: 'Exportar las personas que coordinan',
}

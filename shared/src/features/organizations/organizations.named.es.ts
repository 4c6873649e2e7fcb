// What the calls of organizations are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  deleteOrganization: 'Eliminar una organización',
  listOrganizations: 'Ver organizaciones',
  exportOrganizations: 'Exportar organizaciones',
  listOrganizationFigures: 'Ver cifras de las organizaciones',
  exportOrganizationFigures: 'Exportar cifras de las organizaciones',
  organizationNames: 'Ver nombres de organizaciones',
  getOrganization: 'Ver organización',
  foundOrganization: 'Fundar organización',
  cloneOrganization: 'Duplicar organización',
  editOrganization: 'Modificar organización',
  changeOrganizationWords: 'Cambiar las palabras de una organización',
  changeOrganizationSettings: 'Cambiar los ajustes de una organización',
  archiveOrganization: 'Archivar organización',
  restoreOrganization: 'Restaurar organización',
  limitOrganizationUsers: 'Limitar las personas de una organización',
  chooseOrganizationOwner: 'Elegir titular de una organización',
}

// What the events and calls of supervision profiles are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  SupervisionProfileChanged: 'Perfil de supervisión modificado',
  LicensesExpiryReminded: 'Recordatorio de licencias que vencen',
  SupervisorProfilePromptDismissed: 'No quiere que se le pida el perfil de supervisión',
  ownSupervisionProfile: 'Ver el perfil de supervisión propio',
  getSupervisionProfile: 'Ver un perfil de supervisión',
  listSupervisorLicenses: 'Ver las licencias de una persona que supervisa',
  changeSupervisionProfile: 'Modificar el perfil de supervisión',
  dismissSupervisorProfilePrompt: 'No volver a pedir el perfil de supervisión',
}

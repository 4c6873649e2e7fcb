// The words of the people of an organization, in Spanish.
import type { Messages } from '../../providers/words'

export const messages: Messages = {
  search: 'Buscar personas',
  trainee: '{Trainee+}',
  supervisor: '{Supervisor+}',
  faculty: '{Faculty+}',
  coordinator: '{Coordinator+}',
  role: 'Papel',
  page: 'Abrir la página',
}

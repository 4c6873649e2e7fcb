// What the events and calls of sessions are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  broadcastingAuth: 'Acceso a un canal',
  csrfToken: 'Token de la página',
  currentUser: 'Cuenta actual',
  initialState: 'Estado inicial de la página',
  saveLastRoute: 'Recordar última página',
  signIn: 'Iniciar sesión',
  signOut: 'Cerrar sesión',
  liftSignInLock: 'Desbloquear inicio de sesión',
}

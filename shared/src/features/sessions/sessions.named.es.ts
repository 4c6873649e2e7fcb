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
  liftOwnLock: 'Desbloquear el inicio de sesión de la propia cuenta',
  liftSignInLock: 'Desbloquear inicio de sesión',
}

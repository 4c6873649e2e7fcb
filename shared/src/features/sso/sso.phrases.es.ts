// What mails about signing in by a provider say, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  'Your account can be signed in to with {provider}': 'Ya se puede iniciar sesión en la cuenta con {provider}',
  'From now on you can sign in with {provider}, besides your password.':
    'Desde ahora se puede iniciar sesión con {provider}, además de con la contraseña.',
  'My account': 'Mi cuenta',
  'If it was not you: remove it on the page of your account, and choose another password.':
    'Si no fue una acción propia: conviene quitarlo en la página de la cuenta y elegir otra contraseña.',
  'Your account can no longer be signed in to with {provider}':
    'Ya no se puede iniciar sesión en la cuenta con {provider}',
  'You sign in with your password again, and everywhere else you were signed out.':
    'De nuevo se inicia sesión con la contraseña, y se cerró la sesión en todos los demás dispositivos.',
}

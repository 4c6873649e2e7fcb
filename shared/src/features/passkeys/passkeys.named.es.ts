// What the calls of passkeys are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  addPasskey: 'Añadir llave de acceso',
  beginPasskey: 'Empezar a añadir una llave de acceso',
  beginPasskeySignIn: 'Empezar a iniciar sesión con una llave de acceso',
  beginPasskeyStep: 'Empezar el segundo paso con una llave de acceso',
  listPasskeys: 'Ver llaves de acceso',
  beginFirstPasskey: 'Preguntar por la primera llave de acceso',
  addFirstPasskey: 'Primera llave de acceso',
  passPasskeyStep: 'Segundo paso con una llave de acceso',
  removePasskey: 'Quitar llave de acceso',
  renamePasskey: 'Cambiar el nombre de una llave de acceso',
  signInWithPasskey: 'Iniciar sesión con una llave de acceso',
}

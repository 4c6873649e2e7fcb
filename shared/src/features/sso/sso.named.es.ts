// What the events and calls of signing in by a provider are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  beginSso: 'Empezar a iniciar sesión con un proveedor',
  completeSso: 'Terminar de iniciar sesión con un proveedor',
  disableSso: 'Dejar de iniciar sesión con un proveedor',
  linkSso: 'Vincular la cuenta con un proveedor',
  ownSso: 'Ver el inicio de sesión con proveedores',
}

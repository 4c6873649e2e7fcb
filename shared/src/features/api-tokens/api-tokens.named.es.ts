// What the events and calls of access tokens are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  ApiTokenMade: 'Token de acceso creado',
  ApiTokenExpiryReminded: 'Aviso de vencimiento de un token de acceso',
  ApiTokenRevoked: 'Token de acceso revocado',
  apiTokens: 'Ver tokens de acceso',
  makeApiToken: 'Crear un token de acceso',
  revokeApiToken: 'Revocar un token de acceso',
}

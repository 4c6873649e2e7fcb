// What the rules of access tokens say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'api_token.scope_unknown': 'no es nada a lo que un token pueda acceder: {scope}',
  'api_token.not_for_organization': 'los tokens de una organización los crean quienes la coordinan',
  'api_token.too_many':
    'Se han creado todos los tokens que una persona puede crear en un día. Se puede volver a intentar en {minutes} minutos',
}

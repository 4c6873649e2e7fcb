// What passkeys say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'passkeys.not_offered': 'las llaves de acceso no funcionan en esta dirección',
  'passkeys.most': 'no se pueden tener más llaves de acceso. Primero hay que quitar una',
  'passkeys.expired': 'tardó demasiado o ya se hizo. Hay que volver a intentarlo',
  'passkeys.failed': 'esta llave de acceso no sirvió. Se puede volver a intentar o iniciar sesión de otro modo',
  'passkeys.known': 'esta llave de acceso ya está',
  'passkeys.none': 'no hay ninguna llave de acceso que usar aquí',
  'passkeys.counter':
    'esta llave de acceso no se aceptó: puede haberse copiado. Hay que iniciar sesión de otro modo, quitarla y añadir otra',
}

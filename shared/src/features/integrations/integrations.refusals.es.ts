// What the rules of integrations say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'integration.kind_unknown': 'no es nada de lo que se pueda avisar a una integración: {kind}',
  'integration.address_not_public': 'tiene que empezar por https:// y llevar a un servidor público',
  'integration.too_many':
    'Esta organización tiene todas las integraciones que puede tener: {most}. Se puede eliminar una que nadie necesite',
  'integration.paused': 'Esta integración está en pausa y no se le envía nada. Primero hay que reanudarla',
  'integration.not_failed': 'Esto no ha fallado: ya se envió o está a la espera',
  'integration.too_often': 'Se han enviado muchas pruebas. Se puede volver a intentar en {minutes} minutos',
}

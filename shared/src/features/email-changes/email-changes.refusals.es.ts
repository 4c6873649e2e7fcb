// What is said to whoever asks for another address and cannot go on, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'email_change.same': 'ya es la dirección de la cuenta',
  'email_change.closed': 'No se puede iniciar sesión con esta cuenta: primero hay que abrirla',
  'email_change.too_many':
    'Ya se han pedido bastantes direcciones. Se puede volver a intentar dentro de {minutes} minutos',
  'email_change.unknown': 'Este enlace no hace nada. Hay que usar el enlace del correo tal como está',
  'email_change.withdrawn': 'Este cambio se retiró o se pidió de nuevo. Hay que usar el enlace del correo más reciente',
  'email_change.expired': 'Este enlace ha caducado',
  'email_change.held_used': 'Mientras tanto, otra persona usa esta dirección. Hay que elegir otra',
}

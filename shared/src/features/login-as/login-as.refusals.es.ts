// What acting as somebody says when it refuses, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'login_as.oneself': 'esta es la propia cuenta',
  'login_as.admin': 'nadie usa la cuenta de otra persona que administra el sistema',
  'login_as.closed': 'esta persona no puede iniciar sesión: la cuenta está cerrada o sin verificar, o no tiene puesto',
  'login_as.none': 'ya se está usando la propia cuenta',
}

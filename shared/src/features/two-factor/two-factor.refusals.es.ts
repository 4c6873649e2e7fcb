// What two-factor sign-in says when it refuses, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'two_factor.invalid': 'el código no es correcto',
  'two_factor.expired': 'el código venció o ya se usó. Hay que usar el que aparece ahora',
  'two_factor.too_many': 'demasiados códigos incorrectos. Hay que volver a iniciar sesión con la contraseña',
  'two_factor.today.too_many':
    'demasiados códigos incorrectos hoy. Se puede usar un código de recuperación o pedir a quien administra el sistema que restablezca la verificación en dos pasos',
  'two_factor.method_unavailable': 'este método no se ofrece aquí',
  'two_factor.not_chosen': 'no hay nada por configurar. Primero hay que elegir un método',
  'two_factor.none': 'la verificación en dos pasos no está configurada',
  'two_factor.required':
    'este rol no puede quedarse sin verificación en dos pasos. Se puede sustituir por otra aplicación',
  'two_factor.own': 'la propia se quita en la página de la cuenta, con la contraseña',
}

// What two-factor sign-in says when it refuses, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'two_factor.invalid': 'el código no es correcto',
  'two_factor.expired': 'el código venció o ya se usó. Hay que usar el más reciente',
  'two_factor.too_many': 'demasiados códigos incorrectos. Hay que volver a iniciar sesión con la contraseña',
  'two_factor.today.too_many':
    'demasiados códigos incorrectos hoy. Se puede usar un código de recuperación o pedir a quien administra el sistema que restablezca la verificación en dos pasos',
  'two_factor.method_unavailable': 'este método no se ofrece aquí',
  'two_factor.not_chosen': 'no hay nada por configurar. Primero hay que elegir un método',
  'two_factor.none': 'la verificación en dos pasos no está configurada',
  'two_factor.required':
    'este rol no puede quedarse sin verificación en dos pasos. Se puede sustituir por otra aplicación u otro teléfono',
  'two_factor.country_unavailable':
    'no se envían mensajes de texto a este país. En su lugar se puede elegir una aplicación de autenticación',
  'two_factor.text.too_soon': 'se acaba de enviar un código. Se puede enviar otro dentro de {seconds} segundos',
  'two_factor.text.too_many':
    'se han enviado demasiados códigos. Se puede enviar otro dentro de {minutes} minutos; mientras tanto sirve un código de recuperación',
  'two_factor.phone.too_many': 'demasiados códigos incorrectos. Se puede volver a intentar dentro de {minutes} minutos',
  'two_factor.own': 'la propia se quita en la página de la cuenta, con la contraseña',
}

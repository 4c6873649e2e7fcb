// What signing in by a provider says when it refuses, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'sso.unavailable': 'esta forma de iniciar sesión no se ofrece aquí',
  'sso.unreachable':
    'ahora no se puede contactar con el proveedor. Se puede iniciar sesión con la contraseña o volver a intentarlo más tarde',
  'sso.too_many':
    'se ha empezado a iniciar sesión demasiadas veces desde aquí. Se puede volver a intentar dentro de {minutes} minutos',
  'sso.lost': 'este inicio de sesión no empezó en este navegador o tardó demasiado. Hay que empezar de nuevo',
  'sso.cancelled': 'el proveedor no compartió nada. Se puede iniciar sesión con la contraseña',
  'sso.failed': 'no se pudo comprobar la respuesta del proveedor. Hay que empezar de nuevo',
  'sso.not_linked':
    'ninguna cuenta de aquí está vinculada con ella. Hay que iniciar sesión con la contraseña y vincularla en la página de la cuenta',
  'sso.taken': 'ya está vinculada con otra cuenta de aquí',
  'sso.linked_already': 'la cuenta ya está vinculada. Para vincular otra, primero hay que quitar la de ahora',
}

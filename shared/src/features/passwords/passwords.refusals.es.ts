// What is said of passwords and of links that reset them, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'password.too_short': 'debe tener al menos {least} caracteres',
  'password.too_long': 'debe tener como máximo {most} caracteres',
  'password.contains_email': 'no debe contener parte del correo electrónico',
  'password.contains_name': 'no debe contener parte del nombre',
  'password.common': 'figura en una lista de contraseñas que se prueban primero. Conviene elegir otra',
  'password.guessable':
    'es demasiado fácil de adivinar. Conviene alargarla o elegir palabras que no tengan relación entre sí',
  'password.unchanged': 'es la que ya tiene. Hay que elegir otra',
  'password.wrong_current': 'no es la que abre esta cuenta',
  'password.too_many': 'Se han comprobado demasiadas contraseñas. Se puede volver a intentar en {seconds} segundos',
  'reset.too_many': 'Se han pedido demasiados enlaces. Se puede volver a intentar en {minutes} minutos',
  'reset.nobody': 'nadie inicia sesión con este correo',
  'reset.closed': 'no se puede iniciar sesión en esta cuenta, así que no se envía ningún enlace',
  'reset_link.too_many': 'Se han probado demasiados enlaces. Se puede volver a intentar en {minutes} minutos',
  'reset.wrong_link': 'Este enlace no abre nada. Hay que pedir uno nuevo',
  'reset.used': 'Este enlace ya se ha usado. Se puede iniciar sesión con la contraseña elegida o pedir un enlace nuevo',
  'reset.expired': 'Este enlace ha caducado. Hay que pedir uno nuevo',
  'reset.replaced': 'Después se envió un enlace más reciente. Hay que usar ese o pedir uno nuevo',
}

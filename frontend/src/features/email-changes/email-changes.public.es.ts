// The words of changing an address, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { emailSectionMessages } from './email-section.messages'
import type { stopPageMessages } from './stop-page.messages'

const email: typeof emailSectionMessages = {
  title: 'Dirección de correo',
  about: 'Con ella se inicia sesión, y allí llegan los correos.',
  waiting:
    'La dirección %{email} espera a que se confirme con el enlace del correo que se le envió. Hasta entonces se usa %{present}.',
  comes_back:
    'Los correos a esta dirección vuelven desde: %{since}. Sin una que los reciba no llegan códigos ni contraseñas nuevas: aquí se puede cambiar.',
  field: { email: 'Nueva dirección de correo' },
  change: {
    button: 'Cambiar el correo',
    title: 'Cambiar la dirección de correo',
    text: 'Se envía un correo a la nueva dirección: con su enlace se confirma que es propia. La actual recibe un aviso y puede detener el cambio.',
    submit: 'Enviar el correo',
    done: 'Va en camino un correo a la nueva dirección.',
  },
  keep: { button: 'Conservar la dirección actual', done: 'La dirección queda como está.' },
  admin: {
    button: 'Cambiar el correo',
    title: 'Otra dirección de correo para %{name}',
    text: 'Se envía un correo a la nueva dirección, cuyo enlace abre esta persona con su contraseña. La actual recibe un aviso y puede detener el cambio.',
  },
}

const stopping: typeof stopPageMessages = {
  title: 'Detener el cambio de dirección',
  text: 'La cuenta conserva la dirección %{email}, o la recupera. Se cierran todas las sesiones y la contraseña deja de servir: se elige otra por medio de un correo a esta dirección.',
  submit: 'Detener el cambio',
  lost: 'Este enlace no hace nada. Hay que abrir el enlace del correo tal como está.',
  stopped: 'El cambio se detuvo y se cerraron todas las sesiones. Ahora conviene elegir una contraseña nueva.',
  next: 'Elegir una contraseña nueva',
  failed: 'No se pudo hacer. Conviene volver a intentarlo.',
}

export const publicWords: PageWords = { email, 'email-stop': stopping }

// The words of choosing a password, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { ownPasswordMessages } from './own-password.messages'
import type { passwordPageMessages } from './password-page.messages'

const passwords: typeof passwordPageMessages = {
  password: 'Contraseña nueva',
  confirmation: 'Contraseña nueva otra vez',
  show: 'Mostrar contraseña',
  hide: 'Ocultar contraseña',
  required: 'Este campo es obligatorio.',
  mismatch: 'Las dos contraseñas no coinciden.',
  tooShort: 'Hacen falta al menos %{least} caracteres.',
  policy: {
    normal:
      'Al menos 10 caracteres, sin el nombre ni el correo electrónico. Varias palabras sin relación entre sí son fáciles de recordar y difíciles de adivinar.',
    extra_strong:
      'Al menos 16 caracteres, como pide la organización, sin el nombre ni el correo electrónico. Varias palabras sin relación entre sí son fáciles de recordar y difíciles de adivinar.',
  },
  meter: 'Seguridad de la contraseña',
  strength: { weak: 'Débil', fair: 'Aceptable', strong: 'Fuerte', extra_strong: 'Muy fuerte' },
  beside: 'La contraseña %{errors}.',
  failed: 'No funcionó. Conviene volver a intentarlo.',
  unreachable: 'No se pudo contactar con Practicum. Conviene revisar la conexión y volver a intentarlo.',
  ask: {
    title: '¿Contraseña olvidada?',
    intro: 'Enviamos un enlace para elegir una nueva.',
    email: 'Correo electrónico',
    validEmail: 'Se necesita un correo electrónico válido.',
    submit: 'Enviar el enlace',
    nothing: '¿No llega nada? Conviene mirar en el correo no deseado y comprobar que la dirección sea la de la cuenta.',
    again: 'Usar otra dirección',
    back: 'Volver a iniciar sesión',
  },
  choose: {
    title: 'Elegir una contraseña nueva',
    intro: 'Para %{email}. Después se inicia sesión con ella, y la sesión se cierra en todos los demás lugares.',
    submit: 'Cambiar contraseña',
    looking: 'Comprobando el enlace',
    lost: 'Hay que abrir otra vez el enlace del correo: por seguridad, esta página no lo guarda.',
    another: 'Pedir un enlace nuevo',
  },
}

const own: typeof ownPasswordMessages = {
  title: 'Contraseña',
  about: 'Al cambiarla se cierra la sesión en todos los demás dispositivos.',
  current: 'Contraseña actual',
  submit: 'Cambiar contraseña',
  cancel: 'Cancelar',
  changed: 'La contraseña ha cambiado. Se cerró la sesión en los demás dispositivos.',
}

export const publicWords: PageWords = { passwords, 'own-password': own }

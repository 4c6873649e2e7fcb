// The words of devices, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { deviceSectionMessages } from './device-section.messages'

const devices: typeof deviceSectionMessages = {
  title: 'Dónde está abierta la sesión',
  about: 'Conviene cerrar la sesión donde ya no se usa, y donde no se reconozca el dispositivo.',
  here: 'Este dispositivo',
  named: '%{browser} en %{system}',
  unknown: 'Un dispositivo que no dice cuál es',
  by_admin: 'Un administrador, en nombre de esta cuenta',
  seen: 'Último uso',
  since: 'sesión abierta',
  from: 'desde %{ip}',
  sign_out: 'Cerrar sesión',
  sign_out_named: 'Cerrar sesión: %{device}',
  signed_out: 'Se cerró la sesión allí.',
  others: {
    button: 'Cerrar las demás sesiones',
    title: '¿Cerrar las demás sesiones?',
    consequence:
      'Lo que esté abierto allí volverá a pedir la contraseña, y cada dispositivo recordado, también un código. Lo que no se haya guardado queda como borrador.',
    done: 'Se cerró la sesión en otro dispositivo. |||| Se cerró la sesión en otros %{smart_count} dispositivos.',
  },
  remembered: {
    title: 'Dispositivos recordados',
    about:
      'Aquí el inicio de sesión pide solo la contraseña, sin un código después. Conviene olvidar los que ya usa alguien más.',
    none: 'No hay ningún dispositivo recordado. Cuando el inicio de sesión pide un código, se puede recordar el dispositivo durante 30 días.',
    since: 'Recordado',
    until: 'hasta',
    used: 'último uso',
    unused: 'sin usar todavía',
    forget: 'Olvidar',
    forget_named: 'Olvidar: %{device}',
    forgotten: 'Allí el inicio de sesión volverá a pedir un código.',
    all: {
      button: 'Olvidar todos',
      title: '¿Olvidar todos los dispositivos recordados?',
      consequence:
        'En cada uno de ellos, incluido este, el inicio de sesión volverá a pedir un código. No se cierra ninguna sesión.',
      done: 'Se olvidó %{smart_count} dispositivo. |||| Se olvidaron %{smart_count} dispositivos.',
    },
  },
}

export const publicWords: PageWords = { devices }

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
      'Lo que esté abierto allí volverá a pedir la contraseña. Lo que no se haya guardado queda como borrador.',
    done: 'Se cerró la sesión en otro dispositivo. |||| Se cerró la sesión en otros %{smart_count} dispositivos.',
  },
}

export const publicWords: PageWords = { devices }

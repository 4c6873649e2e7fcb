// What the calls of devices are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  listDevices: 'Ver dispositivos con sesión abierta',
  signOutDevice: 'Cerrar sesión en un dispositivo',
  signOutOtherDevices: 'Cerrar sesión en los demás dispositivos',
  listRememberedDevices: 'Ver dispositivos recordados',
  forgetDevice: 'Olvidar un dispositivo',
  forgetAllDevices: 'Olvidar todos los dispositivos',
}

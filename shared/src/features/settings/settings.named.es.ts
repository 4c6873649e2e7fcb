// What the events and calls of settings are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  BannerChanged: 'Aviso modificado',
  LockoutChanged: 'Bloqueo modificado',
  LockoutStarted: 'Bloqueo iniciado',
  getSetting: 'Ver ajuste',
  listSettings: 'Ver ajustes',
  putSetting: 'Cambiar ajuste',
  startLockout: 'Iniciar bloqueo',
}

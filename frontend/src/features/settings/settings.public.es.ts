// The words of the toggles of platform settings, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { settingTogglesMessages } from './setting-toggles.messages'

const toggles: typeof settingTogglesMessages = {
  banner: {
    title: 'Aviso de mantenimiento',
    text: 'Se muestra encima de cada página, a todo el mundo.',
    message: 'Mensaje',
    show: 'Mostrar aviso',
    hide: 'Ocultar aviso',
    change: 'Cambiar mensaje',
    changed: 'El mensaje del aviso cambió.',
    shown: 'El aviso de mantenimiento se muestra ahora.',
    hidden: 'El aviso de mantenimiento está oculto ahora.',
    on: 'Visible',
    off: 'Oculto',
  },
  lockout: {
    title: 'Bloqueo de acceso',
    text: 'El bloqueo está preparado. Al activarlo se cierra de inmediato la sesión de todo el mundo, salvo de quienes administran.',
    on_text: 'Hasta que se desactive, solo pueden iniciar sesión quienes administran.',
    unprime: 'Anular preparación',
    unprimed_now: 'El bloqueo ya no está preparado.',
    start: 'Bloquear el acceso',
    confirm_title: '¿Bloquear el acceso?',
    consequence:
      'Se cierra de inmediato la sesión de todo el mundo, salvo de quienes administran, y nadie más puede iniciarla hasta que se desactive el bloqueo.',
    stop: 'Desactivar bloqueo',
    started: 'El bloqueo empezó.',
    stopped: 'El bloqueo está desactivado y ya no está preparado.',
    on: 'Activado',
    off: 'Preparado',
    unprimed: 'Sin preparar',
    prime: 'Preparar bloqueo',
    prime_text: 'Bloquear el acceso requiere dos pasos. Prepararlo todavía no cambia nada.',
    primed: 'El bloqueo está preparado. Ya se puede activar.',
  },
  failed: 'No se pudo cambiar un ajuste',
}

export const publicWords: PageWords = { toggles }

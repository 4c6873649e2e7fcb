// The words of passkeys on the page of one's account, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { passkeySectionMessages } from './passkey-section.messages'

const section: typeof passkeySectionMessages = {
  title: 'Llaves de acceso',
  about:
    'Se inicia sesión con la huella, la cara o el PIN del dispositivo, sin contraseña y sin código. Lo que abre la cuenta nunca sale del dispositivo.',
  none: 'Todavía no hay ninguna llave de acceso.',
  not_here: 'Este navegador no puede crear llaves de acceso.',
  not_offered: 'Las llaves de acceso no funcionan en la dirección de esta instalación.',
  added_at: 'Añadida',
  used_at: 'último uso',
  unused: 'sin usar todavía',
  name: 'Nombre',
  name_help: 'Para reconocer el dispositivo.',
  not_made: 'No se creó ninguna llave de acceso.',
  known: 'Este dispositivo ya tiene una llave de acceso de esta cuenta.',
  again: {
    text: 'El dispositivo pide la huella, la cara o su PIN.',
    button: 'Usar una llave de acceso',
    none: 'No se usó ninguna llave de acceso. Hay que volver a intentarlo.',
    failed: 'No funcionó. Hay que volver a intentarlo.',
    other: 'Esta llave de acceso abre otra cuenta. Hay que usar una propia.',
  },
  add: {
    button: 'Añadir llave de acceso',
    title: 'Añadir una llave de acceso',
    consequence: 'Para seguir hace falta la contraseña. Después el dispositivo pide la huella, la cara o su PIN.',
    done: 'Se añadió la llave de acceso.',
  },
  rename: {
    button: 'Cambiar nombre',
    named: 'Cambiar nombre: %{name}',
    title: 'Cambiar el nombre de la llave de acceso',
    consequence: 'El nombre solo lo ve su titular.',
    done: 'Se cambió el nombre de la llave de acceso.',
  },
  remove: {
    button: 'Quitar',
    named: 'Quitar: %{name}',
    title: '¿Quitar “%{name}”?',
    consequence:
      'Ya no servirá para iniciar sesión, y las demás sesiones se cierran. El dispositivo puede seguir ofreciéndola hasta que se borre allí.',
    done: 'Se quitó la llave de acceso.',
  },
}

export const publicWords: PageWords = { passkeys: section }

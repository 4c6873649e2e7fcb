// The words of access tokens, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { tokenSectionMessages } from './token-section.messages'

const tokens: typeof tokenSectionMessages = {
  title: 'Tokens de acceso',
  about:
    'Un programa que tenga un token actúa en nombre propio de quien lo creó, en el puesto en que se creó y en la medida en que el token lo permita. Conviene dar a cada programa el suyo y guardarlos en privado.',
  none: 'No hay ningún token.',
  make: 'Crear un token',
  of_organization: 'De la organización',
  by: 'creado por %{name}, en %{organization}',
  until: 'Sirve hasta',
  expired: 'Caducado',
  used: 'Último uso',
  unused: 'Todavía sin usar',
  form: {
    title: 'Crear un token de acceso',
    submit: 'Crear el token',
    done: 'El token está creado. Hay que copiarlo ahora.',
    name: 'Nombre',
    name_help: 'Para qué sirve: así se reconocerá después.',
    of: 'De quién es',
    of_person: 'Propio',
    of_organization:
      'De la organización: quienes la coordinan lo ven y pueden revocarlo. Actúa en el puesto propio y termina con él.',
    scopes: 'Qué puede hacer',
    days: 'Días hasta que caduque',
    days_help: 'De 1 a 365.',
  },
  access: { none: 'Nada', read: 'Leer', write: 'Leer y modificar' },
  group: {
    attachments: 'Archivos',
    'ce-courses': 'Cursos',
    forms: 'Formularios',
    'live-sessions': 'Sesiones en vivo',
    members: 'Personas de la organización',
    notifications: 'Notificaciones',
    placements: 'Prácticas',
    'task-templates': 'Plantillas de tareas',
    tasks: 'Tareas',
  },
  shown: {
    title: 'El token nuevo',
    once: 'Este es el token. Se muestra solo ahora: hay que copiarlo en el programa que lo necesita.',
    label: 'Token de acceso',
    copy: 'Copiar token',
    copied: 'El token se ha copiado.',
    not_copied: 'No se pudo copiar el token. Se puede seleccionar y copiar a mano.',
    kept: 'Ya está guardado',
  },
  revoke: {
    button: 'Revocar',
    named: 'Revocar %{name}',
    title: '¿Revocar este token?',
    consequence: 'Los programas que tengan “%{name}” ya no podrán entrar. Esto no se puede deshacer.',
    done: 'El token se ha revocado.',
  },
}

export const publicWords: PageWords = { 'api-tokens': tokens }

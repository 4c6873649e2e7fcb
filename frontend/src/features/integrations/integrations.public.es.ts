// The words of the screens of integrations, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { integrationScreenMessages } from './integration-screens.messages'

const webhooks: typeof integrationScreenMessages = {
  title: 'Integraciones',
  about:
    'Una integración es una dirección web a la que se avisa de lo que ocurre en la organización con un webhook firmado: qué clase de cosa y sus identificadores. Sin nombres ni contenidos.',
  empty:
    'Todavía no hay integraciones. Con una, otro sistema de la organización se entera enseguida de lo que ocurre aquí.',
  add: 'Añadir una integración',
  field: {
    name: 'Nombre',
    address: 'Dirección',
    hears: 'Se le avisa de',
    created_at: 'Creación',
    former: 'Secreto anterior',
  },
  former_until: 'También firma hasta',
  status: { active: 'Activa', paused: 'En pausa' },
  paused: {
    asked: 'En pausa: no se le avisa de lo que ocurre mientras tanto.',
    gone: 'Se puso en pausa sola: la dirección respondió que ya no existe (410).',
    failing: 'Se puso en pausa sola: durante cinco días no llegó nada.',
  },
  form: {
    create: 'Añadir una integración',
    edit: 'Modificar la integración',
    submit: 'Guardar',
    name_help: 'Así se reconocerá después.',
    address_help: 'Empieza por https:// y lleva a un servidor público.',
    hears_help: 'Hay que elegir al menos una.',
    changed: 'Esta integración ha cambiado desde que se abrió. Al guardar, los valores de aquí reemplazan a estos:',
    created: 'La integración está creada. Hay que copiar su secreto ahora.',
    saved: 'La integración se guardó.',
  },
  secret: {
    title: 'El secreto de la integración',
    once: 'Se muestra solo ahora. Hay que guardarlo donde el otro sistema lo lea.',
    label: 'Secreto',
    copy: 'Copiar secreto',
    copied: 'El secreto se ha copiado.',
    not_copied: 'No se pudo copiar el secreto. Se puede seleccionar y copiar a mano.',
    check:
      'Conviene comprobar cada webhook antes de creerlo: la firma se hace con webhook-id, webhook-timestamp y el cuerpo con este secreto, como dice Standard Webhooks. Hay bibliotecas para muchos lenguajes: standardwebhooks.com.',
    kept: 'Ya está guardado',
  },
  edit: 'Modificar',
  test: { button: 'Enviar una prueba', done: 'La prueba está en camino.' },
  pause: {
    button: 'Poner en pausa',
    title: '¿Poner en pausa esta integración?',
    consequence:
      'No se envía nada a “%{name}” hasta que se reanude, y nunca se le avisa de lo que ocurra mientras tanto.',
    done: 'La integración está en pausa.',
  },
  resume: { button: 'Reanudar', done: 'La integración vuelve a estar activa.' },
  renew: {
    button: 'Secreto nuevo',
    title: '¿Crear un secreto nuevo?',
    consequence:
      'Durante 24 horas los webhooks se firman también con el secreto anterior. Después solo sirve el nuevo.',
    done: 'El secreto nuevo está creado. Hay que copiarlo ahora.',
  },
  remove: {
    button: 'Eliminar',
    title: '¿Eliminar esta integración?',
    consequence: 'Ya no se avisa de nada a “%{name}” y lo que espera no se envía. Esto no se puede deshacer.',
    done: 'La integración se eliminó.',
  },
  tabs: { label: 'Partes de la integración', deliveries: 'Envíos', history: 'Historial' },
  deliveries: {
    about: 'Los 200 más recientes de los últimos 30 días.',
    empty: {
      active: 'Todavía no se ha enviado nada. Con una prueba se ve si llega.',
      paused: 'Todavía no se ha enviado nada.',
    },
    test: 'Una prueba',
    status: { waiting: 'En espera', sent: 'Recibido', failed: 'No llegó' },
    attempts: '%{smart_count} intento |||| %{smart_count} intentos',
    answered: 'respuesta %{answer}',
    failure: {
      private_address: 'la dirección lleva a una red privada',
      timeout: 'sin respuesta en 10 segundos',
      unreachable: 'no se pudo llegar',
      paused: 'la integración estaba en pausa',
    },
    next: 'Próximo intento:',
    again: 'Enviar otra vez',
    again_named: 'Enviar otra vez: %{kind}',
    again_done: 'Se envía otra vez.',
  },
}

export const publicWords: PageWords = { webhooks }

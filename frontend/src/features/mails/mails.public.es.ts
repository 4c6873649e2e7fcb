// The words of the screens of mails, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { mailScreenMessages } from './mail-screens.messages'

const mailing: typeof mailScreenMessages = {
  empty: 'Todavía no se ha escrito ningún correo.',
  field: {
    subject: 'Asunto',
    to: 'Para',
    status: 'Estado',
    queued_at: 'Escrito',
    due_at: 'Próximo intento',
    sent_at: 'Enviado',
    bounced_at: 'Devuelto',
  },
  status: {
    queued: 'En espera',
    sending: 'Enviándose',
    sent: 'Enviado',
    rejected: 'No enviado',
    unconfirmed: 'Quizá enviado',
    kept: 'Conservado aquí',
    bounced: 'Devuelto',
    held_back: 'Retenido',
  },
  standing: {
    queued: 'Todavía no se aceptó. Se intentará de nuevo automáticamente.',
    rejected: 'No se envió y no se volverá a intentar automáticamente.',
    unconfirmed: 'Se entregó y la conexión se cortó antes de la respuesta. No se sabe si se aceptó.',
    bounced: 'El servidor de correo lo aceptó y después lo devolvió: no se pudo entregar (%{code}).',
    held_back:
      'Los correos a esta dirección vuelven, por lo que este no se envió. Los códigos, las contraseñas nuevas y los avisos se intentan de todos modos.',
    kept: 'Aquí no hay nada configurado que lo envíe; se conserva aquí para leerlo.',
  },
  again: {
    button: 'Enviar de nuevo',
    title: '¿Enviarlo de nuevo a %{to}?',
    text: 'Sale enseguida, tal como se escribió.',
    comes_back: 'Los correos a esta dirección vuelven. Este también podría volver.',
    perhaps_twice: 'Puede que ya haya llegado; en ese caso llegaría por segunda vez.',
    success: 'Está en camino de nuevo.',
  },
  templates: {
    text: 'Lo que se escribe a la gente. Lo que está entre llaves se completa para cada persona.',
    language: 'Idioma',
    organization: 'En nombre de',
    none: 'Ninguna organización se llama así.',
    find: 'Buscar por palabras',
    not_found: 'Ninguna tiene estas palabras.',
    mail: 'Correo',
    text_message: 'Mensaje de texto',
    can_wait: 'no se envía a direcciones de las que vuelven los correos',
  },
  details: {
    label: 'Partes de este correo',
    message: 'Mensaje',
    text: 'Texto sin formato',
    history: 'Historial',
    secret: '%{label}: el enlace está en el correo mismo y en ningún otro lugar.',
  },
}

export const publicWords: PageWords = { mailing }

// What the fields of a mail are called where its past is told, in Spanish.
import type { Messages } from '../../providers/words'

export const mailsPast: Messages = {
  thing: { mail: 'Correo' },
  field: {
    kind: 'Tipo',
    language: 'Idioma',
    to: 'Para',
    to_address: 'Dirección',
    paragraphs: 'Mensaje',
    action: 'Botón',
    closing: 'Despedida',
    organization: 'Organización',
    expires_at: 'Vencimiento del enlace',
    name: 'Nombre',
    subject: 'Asunto',
    content: 'Mensaje',
    mail_status: 'Estado',
    reason: 'Motivo',
    attempts: 'Intentos',
    attempt: 'Intento',
    queued_at: 'Escrito',
    due_at: 'Próximo intento',
    attempted_at: 'Intentado',
    sent_at: 'Enviado',
    bounced_at: 'Devuelto',
    bounce_code: 'Motivo de la devolución',
    code: 'Motivo de la devolución',
  },
  value: {
    mail_status: {
      queued: 'En espera',
      sending: 'Enviándose',
      sent: 'Enviado',
      rejected: 'No enviado',
      unconfirmed: 'Quizá enviado',
      kept: 'Conservado aquí',
      bounced: 'Devuelto',
      held_back: 'Retenido',
    },
  },
}

// What the events and calls of mails are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  MailQueued: 'Correo escrito',
  MailAttempted: 'Envío de correo intentado',
  MailSent: 'Correo enviado',
  MailDeferred: 'Correo aplazado',
  MailRejected: 'Correo no enviado',
  MailUnconfirmed: 'Envío de correo sin confirmar',
  MailKept: 'Correo conservado aquí',
  MailBounced: 'Correo devuelto',
  MailHeldBack: 'Correo retenido',
  MailRequeued: 'Correo puesto en espera de nuevo',
  listMails: 'Ver correos',
  exportMails: 'Exportar correos',
  getMail: 'Ver correo',
  mailTemplates: 'Ver plantillas de correos',
  waitingMails: 'Ver correos en espera',
  sendMailAgain: 'Enviar correo de nuevo',
}

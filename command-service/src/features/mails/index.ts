// What mails do on the write side: the one object that the list of features holds.
import type { MailCandidates } from '@practicum/shared/features/mails/mails.candidates'
import type { CommandFeature } from '../../execution/feature'
import { textDemonstration } from './mails.demonstration'
import { sendingReaction, writingReaction } from './mails.reactions'
import { mailRoutes } from './mails.routes'
import { mailSchedule, secretSchedule } from './mails.schedule'
import { MailSending } from './mails.sending'

export const mails: CommandFeature = {
  name: 'mails',
  demonstration: textDemonstration,
  routes: mailRoutes,
  reactions: ({ services: { executor, capabilities, credentials, mail, mailing }, slots, lookUps }) => [
    writingReaction(mail, {
      rules: slots.mails,
      executor,
      capabilities,
      emailIndex: email => credentials.emailIndex(email),
    }),
    sendingReaction(new MailSending(executor, mailing, lookUps as MailCandidates)),
  ],
  schedules: ({ services: { executor, mailing }, lookUps }) => [
    secretSchedule(mailing.secrets),
    ...((mailing.mailer ?? mailing.texter)
      ? [mailSchedule(new MailSending(executor, mailing, lookUps as MailCandidates), lookUps as MailCandidates)]
      : []),
  ],
}

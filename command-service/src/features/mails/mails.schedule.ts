// What time does to mails: those that were deferred are tried again, and of those that a dead process was sending, one is told that nobody knows.
import type { MailSecrets } from '@practicum/infra/mail/secrets'
import type { MailCandidates } from '@practicum/shared/features/mails/mails.candidates'
import { eachAlone, type Schedule } from '../../reactions/schedules'
import type { MailSending } from './mails.sending'

export const mailSchedule = (sending: MailSending, candidates: MailCandidates): Schedule => ({
  name: 'mails',
  cron: '*/10 * * * * *',
  async run(now) {
    const due = await candidates.due(now)
    const stuck = await candidates.stuck(now)
    await eachAlone([
      ...stuck.map(mailId => () => sending.giveUp(mailId)),
      ...due.map(mailId => () => sending.send(mailId)),
    ])
  },
})

export const secretSchedule = (secrets: Pick<MailSecrets, 'forgetOld'>): Schedule => ({
  name: 'mail-secrets',
  cron: '*/5 * * * *',
  run: () => secrets.forgetOld(),
})

// How mails and text messages leave: over the server of SMTP_URL and the account of TWILIO_ACCOUNT_SID, or not at all.
import type { Logos, Mailing } from '@practicum/command-service/reactions/mailing'
import type { Config } from '@practicum/infra/config/config'
import type { StoredPersonKeys } from '@practicum/infra/keys/postgres'
import type { Mailer } from '@practicum/infra/mail/port'
import { ReturnPaths } from '@practicum/infra/mail/return-path'
import { MailSecrets } from '@practicum/infra/mail/secrets'
import { twilioTexter } from '@practicum/infra/texts/twilio'
import type pg from 'pg'

interface MailingParts {
  readonly config: Pick<Config, 'mail' | 'mailReturns' | 'texts' | 'publicUrl' | 'secrets'>
  readonly pool: pg.Pool
  readonly keys: StoredPersonKeys
  readonly logos: Logos
}

export const mailingOf = ({ config, pool, keys, logos }: MailingParts): Mailing => ({
  mailer: config.mail && mailerTo(config.mail, returnPathsOf(config)),
  texter: config.texts && twilioTexter(config.texts),
  secrets: new MailSecrets(pool, keys),
  logos,
  publicUrl: config.publicUrl,
})

/** Undefined: nobody listens for what comes back. */
export const returnPathsOf = ({
  mailReturns,
  secrets,
}: Pick<Config, 'mailReturns' | 'secrets'>): ReturnPaths | undefined =>
  mailReturns && new ReturnPaths(secrets.cookie, mailReturns.domain)

/** Its client is loaded with the first mail: most processes send none. */
function mailerTo(server: NonNullable<Config['mail']>, returns: ReturnPaths | undefined): Mailer {
  const location = { ...server, returnTo: returns && ((mailId: string) => returns.addressOf(mailId)) }
  let mailer: Promise<Mailer> | undefined
  return {
    async send(mail) {
      mailer ??= import('@practicum/infra/mail/smtp').then(({ smtpMailer }) => smtpMailer(location))
      return (await mailer).send(mail)
    },
  }
}

// How mails leave: over the server of SMTP_URL, or not at all.
import type { Mailing } from '@practicum/command-service/reactions/mailing'
import type { Config } from '@practicum/infra/config/config'
import type { StoredPersonKeys } from '@practicum/infra/keys/postgres'
import type { Mailer } from '@practicum/infra/mail/port'
import { MailSecrets } from '@practicum/infra/mail/secrets'
import type pg from 'pg'

interface MailingParts {
  readonly config: Pick<Config, 'mail' | 'publicUrl'>
  readonly pool: pg.Pool
  readonly keys: StoredPersonKeys
}

export const mailingOf = ({ config, pool, keys }: MailingParts): Mailing => ({
  mailer: config.mail && mailerTo(config.mail),
  secrets: new MailSecrets(pool, keys),
  publicUrl: config.publicUrl,
})

/** Its client is loaded with the first mail: most processes send none. */
function mailerTo(server: NonNullable<Config['mail']>): Mailer {
  let mailer: Promise<Mailer> | undefined
  return {
    async send(mail) {
      mailer ??= import('@practicum/infra/mail/smtp').then(({ smtpMailer }) => smtpMailer(server))
      return (await mailer).send(mail)
    },
  }
}

// Which mails follow from what happens to passwords: whoever's it is hears of a change, also where it was not theirs.
import type { MailRule } from '../../reactions/mailing'

export const passwordMails: Readonly<Record<string, MailRule>> = {
  PasswordChanged: async ({ entityId }) => [{ kind: 'password.changed', userId: entityId }],
}
